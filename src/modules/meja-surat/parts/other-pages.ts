import type { RegisterTab } from "#kit/register/register.ts";
import { suratPath } from "#modules/persuratan/index.ts";

/** What stands behind the letters: their numbers, books and proofs, and what they are made of. */
export const others: readonly RegisterTab[] = [
  { to: suratPath.ambilNomor, label: "Ambil Nomor", right: "nomorSurat:create" },
  { to: suratPath.bukuAgenda, label: "Buku Agenda", right: "suratMasuk:export" },
  { to: suratPath.ekspedisi, label: "Buku Ekspedisi", right: "ekspedisi:read" },
  { to: "/administration/bukti-surat", label: "Bukti Surat", right: "buktiSurat:read" },
  { to: "/administration/template-surat", label: "Template Surat", right: "templateSurat:read" },
  { to: "/administration/jenis-naskah", label: "Jenis Surat", right: "jenisNaskah:update" },
  { to: "/administration/buku-nomor", label: "Deret Nomor", right: "bukuNomor:update" },
  { to: "/administration/klasifikasi-surat", label: "Klasifikasi Surat", right: "klasifikasiSurat:update" },
  { to: "/administration/jadwal-retensi", label: "Jadwal Retensi Arsip", right: "jadwalRetensi:update" },
  { to: "/administration/rantai-paraf", label: "Rantai Paraf", right: "rantaiParaf:update" },
  { to: "/administration/pejabat-penandatangan", label: "Pejabat Penandatangan", right: "pejabatPenandatangan:read" },
];

/** A line about each. */
export const about: Readonly<Record<string, string>> = {
  "Ambil Nomor": "Nomor untuk surat yang ditulis di luar portal",
  "Buku Agenda": "Cetakan surat masuk dan keluar menurut nomor urut",
  "Buku Ekspedisi": "Surat yang dikirim dan tanda terimanya",
  "Bukti Surat": "Surat bertanda tangan elektronik dan keabsahannya",
  "Template Surat": "Isi baku yang dipakai berulang saat menulis surat",
  "Jenis Surat": "Pola nomor dan bentuk tiap jenis surat",
  "Deret Nomor": "Hitungan nomor surat yang mulai lagi tiap tahun",
  "Klasifikasi Surat": "Kode hal surat menurut tata naskah Kementerian Agama",
  "Jadwal Retensi Arsip": "Lama simpan surat",
  "Rantai Paraf": "Siapa memaraf tiap jenis surat",
  "Pejabat Penandatangan": "Siapa yang menandatangani surat, dan siapa penggantinya",
};
