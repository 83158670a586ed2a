import type { Page } from "#server/pages/route-table.ts";
import { bareScreen, portalScreen } from "./shells.ts";

/** Where attendance is recorded, looked at and reported, and where its devices are looked after. */
export const attendancePages: readonly Page[] = [
  {
    path: "/absensi",
    file: "modules/absensi/screens/absensi-siswa.tsx",
    access: "absensiSiswa:read",
    ...portalScreen,
    camera: true,
    act: "Catat absensi siswa",
    menu: { group: "Kehadiran", section: "Hari ini", label: "Absensi Siswa", place: 20, hint: "Catat kehadiran siswa per kelas" },
  },
  { path: "/absensi/kartu", file: "modules/absensi/screens/kartu-kelas.ts", access: "kartuSiswa:read", ...bareScreen, fresh: true },
  {
    path: "/administration/kartu-siswa",
    file: "modules/absensi/screens/kartu-siswa.tsx",
    access: "kartuSiswa:read",
    ...portalScreen,
    menu: { group: "Kehadiran", section: "Pengaturan", label: "Kartu Siswa", place: 50, hint: "Kartu dengan kode untuk absensi siswa" },
  },
  {
    path: "/administration/kartu-siswa/:id",
    file: "modules/absensi/screens/download-kartu.ts",
    access: "kartuSiswa:read",
    ...bareScreen,
    fresh: true,
  },
  {
    path: "/kehadiran",
    file: "modules/absensi/screens/kehadiran.tsx",
    access: "absensiPegawai:read",
    ...portalScreen,
    menu: { group: "Kehadiran", section: "Hari ini", label: "Kehadiran", place: 10, hint: "Papan hari ini, rekap, dan laporan kehadiran" },
  },
  {
    path: "/kehadiran/catat",
    file: "modules/absensi/screens/record-kehadiran.tsx",
    access: "signed-in",
    ...portalScreen,
    act: "Catat kehadiran saya",
    menu: { group: "Kehadiran", section: "Hari ini", label: "Catat Kehadiran", place: 30, hint: "Catat datang dan pulang Anda hari ini" },
  },
  {
    path: "/kehadiran/kantor",
    file: "modules/absensi/screens/kehadiran-kantor.tsx",
    access: "absensiKantor:read",
    ...portalScreen,
    menu: {
      group: "Kehadiran",
      section: "Pengaturan",
      label: "Kehadiran Kantor",
      place: 80,
      hint: "Yang dicatat kantor untuk dirinya sendiri, dilihat kepala",
    },
  },
  {
    path: "/administration/perangkat-absensi",
    file: "modules/absensi/screens/perangkat-absensi.tsx",
    access: "perangkatAbsensi:read",
    ...portalScreen,
    menu: {
      group: "Kehadiran",
      section: "Pengaturan",
      label: "Perangkat Absensi",
      place: 70,
      hint: "Kios, layar kode, dan jaringan madrasah",
    },
  },
  {
    path: "/administration/pengajuan-cuti",
    file: "modules/absensi/screens/pengajuan-cuti.tsx",
    access: "pengajuanCuti:read",
    ...portalScreen,
    menu: { group: "Kepegawaian", label: "Pengajuan Cuti", place: 55 },
  },
  {
    path: "/administration/pengajuan-cuti/:id/bukti",
    file: "modules/absensi/screens/download-bukti-cuti.ts",
    access: "pengajuanCuti:read",
    ...bareScreen,
  },
  {
    path: "/kehadiran/daftar-hadir",
    file: "modules/absensi/screens/download-daftar-hadir.ts",
    access: "rekapAbsensi:export",
    ...bareScreen,
    fresh: true,
  },
  { path: "/kehadiran/laporan", file: "modules/absensi/screens/create-laporan.ts", access: "rekapAbsensi:export", ...bareScreen },
  {
    path: "/kehadiran/laporan/:id",
    file: "modules/absensi/screens/download-laporan.ts",
    access: "rekapAbsensi:export",
    ...bareScreen,
    fresh: true,
  },
];
