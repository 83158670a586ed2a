import { formatDay, isDay } from "#kit/dates.ts";
import type { Cell, SheetColumn } from "#kit/documents/sheet.ts";
import { kategori, type Menurut, type Minta } from "./minta-laporan.ts";

/** What one line of a report counts. `wajib` null: how often one should have been there is not known, as with lessons. */
export interface BarisLaporan {
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
  /** Of each line, for links to the one person. */
  readonly kunci: readonly string[];
}

interface Kolom extends SheetColumn {
  readonly isi: (baris: BarisLaporan) => Cell;
  /** Where the column would say nothing. */
  readonly kecuali?: (minta: Minta) => boolean;
}

const angka = (label: string, isi: Kolom["isi"], kecuali?: Kolom["kecuali"]): Kolom => ({
  label,
  kind: "number",
  width: Math.max(9, label.length + 2),
  isi,
  ...(kecuali ? { kecuali } : {}),
});

const hanyaGuru = ({ kategori }: Minta) => kategori === "teacher";
const hanyaSiswa = ({ kategori, menurut }: Minta) => kategori === "student" || menurut === "mapel";
const pelajaran = ({ menurut }: Minta) => menurut === "mapel";
const judulNama: Readonly<Record<Menurut, string>> = { orang: "Nama", kelas: "Kelas", mapel: "Mata pelajaran", tanggal: "Tanggal" };

const tercatat = (b: BarisLaporan) => b.hadir + b.terlambat + b.sakit + b.izin + b.dispensasi + b.dinasLuar + b.cuti + b.alpa;

/** In per cent of what was recorded: who was there, was late, or was away on the school's errand. */
export function persenHadir(baris: BarisLaporan): number | null {
  const semua = tercatat(baris);
  const ada = baris.hadir + baris.terlambat + baris.dispensasi + baris.dinasLuar;
  return semua === 0 ? null : Math.round((1000 * ada) / semua) / 10;
}

const kolom: readonly Kolom[] = [
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
  angka("Dispensasi", ({ dispensasi }) => dispensasi, hanyaGuru),
  angka("Dinas Luar", ({ dinasLuar }) => dinasLuar, hanyaSiswa),
  angka("Cuti", ({ cuti }) => cuti, hanyaSiswa),
  angka("Tanpa Keterangan", ({ alpa }) => alpa),
  angka("Belum tercatat", (baris) => (baris.wajib === null ? null : Math.max(0, baris.wajib - tercatat(baris))), pelajaran),
  { ...angka("Kehadiran (%)", persenHadir), decimals: 1 },
];

export function susunLaporan(minta: Minta, baris: readonly BarisLaporan[]): Laporan {
  const dipakai = kolom.filter(({ kecuali }) => !kecuali?.(minta));
  const nama: Kolom = {
    label: judulNama[minta.menurut],
    width: 34,
    ...(minta.menurut === "tanggal" ? { kind: "date" } : {}),
    isi: ({ nama }) => nama,
  };
  const semua = [nama, ...dipakai];
  return {
    judul: `Rekap Kehadiran ${minta.kategori === "all" ? "Guru, Staf, dan Siswa" : kategori.find(({ value }) => value === minta.kategori)?.label}`,
    rentang: rentang(minta),
    kolom: semua.map(({ isi: _, kecuali: __, ...tampak }) => tampak),
    sel: baris.map((satu) => semua.map(({ isi }) => isi(satu))),
    kunci: baris.map(({ kunci }) => kunci),
  };
}

const rentang = ({ dari, sampai }: Minta) => (dari === sampai ? formatDay(dari, "long") : `${formatDay(dari)} – ${formatDay(sampai)}`);

/** A cell as people read it, on the screen and on paper. */
export function bacaSel(sel: Cell, kolom?: SheetColumn): string {
  if (sel === null) return "–";
  if (typeof sel === "number") return sel.toLocaleString("id-ID", { minimumFractionDigits: kolom?.decimals ?? 0 });
  return typeof sel === "string" && isDay(sel) ? formatDay(sel, "short") : String(sel);
}
