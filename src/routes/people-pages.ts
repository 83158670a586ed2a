import type { Page } from "#server/pages/route-table.ts";
import { bareScreen, portalScreen } from "./shells.ts";

/** Staff, pupils and their classes, besides their registers. */
export const peoplePages: readonly Page[] = [
  {
    path: "/identitas",
    file: "modules/kepegawaian/screens/identitas.tsx",
    access: "signed-in",
    ...portalScreen,
    upload: 18_000_000,
    menu: { group: "Data Pribadi", label: "Identitas", place: 10 },
  },
  {
    path: "/pegawai/tambah",
    file: "modules/kepegawaian/screens/add-pegawai.tsx",
    access: "pegawai:create",
    ...portalScreen,
    upload: 18_000_000,
  },
  {
    path: "/pegawai/edit/:id",
    file: "modules/kepegawaian/screens/edit-pegawai.tsx",
    access: "pegawai:update",
    ...portalScreen,
    upload: 18_000_000,
  },
  {
    path: "/administration/personil/daftar-urut-kepangkatan",
    file: "modules/kepegawaian/personil/screens/duk.tsx",
    access: "pegawai:export",
    ...portalScreen,
  },
  {
    path: "/administration/personil/daftar-urut-kepangkatan/unduh",
    file: "modules/kepegawaian/personil/screens/download-duk.ts",
    access: "pegawai:export",
    ...bareScreen,
    fresh: true,
  },
  {
    path: "/administration/personil/:id/daftar-riwayat-hidup",
    file: "modules/kepegawaian/personil/screens/riwayat-hidup.ts",
    access: "pegawai:read",
    ...bareScreen,
  },
  {
    path: "/administration/jatuh-tempo",
    file: "modules/kepegawaian/karier/screens/jatuh-tempo.tsx",
    access: "karier:read",
    ...portalScreen,
    menu: { group: "Kepegawaian", label: "Jatuh Tempo", place: 30 },
  },
  {
    path: "/administration/persetujuan",
    file: "modules/kepegawaian/riwayat/screens/persetujuan.tsx",
    access: "usulanPerubahan:read",
    ...portalScreen,
    menu: { group: "Kepegawaian", label: "Persetujuan Perubahan", place: 20 },
  },
  {
    path: "/administration/persetujuan/:id",
    file: "modules/kepegawaian/riwayat/screens/persetujuan-detail.tsx",
    access: "usulanPerubahan:read",
    ...portalScreen,
  },
  {
    path: "/administration/persetujuan/:id/berkas/:sisi",
    file: "modules/kepegawaian/riwayat/screens/berkas-usulan.ts",
    access: "usulanPerubahan:read",
    ...bareScreen,
  },
  {
    path: "/administration/alumni/usulan",
    file: "modules/kesiswaan/screens/usulan-alumni.tsx",
    access: "usulanAlumni:read",
    ...portalScreen,
  },
  {
    path: "/administration/alumni/usulan/:id",
    file: "modules/kesiswaan/screens/usulan-alumni-detail.tsx",
    access: "usulanAlumni:read",
    ...portalScreen,
  },
  {
    path: "/administration/jadwal",
    file: "modules/akademik/screens/jadwal.tsx",
    access: "jadwalPelajaran:read",
    ...portalScreen,
    menu: { group: "Akademik", label: "Jadwal Pelajaran", place: 60 },
  },
  { path: "/administration/jadwal/bentrok", file: "modules/akademik/screens/clash.ts", access: "jadwalPelajaran:create", ...bareScreen },
  {
    path: "/administration/kenaikan",
    file: "modules/kesiswaan/screens/kenaikan.tsx",
    access: "kenaikan:read",
    ...portalScreen,
    menu: { group: "Akademik", label: "Kenaikan Kelas", place: 70 },
  },
  ...["keluar", "masuk"].map(
    (jenis) =>
      ({
        path: `/administration/mutasi-siswa/${jenis}`,
        file: "modules/kesiswaan/screens/mutasi.tsx",
        access: "mutasiSiswa:create",
        ...portalScreen,
      }) as const,
  ),
  {
    path: "/administration/siswa/:id/riwayat-kelas",
    file: "modules/kesiswaan/screens/riwayat-kelas.tsx",
    access: "siswa:read",
    ...portalScreen,
  },
  { path: "/administration/siswa/periksa", file: "modules/kesiswaan/screens/check-siswa.tsx", access: "siswa:update", ...portalScreen },
];
