import type { Pengaturan } from "../pengaturan.server.ts";

/** Hours of the settings under the words that visitors know them by, in this order. */
const jam = [
  { field: "jamKantor", label: "Jam kantor" },
  { field: "jamLoket", label: "Jam loket" },
  { field: "jamLayanan", label: "Jam layanan PPDB" },
] as const;

export type Jam = Pick<Pengaturan, (typeof jam)[number]["field"]>;

export interface JamBuka {
  readonly field: keyof Jam;
  readonly label: string;
  readonly baris: readonly JamLine[];
}

/** "Senin–Kamis", "07.30–15.30"; a line that names no days and hours is all `hari`. */
export interface JamLine {
  readonly hari: string;
  readonly pukul: string;
}

/** What the school has written of its hours. */
export const jamBuka = (sekolah: Jam): JamBuka[] =>
  jam.flatMap(({ field, label }) => {
    const baris = jamLines(sekolah[field]);
    return baris.length > 0 ? [{ field, label, baris }] : [];
  });

/** One for each line that is not empty. */
export const jamLines = (text: string | null): JamLine[] =>
  (text ?? "")
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "")
    .map(splitLine);

function splitLine(line: string): JamLine {
  const at = line.search(/\s(?:\d{1,2}[.:]\d{2}|tutup|libur)/i);
  return at < 0 ? { hari: line, pukul: "" } : { hari: line.slice(0, at).replace(/:$/, ""), pukul: line.slice(at).trim() };
}
