import type { Stored } from "#kit/database/tables.ts";
import { type Fields, longText, reference, text } from "#kit/register/fields.ts";
import type { Tone } from "#kit/ui/tag.tsx";
import type { Jabatan } from "#modules/kepegawaian/index.ts";
import { klasifikasiSurat } from "#modules/persuratan/index.ts";
import type { NamedTable } from "./content/table.ts";

export type StatusNaskah = Stored<"naskahSurat">["status"];
/** Which positions initial, in their order, and which one signs. */
export interface Rantai {
  readonly pengonsep: boolean;
  readonly paraf: readonly Jabatan[];
  readonly tandaTangan: Jabatan;
}

export interface Paraf {
  /** Null: the author. */
  readonly jabatan: Jabatan | null;
  /** As what, in words: "Plh. Bendahara". */
  readonly sebagai: string;
  readonly akunId: string;
  readonly nama: string;
  readonly pada: string;
}

export type Untuk = Stored<"naskahSurat">["untuk"];

/** What the writer of a letter types, beside its people and its own fields. */
export const naskahFields = {
  perihal: text({ label: "Perihal", required: true, max: 200 }),
  klasifikasiId: reference({ label: "Klasifikasi", register: klasifikasiSurat }),
  tujuan: longText({
    label: "Kepada",
    max: 400,
    hint: "Setelah “Yth.”, misalnya Kepala Kankemenag, baris baru untuk kotanya.",
  }),
  lampiran: text({ label: "Lampiran", max: 80, placeholder: "1 (satu) berkas" }),
  tembusan: longText({ label: "Tembusan", max: 600, hint: "Satu baris untuk satu alamat." }),
  isi: longText({ label: "Isi surat", required: true, max: 20_000 }),
} satisfies Fields;

export const statusName: Readonly<Record<StatusNaskah, string>> = {
  draft: "Draf",
  diajukan: "Menunggu paraf",
  diparaf: "Menunggu tanda tangan",
  ditandatangani: "Ditandatangani",
};

export const statusTone: Readonly<Record<StatusNaskah, Tone>> = {
  draft: "neutral",
  diajukan: "warning",
  diparaf: "info",
  ditandatangani: "success",
};

export const isStatus = (nama: string): nama is StatusNaskah => Object.hasOwn(statusName, nama);

export interface Naskah {
  readonly id: string;
  readonly versi: number;
  readonly pembuatId: string;
  readonly untuk: Untuk;
  readonly jenisId: string;
  readonly klasifikasiId: string | null;
  readonly judul: string | null;
  readonly perihal: string;
  readonly tujuan: string | null;
  readonly lampiran: string | null;
  readonly tembusan: string | null;
  readonly isi: string;
  readonly isian: Readonly<Record<string, string>>;
  readonly pegawaiIds: readonly string[];
  readonly siswaIds: readonly string[];
  /** What it brings along from elsewhere; kept as it came. */
  readonly tabel: readonly NamedTable[] | null;
  readonly status: StatusNaskah;
  /** The chain it was sent on its way with; null: whoever has the right initials and signs. */
  readonly rantai: Rantai | null;
  /** Initials so far, in their order. */
  readonly paraf: readonly Paraf[];
  readonly parafBerikut: Jabatan | null;
  readonly penandaJabatan: Jabatan | null;
  readonly alasanKembali: string | null;
  readonly nomor: string | null;
  readonly tanggal: string | null;
  readonly suratKeluarId: string | null;
  readonly bukti: string | null;
  readonly berkasId: string | null;
  readonly sidik: string | null;
  readonly updatedAt: Date;
}
