import type { RegisterTab } from "#kit/register/register.ts";

export const suratPath = {
  ambilNomor: "/administration/daftar-surat/ambil-nomor",
  calonNomor: "/administration/daftar-surat/ambil-nomor/calon",
  nomor: "/administration/daftar-surat/nomor",
  bukuAgenda: "/administration/surat-masuk/buku-agenda",
} as const;

const meja = { to: "/administration/persuratan", label: "Persuratan" } as const;
const bukuAgenda = { to: suratPath.bukuAgenda, label: "Buku Agenda", right: "suratMasuk:export" } as const;

/** The outgoing letters and the books behind them, beside each other. */
export const tabSurat: readonly RegisterTab[] = [
  meja,
  { to: "/administration/daftar-surat", label: "Daftar Surat", right: "suratKeluar:read" },
  { to: suratPath.ambilNomor, label: "Ambil Nomor", right: "nomorSurat:create" },
  { to: suratPath.nomor, label: "Nomor Terpakai", right: "nomorSurat:read" },
  bukuAgenda,
  { to: "/administration/jenis-naskah", label: "Jenis Surat", right: "jenisNaskah:update" },
  { to: "/administration/buku-nomor", label: "Deret Nomor", right: "bukuNomor:update" },
  { to: "/administration/klasifikasi-surat", label: "Klasifikasi", right: "klasifikasiSurat:update" },
];

const suratMasuk = { to: "/administration/surat-masuk", label: "Surat Masuk", right: "suratMasuk:read" } as const;

export const tabSuratMasuk: readonly RegisterTab[] = [meja, suratMasuk, bukuAgenda];

/** The book of both stands beside both. */
export const tabBukuAgenda: readonly RegisterTab[] = [meja, suratMasuk, ...tabSurat.filter((tab) => tab !== meja)];
