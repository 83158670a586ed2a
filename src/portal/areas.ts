import { mejaPath } from "#modules/meja-surat/index.ts";

/**
 * What an office does all day, in the words that it uses for it. Each is one line of the side menu, in this order, shown to whom
 * something in it is open; a page says with its place in the menu in which one it stands.
 */
export interface Area {
  readonly label: string;
  readonly path: string;
  /** What is done there, in a line. */
  readonly hint: string;
}

const area = (name: string, label: string, hint: string): Area => ({ label, path: `/ruang-kerja/${name}`, hint });

export const areas: readonly Area[] = [
  { label: "Persuratan", path: mejaPath, hint: "Surat yang menunggu Anda, konsep, nomor, dan pengaturannya" },
  area("kehadiran", "Kehadiran", "Kehadiran siswa dan pegawai hari ini, dinas luar, cuti, dan laporannya"),
  area("akademik", "Akademik", "Siswa, kelas, jadwal pelajaran, dan kalender"),
  area("kepegawaian", "Kepegawaian", "Data pegawai, perubahan yang menunggu, dan yang jatuh tempo"),
  area("ppdb", "PPDB", "Pendaftaran calon siswa dan masa pendaftarannya"),
  area("isi-situs", "Isi Situs", "Semua yang dibaca pengunjung di situs madrasah"),
  area("berkas", "Berkas", "Berkas yang dibagikan kantor kepada Anda"),
  area("pengawasan", "Pengawasan", "Hak akses, jejak perubahan, cadangan, dan kesehatan sistem"),
];
