import { longBodyLimit } from "#kit/body-limits.ts";
import type { Page } from "#server/pages/route-table.ts";
import { bareScreen, portalScreen } from "./shells.ts";

/** Letters: what comes, what goes, who acts on it, and what proves it. */
export const letterPages: readonly Page[] = [
  {
    path: "/administration/disposisi",
    file: "modules/disposisi/screens/own-disposisi.tsx",
    access: "disposisi:read",
    ...portalScreen,
    menu: { group: "Surat-Surat", label: "Disposisi Saya", place: 60 },
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
    path: "/administration/naskah",
    file: "modules/naskah/screens/naskah-list.tsx",
    access: "naskahSurat:read",
    ...portalScreen,
    menu: { group: "Surat-Surat", label: "Naskah Surat", place: 30 },
  },
  {
    path: "/administration/naskah/baru",
    file: "modules/naskah/screens/new-naskah.tsx",
    access: "naskahSurat:create",
    ...portalScreen,
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
    path: "/administration/daftar-surat/ambil-nomor",
    file: "modules/persuratan/screens/take-nomor.tsx",
    access: "nomorSurat:create",
    ...portalScreen,
  },
  {
    path: "/administration/daftar-surat/ambil-nomor/calon",
    file: "modules/persuratan/screens/nomor-candidates.ts",
    access: "nomorSurat:create",
    ...bareScreen,
  },
  {
    path: "/administration/daftar-surat/nomor",
    file: "modules/persuratan/screens/nomor-surat.tsx",
    access: "nomorSurat:read",
    ...portalScreen,
  },
  {
    path: "/administration/bukti-surat",
    file: "modules/verifikasi/screens/bukti-surat.tsx",
    access: "buktiSurat:read",
    ...portalScreen,
    menu: { group: "Surat-Surat", label: "Bukti Surat", place: 70 },
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
  },
  {
    path: "/administration/surat-masuk/buku-agenda/:id",
    file: "modules/persuratan/screens/download-agenda.ts",
    access: "suratMasuk:export",
    ...bareScreen,
    fresh: true,
  },
];
