import type { Cell, PrintedColumn } from "#kit/documents/sheet.ts";
import { arahName, diusulkan, sebabName } from "../letter.ts";
import { nasib } from "../options.ts";
import type { Assessed } from "./assess.server.ts";
import type { Bagian } from "./bagian.ts";

interface YearColumn extends PrintedColumn {
  readonly cell: (row: Assessed, place: number) => Cell;
}

/** The columns of the yearly list, for paper and sheet alike. */
export const columnsOnPaper = (part: Bagian): readonly YearColumn[] => [
  { label: "No.", share: 3, width: 6, kind: "number", cell: (_, place) => place + 1 },
  { label: "Arah", share: 5, width: 9, cell: ({ arah }) => arahName[arah] },
  { label: "Nomor surat", share: 15, width: 30, cell: ({ nomor }) => nomor },
  { label: "Tanggal", share: 7, kind: "date", cell: ({ tanggal }) => tanggal },
  { label: "Dari / kepada", share: 13, width: 30, cell: ({ pihak }) => pihak },
  { label: "Perihal", share: 18, width: 44, cell: ({ perihal }) => perihal },
  { label: "Klasifikasi", share: 7, width: 12, cell: ({ kode }) => kode },
  { label: "Aktif sampai", share: 7, kind: "date", cell: ({ aktifSampai }) => aktifSampai },
  { label: "Inaktif sampai", share: 7, kind: "date", cell: ({ inaktifSampai }) => inaktifSampai },
  { label: "Nasib akhir", share: 8, width: 16, cell: (row) => nasib.find(({ value }) => value === row.nasib)?.label ?? null },
  { label: "Keterangan", share: 10, width: 34, cell: (row) => noteOf(row, part) },
];

function noteOf({ kode, sebab, pemusnahanId, sumber }: Assessed, part: Bagian): string | null {
  if (part === "tanpa") return kode === null ? "Belum ada klasifikasi" : "Belum ada aturan";
  if (part === "tertahan") return pemusnahanId ? diusulkan : sebab && sebabName[sebab];
  return sumber;
}
