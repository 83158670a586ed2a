import { longBodyLimit } from "#kit/body-limits.ts";
import { pemusnahanPath, retensiPath } from "#modules/arsip/index.ts";
import { pesanPath } from "#modules/pesan/index.ts";
import type { Page } from "#server/pages/route-table.ts";
import { bareScreen, portalScreen } from "./shells.ts";

const former = { file: "modules/meja-surat/screens/former-address.ts", hidden: "bookmarks and notices of earlier versions", ...bareScreen };

const retensiSurat = { file: "modules/arsip/screens/retensi-surat.tsx", access: "arsipSurat:read", ...portalScreen } as const;

/** Letters: what comes, what goes, who acts on it, and what proves it. */
export const letterPages: readonly Page[] = [
  { path: "/administration/naskah", access: "naskahSurat:read", ...former },
  { path: "/administration/disposisi", access: "disposisi:read", ...former },
  { path: "/administration/daftar-surat/nomor", access: "nomorSurat:read", ...former },
  {
    path: "/administration/persuratan/disposisi",
    file: "modules/disposisi/screens/own-disposisi.tsx",
    access: "disposisi:read",
    ...portalScreen,
    menu: {
      group: "Persuratan",
      section: "Pekerjaan",
      label: "Disposisi Saya",
      place: 10,
      hint: "Surat yang diteruskan kepada Anda, dan yang Anda teruskan",
      beyond: "/administration/disposisi",
    },
  },
  { path: "/administration/disposisi/:id", file: "modules/disposisi/screens/cabang.tsx", access: "disposisi:read", ...portalScreen },
  { path: "/administration/disposisi/:id/surat", file: "modules/disposisi/screens/pindaian.ts", access: "disposisi:read", ...bareScreen },
  {
    path: "/administration/disposisi/:id/lampiran/:tanggapan",
    file: "modules/disposisi/screens/lampiran.ts",
    access: "disposisi:read",
    ...bareScreen,
  },
  {
    path: "/administration/surat-masuk/:id/disposisi",
    file: "modules/disposisi/screens/jalan-surat.tsx",
    access: "suratMasuk:read",
    ...portalScreen,
  },
  {
    path: "/administration/surat-masuk/:id/disposisi/lembar",
    file: "modules/disposisi/screens/lembar.ts",
    access: "suratMasuk:read",
    ...bareScreen,
  },
  {
    path: "/administration/persuratan/konsep",
    file: "modules/naskah/screens/naskah-list.tsx",
    access: "naskahSurat:read",
    ...portalScreen,
    menu: {
      group: "Persuratan",
      section: "Pekerjaan",
      label: "Konsep Surat",
      place: 20,
      hint: "Surat yang sedang ditulis, diparaf, dan ditandatangani",
      beyond: "/administration/naskah",
    },
  },
  {
    path: "/administration/naskah/baru",
    file: "modules/naskah/screens/new-naskah.tsx",
    access: "naskahSurat:create",
    ...portalScreen,
    act: "Tulis surat",
    room: longBodyLimit,
  },
  { path: "/administration/naskah/:id", file: "modules/naskah/screens/naskah-detail.tsx", access: "naskahSurat:read", ...portalScreen },
  {
    path: "/administration/naskah/:id/tulis",
    file: "modules/naskah/screens/write-naskah.tsx",
    access: "naskahSurat:update",
    ...portalScreen,
    room: longBodyLimit,
  },
  {
    path: "/administration/naskah/:id/pratinjau",
    file: "modules/naskah/screens/naskah-preview.ts",
    access: "naskahSurat:update",
    ...bareScreen,
    room: longBodyLimit,
  },
  { path: "/administration/naskah/:id/pdf", file: "modules/naskah/screens/pdf-naskah.ts", access: "naskahSurat:read", ...bareScreen },
  {
    path: "/administration/template-surat/:id/pratinjau",
    file: "modules/naskah/screens/template-preview.tsx",
    access: "templateSurat:read",
    ...portalScreen,
  },
  {
    path: "/administration/daftar-surat/:id/pengiriman",
    file: "modules/ekspedisi/screens/pengiriman.tsx",
    access: "ekspedisi:read",
    ...portalScreen,
  },
  { path: "/administration/surat-masuk/:id/retensi", ...retensiSurat },
  { path: "/administration/daftar-surat/:id/retensi", ...retensiSurat },
  {
    path: retensiPath,
    file: "modules/arsip/screens/retensi.tsx",
    access: "arsipSurat:read",
    ...portalScreen,
    menu: {
      group: "Persuratan",
      section: "Nomor dan bukti",
      label: "Retensi Arsip",
      place: 55,
      hint: "Surat yang menjadi inaktif, usul musnah, dan permanen",
    },
  },
  { path: `${retensiPath}/unduh`, file: "modules/arsip/screens/download-year.ts", access: "arsipSurat:export", ...bareScreen },
  { path: `${pemusnahanPath}/:id`, file: "modules/arsip/screens/pemusnahan.tsx", access: "arsipSurat:read", ...portalScreen },
  {
    path: "/administration/daftar-surat/ambil-nomor",
    file: "modules/persuratan/screens/take-nomor.tsx",
    access: "nomorSurat:create",
    ...portalScreen,
    act: "Ambil nomor surat",
    menu: {
      group: "Persuratan",
      section: "Nomor dan bukti",
      label: "Ambil Nomor",
      place: 30,
      hint: "Nomor untuk surat yang ditulis di luar portal",
    },
  },
  {
    path: "/administration/daftar-surat/ambil-nomor/calon",
    file: "modules/persuratan/screens/nomor-candidates.ts",
    access: "nomorSurat:create",
    ...bareScreen,
  },
  {
    path: "/administration/persuratan/nomor",
    file: "modules/persuratan/screens/nomor-surat.tsx",
    access: "nomorSurat:read",
    ...portalScreen,
    menu: {
      group: "Persuratan",
      section: "Nomor dan bukti",
      label: "Nomor Terpakai",
      place: 40,
      hint: "Semua nomor yang sudah diambil atau dibatalkan",
    },
  },
  {
    path: pesanPath,
    file: "modules/pesan/screens/pesan.tsx",
    access: "pesanPublik:read",
    ...portalScreen,
    menu: {
      group: "Persuratan",
      section: "Pekerjaan",
      label: "Pesan dari Situs",
      place: 25,
      hint: "Pertanyaan dan pengaduan yang dikirim lewat situs",
    },
  },
  { path: `${pesanPath}/:id`, file: "modules/pesan/screens/pesan-detail.tsx", access: "pesanPublik:read", ...portalScreen },
  {
    path: "/administration/bukti-surat",
    file: "modules/verifikasi/screens/bukti-surat.tsx",
    access: "buktiSurat:read",
    ...portalScreen,
    menu: {
      group: "Persuratan",
      section: "Nomor dan bukti",
      label: "Bukti Surat",
      place: 60,
      hint: "Surat bertanda tangan elektronik dan keabsahannya",
    },
  },
  {
    path: "/administration/bukti-surat/kunci",
    file: "modules/verifikasi/screens/signing-key.tsx",
    access: "kunciSurat:read",
    ...portalScreen,
  },
  {
    path: "/administration/surat-masuk/buku-agenda",
    file: "modules/persuratan/screens/buku-agenda.tsx",
    access: "suratMasuk:export",
    ...portalScreen,
    act: "Cetak buku agenda",
    menu: {
      group: "Persuratan",
      section: "Nomor dan bukti",
      label: "Buku Agenda",
      place: 50,
      hint: "Cetakan surat masuk dan keluar menurut nomor urut",
    },
  },
  {
    path: "/administration/surat-masuk/buku-agenda/:id",
    file: "modules/persuratan/screens/download-agenda.ts",
    access: "suratMasuk:export",
    ...bareScreen,
    fresh: true,
  },
];
