import { date, text } from "#kit/register/fields.ts";
import { type Register, register } from "#kit/register/register.ts";
import { sentencesFor } from "#kit/sentences.ts";
import { nilaiPpdbPath } from "../../paths.ts";
import { semesters } from "../komponen.ts";
import type { Lembar } from "../load-jalur.server.ts";
import type { Measure } from "../settle.ts";
import { mapelHead } from "../sheet-heads.ts";

/** Subjects of a test that count together. */
export const ujiFields = Array.from({ length: 12 }, (_, place) => `uji${place + 1}`);

const privacy = "dinas";

/** By what a list may say whose marks stand in a row, the surest first. */
const whose = {
  nomor: text({ label: "Nomor pendaftaran", privacy, max: 60, pattern: /^PMBM-\d{4}-\d{5,9}-[A-Z]$/i }),
  nisn: text({ label: "NISN", privacy, max: 10, pattern: /^\d{10}$/ }),
  nama: text({ label: "Nama", privacy, max: 200 }),
  tanggalLahir: date({ label: "Tanggal lahir", privacy }),
};

const mark = (label: string) => text({ label, privacy, max: 40 });

/** The field of a subject in a semester. */
export const raporField = (mapel: string, semester: number): string => `${semester}:${mapel}`;

export interface MarkField {
  readonly name: string;
  readonly label: string;
  /** "" and 0 but for a subject of the rapor. */
  readonly mapel: string;
  readonly semester: number;
}

export const raporFields = ({ mapel }: Measure): readonly MarkField[] =>
  mapel.flatMap((one) =>
    semesters.map((semester) => ({ name: raporField(one, semester), label: mapelHead(one, semester), mapel: one, semester })),
  );

/** What a list may bring to one sheet, so that it is understood as every other list is. */
export function sheetRegister({ jalur, measure }: Lembar): Register {
  const subjects = raporFields(measure).map(({ name, label }): [string, ReturnType<typeof mark>] => [name, mark(label)]);
  const parts = ujiFields.map((name, place): [string, ReturnType<typeof mark>] => [name, mark(`Mata uji ${place + 1}`)]);
  const marks = Object.fromEntries(subjects.length > 0 ? subjects : [["nilai", mark("Nilai")], ...parts]);
  return register({
    ...{ name: "nilaiPpdb", table: "nilai_ppdb", path: `${nilaiPpdbPath}/${jalur.id}/${measure.komponen}` },
    ...{ title: "Nilai", noun: "nilai", fields: { ...whose, ...marks }, columns: ["nomor"], searched: [] },
    order: { by: "nomor", direction: "asc" },
    sentences: sentencesFor("nilai", "Belum ada nilai."),
  });
}
