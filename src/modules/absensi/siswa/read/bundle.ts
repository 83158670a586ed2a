import type { StatusAbsensi } from "../status.ts";

/** What somebody needs to record attendance without a network: only what that person may see anyway. */
export interface Bundle {
  /** Whose it is. */
  readonly akunId: string;
  readonly nama: string;
  /** ISO moment. */
  readonly diambilPada: string;
  /** "YYYY-MM-DD", the server's today. */
  readonly hariIni: string;
  /** May record, not only look. */
  readonly bolehMencatat: boolean;
  /** Cards may be printed: of every class, of the own one, of none. */
  readonly bolehKartu: "yes" | "own" | "no";
  /** The days around today: whether school is kept. */
  readonly hari: readonly HariBundle[];
  readonly kelas: readonly KelasBundle[];
  readonly anggota: readonly AnggotaBundle[];
  /** The lessons of a week. */
  readonly jadwal: readonly PelajaranBundle[];
  /** What stands of today. */
  readonly isi: readonly BundleContent[];
  /** How far the days before are. */
  readonly lampau: readonly BundleSummary[];
}

/** A class on a day before today, or one of its lessons. */
export interface BundleSummary {
  readonly kelasId: string;
  readonly tanggal: string;
  readonly jadwalId: string | null;
  readonly tercatat: number;
  /** Pupils of whom two devices recorded different things, and nobody has chosen yet. */
  readonly berbeda: number;
}

export interface HariBundle {
  readonly tanggal: string;
  readonly masuk: boolean;
  /** Why not, or what is different: "Maulid Nabi", "Rapat guru, 07.30–10.30". */
  readonly sebab?: string;
}

export interface KelasBundle {
  readonly id: string;
  readonly nama: string;
  /** Reached every day, e.g. by the wali kelas; otherwise on the days of one's own lessons. */
  readonly setiapHari: boolean;
  /** Reached as duty teacher, today alone: only who is late or was let go is written down. */
  readonly piket?: true;
  readonly wali: boolean;
}

export interface AnggotaBundle {
  readonly siswaId: string;
  readonly kelasId: string;
  readonly nama: string;
  readonly mulai: string;
  readonly selesai: string | null;
  /** Fingerprint of the code on the card, from which no card can be made; null when none was printed. */
  readonly kartu: string | null;
  /** What was last recorded that was not "hadir", e.g. "Kemarin terlambat". */
  readonly kabar: string | null;
}

export interface PelajaranBundle {
  readonly id: string;
  readonly kelasId: string;
  /** Monday is "1". */
  readonly hari: string;
  readonly jamKe: number;
  readonly jumlahJam: number;
  readonly mulai: string | null;
  readonly selesai: string | null;
  readonly mataPelajaran: string;
  readonly pegawai: string;
  readonly milikSaya: boolean;
}

export interface BundleContent {
  readonly kelasId: string;
  readonly tanggal: string;
  readonly jadwalId: string | null;
  readonly siswaId: string;
  readonly status: StatusAbsensi;
  readonly jam: string | null;
  readonly keterangan: string | null;
  readonly buktiId: string | null;
  readonly versi: number;
  readonly berbeda: boolean;
  /** Who recorded it, by name. */
  readonly oleh: string | null;
  /** ISO moment of the tap. */
  readonly dicatatPada: string;
  /** Who chose it among what two devices recorded, by name, and the ISO moment of that. */
  readonly diputusOleh: string | null;
  readonly diputusPada: string | null;
}

/** What was recorded of a pupil and does not stand. */
export interface RiwayatContent {
  readonly id: string;
  readonly siswaId: string;
  readonly sebab: "diubah" | "tersisih" | "dibuang";
  readonly status: StatusAbsensi;
  readonly jam: string | null;
  readonly keterangan: string | null;
  readonly buktiId: string | null;
  readonly oleh: string | null;
  readonly digantiOleh: string | null;
  readonly dicatatPada: string;
}

export interface KelasState {
  readonly isi: readonly BundleContent[];
  readonly riwayat: readonly RiwayatContent[];
}
