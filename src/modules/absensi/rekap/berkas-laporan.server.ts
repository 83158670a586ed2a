import { formatMoment } from "#kit/dates.ts";
import { renderPaper } from "#kit/documents/paper.server.ts";
import type { Block, Paper, PaperColumn } from "#kit/documents/paper.ts";
import type { SheetColumn } from "#kit/documents/sheet.ts";
import { makeCsv, makeXlsx } from "#kit/documents/threads/document-threads.server.ts";
import { closingLines, closingRows } from "#modules/profil/index.server.ts";
import { type Laporan, readSel } from "./laporan.ts";
import type { Format } from "./request-laporan.ts";

type LaporanPaper = Pick<Paper, "letterhead" | "size" | "style">;

interface Cetak {
  readonly format: Format;
  readonly kini: Date;
  readonly kertas: LaporanPaper;
  /** Who answers for the report. */
  readonly akhir: readonly Block[];
}

export const suffix: Readonly<Record<Format, string>> = { pdf: "pdf", excel: "xlsx", csv: "csv" };

/** What the figures mean, under every report. */
export const catatanLaporan = [
  "Belum tercatat berarti kehadirannya belum dicatat, bukan tanpa keterangan. Tanpa keterangan dihitung setelah harinya ditutup.",
  "Kehadiran (%) adalah hadir, terlambat, dispensasi, dan dinas luar dari semua yang tercatat.",
] as const;

/** The report as a file, made of the cells that also stand on the screen. */
export async function berkasLaporan(laporan: Laporan, { format, kini, kertas, akhir }: Cetak): Promise<Uint8Array> {
  const { kolom, sel, jumlah, judul, rentang } = laporan;
  const total = jumlah.length > 0 ? [jumlah] : [];
  if (format === "csv") return makeCsv({ columns: kolom, rows: [...sel, ...total, ...closingRows(akhir)] });
  if (format === "excel") {
    const penjelasan = [[`Dibuat ${formatMoment(kini)}`], ...catatanLaporan.map((satu) => [satu])];
    const bingkai = { above: [judul, rentang], total: jumlah, below: closingLines(akhir) };
    return makeXlsx({ columns: kolom, rows: sel, explanations: penjelasan, ...bingkai });
  }
  return renderPaper(laporanPaper(laporan, { kertas, kini, akhir }));
}

const laporanPaper = ({ kolom, sel, jumlah, judul, rentang }: Laporan, { kertas, kini, akhir }: Omit<Cetak, "format">): Paper => ({
  ...kertas,
  title: judul,
  subtitle: rentang,
  footer: `Dicetak ${formatMoment(kini)}`,
  orientation: "landscape",
  blocks: [
    {
      kind: "table",
      columns: [{ label: "No.", share: 5, align: "right" }, ...kolom.map(kepala)],
      rows: [
        ...sel.map((baris, urut) => [String(urut + 1), ...baris.map((satu, place) => readSel(satu, kolom[place]))]),
        ...(jumlah.length > 0 ? [["", ...jumlah.map((satu, place) => (satu === null ? "" : readSel(satu, kolom[place])))]] : []),
      ],
    },
    ...catatanLaporan.map((text) => ({ kind: "paragraph", text, tone: "quiet" }) as const),
    ...akhir,
  ],
});

/** Wide enough for the longest word of its head. */
const kepala = ({ label, kind, width }: SheetColumn, place: number): PaperColumn => {
  const kata = Math.max(5, ...label.split(" ").map(({ length }) => length)) + 2;
  const share = place === 0 ? 24 : kind === "number" ? kata : Math.max(kata, (width ?? 12) * 0.65);
  return { label, share, align: kind === "number" ? "right" : "left" };
};
