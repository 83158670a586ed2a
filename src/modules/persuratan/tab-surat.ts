import type { RegisterTab } from "#kit/register/register.ts";

/** The letters and the books behind them, beside each other. */
export const tabSurat: readonly RegisterTab[] = [
  { to: "/administration/daftar-surat", label: "Daftar Surat", right: "suratKeluar:read" },
  { to: "/administration/surat-masuk", label: "Surat Masuk", right: "suratMasuk:read" },
  { to: "/administration/nomor-surat", label: "Nomor Terpakai", right: "nomorSurat:read" },
  { to: "/administration/buku-agenda", label: "Buku Agenda", right: "suratMasuk:export" },
  { to: "/administration/jenis-naskah", label: "Jenis Naskah", right: "jenisNaskah:update" },
  { to: "/administration/buku-nomor", label: "Buku Nomor", right: "bukuNomor:update" },
  { to: "/administration/klasifikasi-surat", label: "Klasifikasi", right: "klasifikasiSurat:read" },
];
