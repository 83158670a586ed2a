import type { Day, Generated, Moment, RowColumns } from "#kit/database/tables.ts";

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
  dicocokkan: Generated<boolean>;
  kewarganegaraan: Generated<string | null>;
}

/** Papers of a pupil who came from or went to another school. */
export interface MutasiSiswaTable extends RowColumns {
  siswaId: string;
  jenis: "masuk" | "keluar";
  tanggal: Day;
  sekolah: string;
  npsn: string | null;
  alasan: string | null;
  nomorSurat: string | null;
  tanggalSurat: Day | null;
  suratId: string | null;
  kelasId: string | null;
}

export interface KenaikanKelasTable {
  id: Generated<string>;
  createdAt: Moment;
  kelasId: string;
  tanggal: Day;
  olehId: string | null;
  oleh: string;
  rincian: unknown;
  dibatalkanPada: Date | null;
}

/** Two records made one. */
export interface PenyatuanSiswaTable {
  id: Generated<string>;
  createdAt: Moment;
  simpanId: string;
  buangId: string;
  olehId: string | null;
  oleh: string;
  rincian: unknown;
  dibatalkanPada: Date | null;
}

export interface UsulanAlumniTable {
  id: Generated<string>;
  versi: Generated<number>;
  createdAt: Moment;
  updatedAt: Moment;
  alumniId: string | null;
  nama: string | null;
  nisn: string | null;
  tanggalLahir: Day | null;
  tahunLulus: number | null;
  kegiatan: string | null;
  instansi: string | null;
  bidang: string | null;
  kota: string | null;
  noTelepon: string | null;
  email: string | null;
  pesan: string | null;
  persetujuan: string;
  /** Of all that was said; null for what was sent before it was kept. */
  sidik: string | null;
  status: Generated<"menunggu" | "diterima" | "ditolak">;
  alasan: string | null;
  diputusOleh: string | null;
  diputusPada: Date | null;
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
  publikasi: Generated<"inisial" | "nama" | "tidak">;
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
  tanggalLahir: Generated<Day | null>;
  kota: Generated<string | null>;
}

declare module "#kit/database/tables.ts" {
  interface Tables {
    siswa: SiswaTable;
    prestasi: PrestasiTable;
    alumni: AlumniTable;
    mutasiSiswa: MutasiSiswaTable;
    kenaikanKelas: KenaikanKelasTable;
    penyatuanSiswa: PenyatuanSiswaTable;
    usulanAlumni: UsulanAlumniTable;
    siswaBukanGanda: { satuId: string; lainId: string; createdAt: Moment };
  }
}
