import type { Day, RowColumns } from "#kit/database/tables.ts";

/** One paper, private, belongs to a record: `lampiranId`. */
interface MilikPegawai extends RowColumns {
  pegawaiId: string;
  lampiranId: string | null;
}

export interface OrangTuaTable extends MilikPegawai {
  nama: string;
  tempatLahir: string | null;
  tanggalLahir: Day | null;
  alamat: string | null;
}

export interface PasanganTable extends MilikPegawai {
  nama: string;
  tanggalMenikah: Day | null;
  pekerjaan: string | null;
}

export interface AnakTable extends MilikPegawai {
  nama: string;
  tempatLahir: string | null;
  tanggalLahir: Day | null;
  status: string | null;
}

export interface PendidikanTable extends MilikPegawai {
  tingkat: string;
  jurusan: string | null;
  namaPendidikan: string | null;
  nomorIjazah: string | null;
  tanggalIjazah: Day | null;
  pejabatIjazah: string | null;
  keterangan: string | null;
}

/** `pangkat`: I/a … IV/e, or PPPK-I … PPPK-XVII. */
export interface KepangkatanTable extends MilikPegawai {
  pangkat: string;
  jenis: "pangkat" | "gaji-berkala";
  tmt: Day | null;
  nomorSk: string | null;
  tanggalSk: Day | null;
  keterangan: string | null;
}

export interface JabatanTable extends MilikPegawai {
  nama: string;
  nomorSk: string | null;
  tanggalSk: Day | null;
  tmt: Day | null;
  keterangan: string | null;
}

export interface PelatihanTable extends MilikPegawai {
  nama: string;
  penyelenggara: string | null;
  tempat: string | null;
  mulai: Day | null;
  selesai: Day | null;
  jam: number | null;
  nomorSertifikat: string | null;
  keterangan: string | null;
}

export interface PenghargaanTable extends MilikPegawai {
  nama: string;
  satyalancana: "10" | "20" | "30" | null;
  pemberi: string | null;
  nomorSk: string | null;
  tanggal: Day | null;
  keterangan: string | null;
}

export interface BerkasPegawaiTable extends RowColumns {
  pegawaiId: string;
  fileName: string;
  description: string;
  fileId: string;
  kedaluwarsa: Day | null;
}

declare module "#kit/database/tables.ts" {
  interface Tables {
    orangTua: OrangTuaTable;
    pasangan: PasanganTable;
    anak: AnakTable;
    pendidikan: PendidikanTable;
    kepangkatan: KepangkatanTable;
    jabatan: JabatanTable;
    pelatihan: PelatihanTable;
    penghargaan: PenghargaanTable;
    berkasPegawai: BerkasPegawaiTable;
  }
}
