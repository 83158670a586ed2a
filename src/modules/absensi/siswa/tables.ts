import type { Day, Generated, Moment } from "#kit/database/tables.ts";

export type StatusAbsensi = "hadir" | "sakit" | "izin" | "alpa" | "terlambat" | "dispensasi";

/** What was recorded of one pupil. `jam`: "07:42:00"; `dicatatPada`: the moment of the tap on the device. */
interface Catatan {
  status: StatusAbsensi;
  jam: string | null;
  keterangan: string | null;
  buktiId: string | null;
  dicatatOleh: string | null;
  dicatatPada: Moment;
  perangkat: string;
  dikoreksi: Generated<boolean>;
  /** Who chose it among what two devices recorded, and when. */
  diputusOleh: Generated<string | null>;
  diputusPada: Generated<Date | null>;
}

/** `jadwalId` null: the whole day. No row: not recorded yet. */
export interface AbsensiSiswaTable extends Catatan {
  id: Generated<string>;
  versi: Generated<number>;
  createdAt: Moment;
  updatedAt: Moment;
  siswaId: string;
  kelasId: string;
  tanggal: Day;
  jadwalId: string | null;
  mataPelajaranId: string | null;
  berbeda: Generated<boolean>;
}

/** What was recorded and does not stand. */
export interface AbsensiSiswaRiwayatTable extends Catatan {
  id: Generated<string>;
  createdAt: Moment;
  absensiId: string;
  sebab: "diubah" | "tersisih" | "dibuang";
  digantiOleh: string | null;
}

export interface KartuSiswaTable {
  siswaId: string;
  versi: Generated<number>;
  createdAt: Moment;
  updatedAt: Moment;
  nomor: Generated<Buffer>;
}

declare module "#kit/database/tables.ts" {
  interface Tables {
    absensiSiswa: AbsensiSiswaTable;
    absensiSiswaRiwayat: AbsensiSiswaRiwayatTable;
    kartuSiswa: KartuSiswaTable;
  }
}
