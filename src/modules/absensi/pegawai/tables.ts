import type { Day, Generated, Moment, RowColumns } from "#kit/database/tables.ts";

export type StatusPegawai = "hadir" | "terlambat" | "dinas-luar" | "cuti" | "sakit" | "izin" | "alpa";

/** One person on one day. `cara`: by oneself with the office's code, at a kiosk with one's PIN, or by hand with a reason. */
export interface AbsensiPegawaiTable {
  id: Generated<string>;
  versi: Generated<number>;
  createdAt: Moment;
  updatedAt: Moment;
  pegawaiId: string;
  tanggal: Day;
  status: StatusPegawai;
  masuk: Date | null;
  pulang: Date | null;
  cara: "kode" | "kios" | "kantor";
  alasan: string | null;
}

/** Days on which a person is away; `selesai` is the last of them. */
export interface KetidakhadiranTable extends RowColumns {
  pegawaiId: string;
  jenis: "dinas-luar" | "cuti" | "sakit" | "izin";
  mulai: Day;
  selesai: Day;
  alasan: string;
  nomorSurat: string | null;
}

/** Times are "HH:MM:SS" in WITA. */
export interface AturanAbsensiTable extends RowColumns {
  batasMasuk: string;
  batasCatat: string;
  tutupHari: string;
  hariTanpaKabar: number;
  kaliTerlambat: number;
}

declare module "#kit/database/tables.ts" {
  interface Tables {
    absensiPegawai: AbsensiPegawaiTable;
    ketidakhadiran: KetidakhadiranTable;
    aturanAbsensi: AturanAbsensiTable;
  }
}
