import { formatDay, formatMoment } from "#kit/dates.ts";
import { renderPaper } from "#kit/documents/paper.server.ts";
import type { Block, Paper } from "#kit/documents/paper.ts";
import type { Cell } from "#kit/documents/sheet.ts";
import { makeXlsx } from "#kit/documents/threads/document-threads.server.ts";
import type { SheetBeside } from "#kit/documents/xlsx.server.ts";
import { closing, closingLines } from "#modules/profil/index.server.ts";
import type { Kop } from "#modules/profil/index.ts";
import type { Perkembangan } from "./load-perkembangan.server.ts";
import { type OriginTotal, originTotal, sumOf, withOriginTotal, withTotal } from "./totals.ts";

interface Print {
  readonly kop: Kop;
  readonly now: Date;
  readonly kertas: Pick<Paper, "letterhead" | "size" | "style">;
}

const titleOf = ({ periode }: Perkembangan): string => `Perkembangan PPDB ${periode.tahunAjaran}`;
const shown = (value: number | null): string => (value === null ? "–" : String(value));
const comparison = ({ jumlah, dihapus, jumlahLalu, lalu }: Perkembangan): string =>
  `${jumlah} pendaftaran${dihapus > 0 ? `, ${dihapus} di antaranya sudah dihapus sesudah masa simpan` : ""}${lalu && jumlahLalu !== null ? `; ${lalu.tahunAjaran} pada hari yang sama: ${jumlahLalu}` : ""}.`;

/** Day by day as a workbook. */
export const perkembanganXlsx = (isi: Perkembangan, { kop, now }: Omit<Print, "kertas">): Promise<Uint8Array> => {
  const number = (label: string) => ({ label, kind: "number", width: 14 }) as const;
  return makeXlsx({
    columns: [
      { label: "Hari", width: 18 },
      ...isi.jalur.map(({ nama }) => number(nama)),
      ...[number("Jumlah"), number("Sampai hari ini"), number("Tahun lalu, hari yang sama")],
    ],
    rows: isi.days.map(({ hari, perJalur, jumlah, sampai, lalu }) => [
      ...[formatDay(hari), ...isi.jalur.map(({ jenis }) => perJalur[jenis] ?? 0)],
      ...[jumlah, sampai, lalu],
    ]),
    tables: [
      sheetOf("Tempat tiap jalur", ["Jalur", ...pathHeads(isi)], withTotal(isi.paths).map(pathLine)),
      sheetOf("Asal sekolah", ["Sekolah", ...originHeads(isi)], withOriginTotal(isi.schools).map(originLine)),
      sheetOf("Asal daerah", ["Daerah", ...originHeads(isi)], withOriginTotal(isi.districts).map(originLine)),
    ],
    explanations: [[`Dibuat ${formatMoment(now)}`]],
    total: ["Jumlah", ...isi.jalur.map(({ jenis }) => sumDays(isi, jenis)), sumOf(isi.days.map(({ jumlah }) => jumlah)), null, null],
    ...{ above: [titleOf(isi), comparison(isi)], below: closingLines(closing(kop, now, comparison(isi))) },
  });
};

/** Figures stay numbers, that can be added up. The last line is the sum. */
const sheetOf = (name: string, [first = "", ...heads]: readonly string[], lines: readonly (readonly Cell[])[]): SheetBeside => ({
  name,
  columns: [
    { label: first, width: 40 },
    ...heads.map((label) => ({ label, kind: "number", width: Math.max(12, label.length + 2) }) as const),
  ],
  rows: lines.slice(0, -1),
  total: lines.at(-1) ?? [],
});

/** So many schools are read on paper; the workbook has all of them. */
const mostSchools = 40;

/** The rest in one line, so that the sum below is that of what stands above it. */
function schoolsOnPaper({ schools }: Perkembangan): readonly OriginTotal[] {
  const rest = schools.slice(mostSchools);
  const others = rest.length > 0 ? [{ ...originTotal(rest), nama: `${rest.length} sekolah lain` }] : [];
  return [...schools.slice(0, mostSchools), ...others, ...(schools.length > 0 ? [originTotal(schools)] : [])];
}

const sumDays = ({ days }: Perkembangan, jalur: string): number => sumOf(days.map(({ perJalur }) => perJalur[jalur] ?? 0)) ?? 0;

const beforeHead = ({ lalu }: Perkembangan): string => (lalu ? `Seluruh ${lalu.tahunAjaran}` : "Tahun lalu");
const originHeads = (isi: Perkembangan): string[] => ["Pendaftar", "Diterima", beforeHead(isi)];
const originLine = ({ nama, banyak, diterima, lalu }: OriginTotal) => [nama, banyak, diterima, lalu] as const;
const originCells = (one: OriginTotal): string[] => originLine(one).map((cell) => (typeof cell === "string" ? cell : shown(cell)));

const pathHeads = (isi: Perkembangan): string[] => [
  ...["Kuota", "Pendaftar", beforeHead(isi), "Diterima", "Diambil", "Kosong", "Cadangan", "Perkiraan terisi"],
];
type PathTotal = Omit<Perkembangan["paths"][number], "jenis">;
const pathFigures = (one: PathTotal) => [
  ...[one.kuota, one.pendaftar, one.lalu, one.diterima, one.diambil, one.kosong, one.cadangan, one.perkiraan],
];
const pathLine = (one: PathTotal): Cell[] => [one.nama, ...pathFigures(one)];
const pathCells = (one: PathTotal): string[] => pathFigures(one).map(shown);

/** The whole as a paper for the head's signature. */
export const perkembanganPdf = (isi: Perkembangan, { kop, now, kertas }: Print): Promise<Uint8Array> =>
  renderPaper({
    ...kertas,
    title: titleOf(isi),
    subtitle: comparison(isi),
    footer: `Dicetak ${formatMoment(now)}`,
    orientation: "landscape",
    blocks: blocksOf(isi, closing(kop, now, comparison(isi))),
  });

function blocksOf(isi: Perkembangan, end: readonly Block[]): Block[] {
  const right = (label: string, share: number) => ({ label, share, align: "right" }) as const;
  return [
    { kind: "heading", text: "Tempat tiap jalur" },
    {
      kind: "table",
      columns: [{ label: "Jalur", share: 22 }, ...pathHeads(isi).map((label) => right(label, 10))],
      rows: withTotal(isi.paths).map((one) => [one.nama, ...pathCells(one)]),
    },
    { kind: "heading", text: "Asal sekolah" },
    {
      kind: "table",
      columns: [{ label: "Sekolah", share: 55 }, ...originHeads(isi).map((label) => right(label, 15))],
      rows: schoolsOnPaper(isi).map(originCells),
    },
    { kind: "heading", text: "Asal daerah" },
    {
      kind: "table",
      columns: [{ label: "Kecamatan, kabupaten, atau provinsi", share: 40 }, ...originHeads(isi).map((label) => right(label, 20))],
      rows: withOriginTotal(isi.districts).map(originCells),
    },
    { kind: "heading", text: "Pendaftaran tiap hari" },
    {
      kind: "table",
      columns: [
        { label: "Hari", share: 16 },
        ...isi.jalur.map(({ nama }) => right(nama, Math.max(9, nama.length * 0.8))),
        ...[right("Jumlah", 10), right("Sampai hari ini", 11), right("Tahun lalu", 11)],
      ],
      rows: [
        ...isi.days.map(({ hari, perJalur, jumlah, sampai, lalu }) => [
          ...[formatDay(hari), ...isi.jalur.map(({ jenis }) => String(perJalur[jenis] ?? 0))],
          ...[String(jumlah), String(sampai), shown(lalu)],
        ]),
        [
          ...["Jumlah", ...isi.jalur.map(({ jenis }) => String(sumDays(isi, jenis)))],
          ...[String(sumOf(isi.days.map(({ jumlah }) => jumlah))), "", ""],
        ],
      ],
    },
    ...end,
  ];
}
