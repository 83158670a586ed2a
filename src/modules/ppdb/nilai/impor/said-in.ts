import type { InterpretedList } from "#kit/lists/interpret.ts";
import type { Lembar } from "../load-jalur.server.ts";
import { sheetRegister } from "./sheet-register.ts";

/** A row of a list, by the fields of the sheet. */
export interface Said {
  /** In the file. */
  readonly baris: number;
  readonly whose: Readonly<Record<"nomor" | "nisn" | "nama" | "tanggalLahir", string>>;
  readonly cells: ReadonlyMap<string, string>;
  /** What no mending helped. */
  readonly fault: string | undefined;
}

export function saidIn(lembar: Lembar, { list }: InterpretedList): readonly Said[] {
  const { fields } = sheetRegister(lembar);
  const names = new Map(Object.entries(fields).map(([name, { label }]) => [label, name]));
  return list.rows.map((row, index) => {
    const cells = new Map(list.header.map((label, place) => [names.get(label) ?? "", (row[place] ?? "").trim()]));
    const of = (name: string) => cells.get(name) ?? "";
    return {
      baris: list.places[index] ?? index + 1,
      whose: { nomor: of("nomor").toUpperCase(), nisn: of("nisn"), nama: of("nama"), tanggalLahir: of("tanggalLahir") },
      cells,
      fault: Object.values(list.faults?.[index] ?? {})[0],
    };
  });
}
