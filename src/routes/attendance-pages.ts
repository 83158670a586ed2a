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
    menu: { group: "Akademik", label: "Absensi Siswa", place: 20 },
  },
  { path: "/absensi/kartu", file: "modules/absensi/screens/kartu-kelas.ts", access: "kartuSiswa:read", ...bareScreen, fresh: true },
  {
    path: "/administration/kartu-siswa",
    file: "modules/absensi/screens/kartu-siswa.tsx",
    access: "kartuSiswa:read",
    ...portalScreen,
    menu: { group: "Akademik", label: "Kartu Siswa", place: 40 },
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
    menu: { group: "Akademik", label: "Kehadiran", place: 10 },
  },
  {
    path: "/kehadiran/catat",
    file: "modules/absensi/screens/record-kehadiran.tsx",
    access: "signed-in",
    ...portalScreen,
    menu: { group: "Kepegawaian", label: "Catat Kehadiran", place: 50 },
  },
  {
    path: "/kehadiran/kantor",
    file: "modules/absensi/screens/kehadiran-kantor.tsx",
    access: "absensiKantor:read",
    ...portalScreen,
    menu: { group: "Kepegawaian", label: "Kehadiran Kantor", place: 90 },
  },
  {
    path: "/administration/perangkat-absensi",
    file: "modules/absensi/screens/perangkat-absensi.tsx",
    access: "perangkatAbsensi:read",
    ...portalScreen,
    menu: { group: "Kepegawaian", label: "Perangkat Absensi", place: 80 },
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
