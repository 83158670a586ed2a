import { formatDay, isDay } from "#kit/dates.ts";
import type { Cell, SheetColumn } from "#kit/documents/sheet.ts";
import { kategori, type Menurut, type Minta } from "./request-laporan.ts";

/** What one line of a report counts. `wajib` null: how often one should have been there is not known, as with lessons. */
export interface LaporanRow {
  readonly kategori: "guru" | "siswa";
  /** Of the person, class, subject or day. */
  readonly kunci: string;
  readonly nama: string;
  readonly keterangan: string;
  readonly wajib: number | null;
  readonly hadir: number;
  readonly terlambat: number;
  readonly sakit: number;
  readonly izin: number;
  readonly dispensasi: number;
  readonly dinasLuar: number;
  readonly cuti: number;
  readonly alpa: number;
}

/** A report as it was counted once: the screen and every file are made of these cells. */
export interface Laporan {
  readonly judul: string;
  readonly rentang: string;
  readonly kolom: readonly SheetColumn[];
  readonly sel: readonly (readonly Cell[])[];
  /** The last line, of all lines together; empty where there is none. */
  readonly jumlah: readonly Cell[];
  /** Of each line, for links to the one person. */
  readonly kunci: readonly string[];
}

interface Columns extends SheetColumn {
  readonly isi: (baris: LaporanRow) => Cell;
  /** Where the column would say nothing. */
  readonly kecuali?: (minta: Minta) => boolean;
}

const angka = (label: string, isi: Columns["isi"], kecuali?: Columns["kecuali"]): Columns => ({
  label,
  kind: "number",
  width: Math.max(9, label.length + 2),
  isi,
  ...(kecuali ? { kecuali } : {}),
});

const onlyGuru = ({ kategori }: Minta) => kategori === "teacher";
const onlySiswa = ({ kategori, menurut }: Minta) => kategori === "student" || menurut === "mapel";
const pelajaran = ({ menurut }: Minta) => menurut === "mapel";
const nameTitle: Readonly<Record<Menurut, string>> = { orang: "Nama", kelas: "Kelas", mapel: "Mata pelajaran", tanggal: "Tanggal" };

const recorded = (b: LaporanRow) => b.hadir + b.terlambat + b.sakit + b.izin + b.dispensasi + b.dinasLuar + b.cuti + b.alpa;

/** In per cent of what was recorded: who was there, was late, or was away on the school's errand. Null before most are recorded. */
export function hadirPercent(baris: LaporanRow): number | null {
  const semua = recorded(baris);
  const ada = baris.hadir + baris.terlambat + baris.dispensasi + baris.dinasLuar;
  return isTelling(semua, baris.wajib ?? semua) ? Math.round((1000 * ada) / semua) / 10 : null;
}

/** Two of 75 at three in the morning say nothing of the day: more than half must be recorded. */
export const isTelling = (tercatat: number, semua: number): boolean => tercatat > 0 && tercatat * 2 > semua;

const columns: readonly Columns[] = [
  {
    label: "Kategori",
    width: 12,
    isi: ({ kategori }) => (kategori === "guru" ? "Guru/staf" : "Siswa"),
    kecuali: (m) => m.kategori !== "all",
  },
  {
    label: "Kelas/jabatan",
    width: 26,
    isi: ({ keterangan }) => keterangan || null,
    kecuali: ({ menurut }) => menurut !== "orang",
  },
  angka("Wajib", ({ wajib }) => wajib, pelajaran),
  angka("Hadir", ({ hadir }) => hadir),
  angka("Terlambat", ({ terlambat }) => terlambat),
  angka("Sakit", ({ sakit }) => sakit),
  angka("Izin", ({ izin }) => izin),
  angka("Dispensasi", ({ dispensasi }) => dispensasi, onlyGuru),
  angka("Dinas Luar", ({ dinasLuar }) => dinasLuar, onlySiswa),
  angka("Cuti", ({ cuti }) => cuti, onlySiswa),
  angka("Tanpa Keterangan", ({ alpa }) => alpa),
  angka("Belum tercatat", (baris) => (baris.wajib === null ? null : Math.max(0, baris.wajib - recorded(baris))), pelajaran),
  { ...angka("Kehadiran (%)", hadirPercent), decimals: 1 },
];

export function composeLaporan(minta: Minta, baris: readonly LaporanRow[]): Laporan {
  const dipakai = columns.filter(({ kecuali }) => !kecuali?.(minta));
  const nama: Columns = {
    label: nameTitle[minta.menurut],
    width: 34,
    ...(minta.menurut === "tanggal" ? { kind: "date" } : {}),
    isi: ({ nama }) => nama,
  };
  const semua = [nama, ...dipakai];
  return {
    judul: `Rekap Kehadiran ${minta.kategori === "all" ? "Guru, Staf, dan Siswa" : kategori.find(({ value }) => value === minta.kategori)?.label}`,
    rentang: range(minta),
    kolom: semua.map(({ isi: _, kecuali: __, ...tampak }) => tampak),
    sel: baris.map((satu) => semua.map(({ isi }) => isi(satu))),
    jumlah: baris.length === 0 ? [] : sumOf(semua, baris),
    kunci: baris.map(({ kunci }) => kunci),
  };
}

const counted = ["hadir", "terlambat", "sakit", "izin", "dispensasi", "dinasLuar", "cuti", "alpa"] as const;

function sumOf(columns: readonly Columns[], baris: readonly LaporanRow[]): Cell[] {
  const sum = (values: readonly number[]) => values.reduce((all, one) => all + one, 0);
  const wajib = baris.flatMap((satu) => satu.wajib ?? []);
  const [first] = baris;
  if (!first) return [];
  const total: LaporanRow = {
    ...{ ...first, wajib: wajib.length === 0 ? null : sum(wajib) },
    ...Object.fromEntries(counted.map((nama) => [nama, sum(baris.map((satu) => satu[nama]))])),
  };
  return columns.map(({ kind, decimals, isi }, place) => {
    if (place === 0) return "Jumlah";
    if (kind !== "number") return null;
    // A share of all is no sum of shares.
    if (decimals) return isi(total);
    const known = baris.map(isi).filter((satu) => typeof satu === "number");
    return known.length === 0 ? null : sum(known);
  });
}

const range = ({ dari, sampai }: Minta) => (dari === sampai ? formatDay(dari, "long") : `${formatDay(dari)} – ${formatDay(sampai)}`);

/** A cell as people read it, on the screen and on paper. */
export function readSel(sel: Cell, kolom?: SheetColumn): string {
  if (sel === null) return "–";
  if (typeof sel === "number") return sel.toLocaleString("id-ID", { minimumFractionDigits: kolom?.decimals ?? 0 });
  return typeof sel === "string" && isDay(sel) ? formatDay(sel, "short") : String(sel);
}
