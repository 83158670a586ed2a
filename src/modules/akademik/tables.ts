import type { Day, Generated, Moment, RowColumns } from "#kit/database/tables.ts";

export type Tingkat = "X" | "XI" | "XII";
/** Monday is "1". */
export type Hari = "1" | "2" | "3" | "4" | "5" | "6";

/** A class of one school year ("2026/2027"); `waliId` is the account of its wali kelas. */
export interface KelasTable extends RowColumns {
  nama: string;
  tingkat: Tingkat;
  tahunAjaran: string;
  jurusan: string | null;
  waliId: string | null;
  ruang: string | null;
  kapasitas: number | null;
}

/** `jamPelajaran`: lesson hours a week. */
export interface MataPelajaranTable extends RowColumns {
  kode: string;
  nama: string;
  kelompok: string;
  jamPelajaran: number | null;
  aktif: boolean;
}

export interface TahunAjaranTable extends RowColumns {
  nama: string;
  mulai: Day;
  selesai: Day;
}

export interface SemesterTable extends RowColumns {
  nama: string;
  tahunAjaranId: string;
  jenis: "ganjil" | "genap";
  mulai: Day;
  selesai: Day;
}

export interface HariKhususTable extends RowColumns {
  nama: string;
  jenis: "libur" | "setengah-hari" | "ramadan" | "kegiatan";
  mulai: Day;
  selesai: Day;
  untuk: "semua" | "siswa" | "pegawai";
  jamMasuk: string | null;
  jamPulang: string | null;
}

export interface JamPelajaranTable extends RowColumns {
  hari: Hari;
  jamKe: number;
  mulai: string;
  selesai: string;
}

/** A teaching assignment; `jp`: lesson hours a week. */
export interface PengampuTable extends RowColumns {
  semesterId: string;
  kelasId: string;
  mataPelajaranId: string;
  pegawaiId: string;
  jp: number;
}

/** What belongs to the assignment stands here too; the database keeps both alike. */
export interface JadwalPelajaranTable extends RowColumns {
  pengampuId: string;
  semesterId: string;
  kelasId: string;
  mataPelajaranId: string;
  pegawaiId: string;
  hari: Hari;
  jamKe: number;
  jumlahJam: Generated<number>;
  ruang: string | null;
}

/** In which class a pupil sits and sat; the database writes it when a pupil's class or status changes. */
export interface AnggotaKelasTable {
  id: Generated<string>;
  createdAt: Moment;
  siswaId: string;
  kelasId: string;
  mulai: Day;
  selesai: Day | null;
  sebab: string;
  sebabSelesai: string | null;
}

declare module "#kit/database/tables.ts" {
  interface Tables {
    kelas: KelasTable;
    mataPelajaran: MataPelajaranTable;
    tahunAjaran: TahunAjaranTable;
    semester: SemesterTable;
    hariKhusus: HariKhususTable;
    jamPelajaran: JamPelajaranTable;
    pengampu: PengampuTable;
    jadwalPelajaran: JadwalPelajaranTable;
    anggotaKelas: AnggotaKelasTable;
  }
}
