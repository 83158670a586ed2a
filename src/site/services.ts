import type { Entry } from "./navigation.ts";

/** What the product itself offers on every page; the rest the school puts together. */
export const services: readonly Entry[] = [
  { to: "/cari", label: "Cari di situs ini" },
  { to: "/hubungi", label: "Hubungi kami" },
  { to: "/verifikasi", label: "Periksa keaslian surat" },
  { to: "/guru-dan-staf", label: "Guru dan staf" },
  { to: "/prestasi", label: "Prestasi" },
  { to: "/alumni", label: "Data alumni" },
  { to: "/privasi", label: "Privasi" },
  { to: "/aksesibilitas", label: "Aksesibilitas" },
];
