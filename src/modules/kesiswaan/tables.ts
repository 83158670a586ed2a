import type { Day, RowColumns } from "#kit/database/tables.ts";

/** `kelasId`: the class of now. Who is counted as a pupil has the status "aktif". */
export interface SiswaTable extends RowColumns {
  nama: string;
  nisn: string | null;
  nism: string | null;
  nik: string | null;
  kelasId: string | null;
  status: "aktif" | "lulus" | "mutasi" | "keluar";
  jenisKelamin: "laki-laki" | "perempuan";
  tempatLahir: string | null;
  tanggalLahir: Day | null;
  agama: string | null;
  alamat: string | null;
  noTelepon: string | null;
  email: string | null;
  asalSekolah: string | null;
  tanggalMasuk: Day | null;
  namaAyah: string | null;
  pekerjaanAyah: string | null;
  namaIbu: string | null;
  pekerjaanIbu: string | null;
  namaWali: string | null;
  noTeleponOrtu: string | null;
  fotoId: string | null;
}

export interface PrestasiTable extends RowColumns {
  nama: string;
  peraih: string;
  siswaId: string | null;
  bidang: string;
  tingkat: string;
  peringkat: string;
  kategori: "individu" | "kelompok";
  penyelenggara: string | null;
  tanggal: Day;
  buktiId: string | null;
}

export interface AlumniTable extends RowColumns {
  siswaId: string | null;
  nama: string;
  nisn: string | null;
  jenisKelamin: "laki-laki" | "perempuan" | null;
  tahunLulus: number;
  jurusan: string | null;
  kegiatan: string | null;
  instansi: string | null;
  bidang: string | null;
  alamat: string | null;
  noTelepon: string | null;
  email: string | null;
}

declare module "#kit/database/tables.ts" {
  interface Tables {
    siswa: SiswaTable;
    prestasi: PrestasiTable;
    alumni: AlumniTable;
  }
}
