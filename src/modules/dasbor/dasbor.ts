import type { TempoPegawai } from "#modules/kepegawaian/index.ts";

/** What the dashboard shows to one person; whatever the person may not see is not in it. */
export interface Dasbor {
  /** "YYYY-MM-DD" in the school's zone. */
  readonly hari: string;
  /** "HH:MM" in the school's zone. */
  readonly jam: string;
  readonly angka: Statistics;
  readonly kartu: readonly AkademikCard[];
  readonly pengumuman: readonly Pengumuman[];
  readonly agenda: readonly Acara[];
  readonly menunggu: readonly Wait[];
  /** News that this person began and readers do not see yet. */
  readonly naskah: readonly NaskahSaya[];
  readonly tempo: readonly Tempo[];
  /** Of careers; null when nothing is near. */
  readonly karier: TempoKarier | null;
  readonly grafik: readonly Chart[];
  readonly tautan: readonly TautanGroup[];
  /** Null for who may not read the trail; `hasil` null before the first check. */
  readonly rantai: { readonly hasil: Chain | null } | null;
  /** Null for who may not see backups. */
  readonly cadangan: BackupHealth | null;
  /** What the site still lacks; null when nothing, and for who does not look after it. */
  readonly penyiapan: Penyiapan | null;
  /** Lists of announcements and events, where they may be opened. */
  readonly daftar: { readonly pengumuman: boolean; readonly agenda: boolean };
}

export type Penyiapan = readonly { readonly kode: string; readonly label: string; readonly ke: string; readonly selesai: boolean }[];

export interface BackupHealth {
  /** Null before the first; `size` as people read it. */
  readonly last: { readonly at: Date; readonly size: string; readonly late: boolean } | null;
  /** The newest archive put back and compared; null when it never was. */
  readonly rehearsal: { readonly at: Date; readonly whole: boolean } | null;
}

/** The data bank, a part for each card. */
export interface Statistics {
  readonly pegawai?: { readonly guru: number; readonly staf: number; readonly baru: number };
  readonly siswa?: {
    readonly x: number;
    readonly xi: number;
    readonly xii: number;
    readonly tanpaKelas: number;
    readonly putri: number;
    /** Only the pupils of the person's own class. */
    readonly sendiri: boolean;
  };
  readonly prestasi?: { readonly total: number; readonly tahunIni: number };
  readonly alumni?: { readonly total: number; readonly angkatan: number | null; readonly terbaru: number };
  readonly kelas?: { readonly total: number; readonly tanpaWali: number; readonly tahunAjaran: string };
  readonly mapel?: { readonly total: number; readonly jam: number };
  readonly artikel?: { readonly total: number; readonly bulanIni: number };
  readonly ppdb?: PpdbStatistics;
}

/** Of the open period, else of the next one; empty when none is set. */
export interface PpdbStatistics {
  readonly periode: {
    readonly tahunAjaran: string;
    readonly buka: string;
    readonly tutup: string;
    readonly kuota: number;
    readonly belumBuka: boolean;
  } | null;
  readonly total: number;
  readonly hariIni: number;
  readonly jurusan: Readonly<Record<string, number>>;
}

export type AkademikCode =
  | "monitoringKelas"
  | "monitoringSiswa"
  | "keagamaan"
  | "situs"
  | "cuti"
  | "disposisi"
  | "rapor"
  | "elearning"
  | "foto"
  | "infografis"
  | "pengumuman"
  | "agenda"
  | "berkas"
  | "informasi"
  | "ptsp"
  | "berita";

export interface AkademikCard {
  readonly kode: AkademikCode;
  /** Null: the school has no address for it yet, and this person cannot set it. */
  readonly ke: string | null;
  /** Another site, or a page that is read: left through a plain link. */
  readonly keluar: boolean;
  /** No address was set yet; the card leads to where it is set. */
  readonly belumDiatur: boolean;
}

export interface Pengumuman {
  readonly id: string;
  readonly judul: string;
  readonly isi: string | null;
  readonly tanggal: string;
  readonly sampai: string | null;
}

/** Times are "HH:MM". */
export interface Acara {
  readonly id: string;
  readonly judul: string;
  readonly mulai: string;
  readonly selesai: string | null;
  readonly jamMulai: string | null;
  readonly jamSelesai: string | null;
  readonly tempat: string | null;
}

export type WaitCode =
  | "suratBaru"
  | "tandaTanganSurat"
  | "parafSurat"
  | "suratKembali"
  | "disposisi"
  | "usulan"
  | "pengajuanCuti"
  | "usulanKantor"
  | "usulanKembali"
  | "perangkatAbsensi"
  | "kelasBelumDicatat"
  | "siswaTanpaKabar"
  | "siswaSeringTerlambat"
  | "tinjau"
  | "draf"
  | "naskahKembali"
  | "pendaftar"
  | "undangan"
  | "undanganLewat"
  | "serahanKelas"
  | "serahanSaya"
  | "perbedaanKelas"
  | "perbedaanSaya"
  | "perbedaanPegawai"
  | "kelasTanpaWali"
  | "siswaTanpaKelas"
  | "usulanAlumni"
  | "pertanyaanSitus"
  | "pengaduan"
  | "pesanDiteruskan";

export interface Wait {
  readonly kode: WaitCode;
  readonly jumlah: number;
  /** Of the oldest, "YYYY-MM-DD"; of invitations the first that ends. */
  readonly sejak: string | null;
  /** That day was the last one, and is over. */
  readonly lewat?: boolean;
  /** In how many classes, and which have most of it. */
  readonly kelas?: number;
  readonly rincian?: readonly WaitKelas[];
}

export interface WaitKelas {
  /** Of what was handed on. */
  readonly id: string;
  readonly nama: string;
  readonly jumlah: number;
  /** The day until which it was asked for is over. */
  readonly lewat: boolean;
}

export interface NaskahSaya {
  readonly id: string;
  readonly judul: string;
  readonly tahap: "dikembalikan" | "terjadwal" | "tinjau" | "draf";
  /** When it goes out; of the others, when it was last written in. As JSON has it. */
  readonly saat: string;
  /** Why it was given back. */
  readonly alasan: string | null;
}

export type TempoCode =
  | "buka"
  /** The rules are not published yet. */
  | "bukaTanpaLembar"
  | "tutup"
  | "pengumumanPpdb"
  | "daftarUlangMulai"
  | "daftarUlangSelesai"
  | "pengumuman"
  | "berita";

export interface Tempo {
  readonly kode: TempoCode;
  readonly tanggal: string;
  /** The school year, or the title. */
  readonly nama: string;
  readonly id: string;
}

export interface TempoKarier {
  /** Of everybody, or only one's own. */
  readonly semua: boolean;
  /** How many fall due within so many days. */
  readonly langkah: readonly { readonly tahap: number; readonly banyak: number }[];
  readonly dekat: readonly (TempoPegawai & { readonly sisa: number })[];
}

export interface Chart {
  readonly kode: "pendaftar" | "surat" | "prestasi";
  readonly batang: readonly { readonly titik: string; readonly nilai: readonly number[] }[];
}

export interface TautanGroup {
  readonly judul: string;
  readonly tautan: readonly { readonly id: string; readonly label: string; readonly alamat: string; readonly keterangan: string | null }[];
}

export interface Chain {
  readonly utuh: boolean;
  readonly baris: number;
  readonly rusakDi: string | null;
  /** Which part does not hold, in a sentence. */
  readonly sebab: string | null;
  readonly waktu: Date;
  readonly terlambat: boolean;
}
