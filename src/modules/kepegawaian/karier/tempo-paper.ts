import type { Day } from "#kit/database/tables.ts";
import { addDays, formatDay } from "#kit/dates.ts";
import type { Cell, PrintedColumn } from "#kit/documents/sheet.ts";
import { formatNip } from "#modules/akun/index.ts";
import { describeJenis, type JenisTempo, jenisTempo, type TempoPegawai } from "./jatuh-tempo.ts";
import type { Distance } from "./tempo-screen.ts";

/** What falls due, as it is put before the head and sent on. */
export interface TempoReport {
  readonly hari: Day;
  readonly dalam: Distance;
  readonly jenis: JenisTempo | null;
  /** Narrowed to names with these words. */
  readonly cari: string;
  readonly baris: readonly TempoPegawai[];
}

interface TempoColumn extends PrintedColumn {
  readonly isi: (baris: TempoPegawai, urut: number) => Cell;
}

/** The columns of the list, for paper and sheet alike; without what nothing here leads to. */
export const tempoColumns = ({ baris }: TempoReport): readonly TempoColumn[] =>
  baris.every(({ menuju }) => menuju === "") ? columns.filter(({ label }) => label !== menjadi) : columns;

const menjadi = "Menjadi";

const columns: readonly TempoColumn[] = [
  { label: "No.", share: 4, width: 6, kind: "number", isi: (_, urut) => urut + 1 },
  { label: "Nama", share: 22, width: 34, isi: ({ nama }) => nama },
  { label: "NIP", share: 17, width: 24, isi: ({ nip }) => (nip ? formatNip(nip) : null) },
  { label: "Perihal", share: 18, width: 28, isi: ({ jenis }) => describeJenis(jenis) },
  { label: menjadi, share: 16, width: 28, isi: ({ menuju }) => menuju || null },
  { label: "Jatuh tempo", share: 10, kind: "date", isi: ({ jatuh }) => jatuh },
  { label: "Dihitung dari", share: 26, width: 44, isi: ({ dasar }) => dasar },
];

/** "Daftar Kenaikan Gaji Berkala", or of everything that falls due. */
export const tempoTitle = ({ jenis }: TempoReport): string =>
  jenis === null
    ? "Daftar Jatuh Tempo Kepegawaian"
    : `Daftar ${describeJenis(jenis).replace(/(^| )\p{Ll}/gu, (word) => word.toUpperCase())}`;

/** "Jatuh tempo 28 November 2026 sampai 26 Februari 2027" */
export function tempoPeriod({ hari, dalam, cari }: TempoReport): string {
  const besides = cari === "" ? "" : `, nama yang memuat “${cari}”`;
  if (dalam === "semua") return `Keadaan ${formatDay(hari)}${besides}`;
  if (dalam === "lewat") return `Lewat jatuh tempo pada ${formatDay(hari)}${besides}`;
  return `Jatuh tempo ${formatDay(hari)} sampai ${formatDay(addDays(hari, Number(dalam)))}${besides}`;
}

/** "Jumlah: 12 (kenaikan gaji berkala 7, kenaikan pangkat 5)." */
export function tempoTotal({ baris }: TempoReport): string {
  const kinds = jenisTempo
    .map(({ value, label }) => ({ label, banyak: baris.filter(({ jenis }) => jenis === value).length }))
    .filter(({ banyak }) => banyak > 0)
    .map(({ label, banyak }) => `${label.toLowerCase().replace("karya satya", "Karya Satya")} ${banyak}`);
  return `Jumlah: ${baris.length.toLocaleString("id-ID")}${kinds.length > 1 ? ` (${kinds.join(", ")})` : ""}.`;
}
