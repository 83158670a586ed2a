import type { RegisterTab } from "#kit/register/register.ts";
import { suratKeluarPath, suratMasukPath } from "./paths.ts";

/** The letters' desk and its views. */
const meja = "/administration/persuratan";
export const mejaView = {
  semua: `${meja}/semua`,
  konsep: `${meja}/konsep`,
  disposisi: `${meja}/disposisi`,
  nomor: `${meja}/nomor`,
  arsip: `${meja}/arsip`,
  lainnya: `${meja}/lainnya`,
} as const;

export const suratPath = {
  ambilNomor: "/administration/daftar-surat/ambil-nomor",
  calonNomor: "/administration/daftar-surat/ambil-nomor/calon",
  nomor: mejaView.nomor,
  bukuAgenda: "/administration/surat-masuk/buku-agenda",
  ekspedisi: "/administration/ekspedisi",
} as const;

/** The one row of tabs above everything that has to do with letters. */
export const tabMeja: readonly RegisterTab[] = [
  { to: meja, label: "Menunggu saya" },
  { to: mejaView.semua, label: "Semua surat", right: "suratMasuk:read" },
  { to: suratMasukPath, label: "Masuk", right: "suratMasuk:read" },
  { to: suratKeluarPath, label: "Keluar", right: "suratKeluar:read" },
  { to: mejaView.konsep, label: "Konsep", right: "naskahSurat:read" },
  { to: mejaView.disposisi, label: "Disposisi", right: "disposisi:read" },
  { to: mejaView.nomor, label: "Nomor", right: "nomorSurat:read", behind: [suratPath.ambilNomor] },
  { to: mejaView.arsip, label: "Arsip", right: "suratMasuk:read", behind: [`${mejaView.arsip}/retensi`] },
  {
    to: mejaView.lainnya,
    label: "Lainnya",
    right: "suratMasuk:read",
    behind: [
      suratPath.bukuAgenda,
      suratPath.ekspedisi,
      "/administration/template-surat",
      "/administration/jenis-naskah",
      "/administration/buku-nomor",
      "/administration/klasifikasi-surat",
      "/administration/jadwal-retensi",
    ],
  },
];
