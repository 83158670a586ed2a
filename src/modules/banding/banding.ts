import type { Day } from "#kit/database/tables.ts";
import { choice, date, longText, text, yesNo } from "#kit/register/fields.ts";

/** Only in the list, only here, or otherwise here. */
export const jenisBanding = ["beda", "daftar", "portal"] as const;
export type JenisBanding = (typeof jenisBanding)[number];

export const jenisLabels: Readonly<Record<JenisBanding, string>> = {
  beda: "Berbeda",
  daftar: "Hanya di daftar itu",
  portal: "Hanya di portal",
};

/** What somebody found who asked the family or looked at the papers. */
export const hasilBanding = ["portal", "daftar", "diperbaiki"] as const;
export type HasilBanding = (typeof hasilBanding)[number];

export const hasilLabels: Readonly<Record<HasilBanding, string>> = {
  portal: "Betul di portal",
  daftar: "Betul di daftar",
  diperbaiki: "Diperbaiki",
};

const sumber = ["EMIS", "Dapodik", "RDM", "SIMPATIKA", "Lainnya"].map((value) => ({ value, label: value }));

/** What is asked about a list before it is compared. */
export const bandingFields = {
  nama: text({ label: "Nama perbandingan", privacy: "dinas", required: true, max: 80, hint: "Misalnya EMIS semester ganjil." }),
  sumber: choice({ label: "Sumber daftar", privacy: "dinas", required: true, options: sumber }),
  tanggal: date({
    label: "Tanggal daftar",
    privacy: "dinas",
    required: true,
    notAfterToday: true,
    from: "2000-01-01",
    hint: "Hari daftar itu diunduh.",
  }),
  seluruhnya: yesNo({ label: "Daftar ini memuat seluruh madrasah, bukan hanya kelas yang disebutnya", privacy: "dinas" }),
  kosong: yesNo({ label: "Sel kosong di daftar juga dihitung berbeda", privacy: "dinas" }),
};

/** What is written down about a row. */
export const hasilFields = {
  hasil: choice({
    label: "Hasil pemeriksaan",
    privacy: "dinas",
    required: true,
    look: "radio",
    options: [
      ...hasilBanding.map((value) => ({ value: value as string, label: hasilLabels[value] })),
      { value: "belum", label: "Belum diperiksa" },
    ],
  }),
  catatan: longText({
    label: "Catatan",
    privacy: "dinas",
    max: 300,
    hint: "Boleh dikosongkan. Misalnya: akta dilihat, ejaan di daftar keliru.",
  }),
};

/** How long a comparison is kept, in days: after that its list is older than the ministry's next one. */
export const keptDays = 90;

/** A comparison as its office sees it in the list of all. */
export interface Banding {
  readonly id: string;
  readonly nama: string;
  readonly sumber: string;
  readonly tanggal: Day;
  readonly fileName: string;
  /** Rows that the list has, and how many of them say the same. */
  readonly dibaca: number;
  readonly sama: number;
  readonly actorName: string;
  readonly createdAt: Date;
  /** Made by whoever looks. */
  readonly milikSaya: boolean;
}

/** With how much of it somebody looked at. */
export interface BandingSum extends Banding {
  readonly baris: number;
  readonly diperiksa: number;
}

/** A field that list and portal say differently. */
export interface IsianBanding {
  readonly isian: string;
  readonly label: string;
  readonly lama: string;
  readonly baru: string;
}

export interface BarisBanding {
  readonly id: string;
  readonly versi: number;
  readonly jenis: JenisBanding;
  /** In the file. */
  readonly place: number | null;
  readonly rowId: string | null;
  readonly nama: string;
  readonly kelas: string | null;
  /** What the list calls its class where none of that name is here. */
  readonly kelasDaftar: string | null;
  readonly isian: readonly IsianBanding[];
  /** Why it is not known which row is meant. */
  readonly kalimat: string;
  readonly hasil: HasilBanding | null;
  readonly catatan: string;
  readonly diperiksaNama: string | null;
  readonly diperiksaPada: Date | null;
}

/** What is filtered; "" for all. */
export interface BandingQuery {
  readonly cari: string;
  readonly jenis: JenisBanding | "";
  /** Id of a class, or "tanpa". */
  readonly kelas: string;
  readonly isian: string;
  /** A result, or "belum". */
  readonly keadaan: HasilBanding | "belum" | "";
  readonly halaman: number;
  readonly tampil: number;
}

/** How many rows of a class are what. */
export interface HitunganKelas extends Readonly<Record<JenisBanding, number>> {
  /** Null: in no class. */
  readonly kelasId: string | null;
  readonly kelas: string | null;
  readonly wali: string | null;
  readonly diperiksa: number;
}
