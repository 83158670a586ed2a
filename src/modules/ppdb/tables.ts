import type { Day, Moment, RowColumns } from "#kit/database/tables.ts";

export interface PeriodePpdbTable extends RowColumns {
  tahunAjaran: string;
  buka: Day;
  tutup: Day;
  kuota: number;
  pengumuman: Day | null;
  daftarUlangMulai: Day | null;
  daftarUlangSelesai: Day | null;
}

export interface PendaftaranTable extends RowColumns, PendaftaranContent {
  periodeId: string;
  nomor: string;
  buktiHash: Buffer;
}

export interface PendaftaranContent {
  namaLengkap: string;
  tempatLahir: string;
  tanggalLahir: Day;
  jenisKelamin: string;
  agama: string;
  kewarganegaraan: string;
  alamat: string;
  noTelepon: string;
  email: string | null;
  namaAyah: string;
  pekerjaanAyah: string;
  namaIbu: string;
  pekerjaanIbu: string;
  noTeleponOrtu: string;
  asalSekolah: string;
  nilaiUN: number;
  jurusan: string;
}

export interface PersetujuanPendaftaranTable {
  pendaftaranId: string;
  pemberi: string;
  versiTeks: string;
  teks: string;
  at: Moment;
}

declare module "#kit/database/tables.ts" {
  interface Tables {
    periodePpdb: PeriodePpdbTable;
    pendaftaran: PendaftaranTable;
    persetujuanPendaftaran: PersetujuanPendaftaranTable;
  }
}
