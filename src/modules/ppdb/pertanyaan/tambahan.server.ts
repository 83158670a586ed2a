import type { ReadCtx } from "#kit/ctx.server.ts";
import { withFullStop } from "#kit/full-stop.ts";
import type { FieldSentences } from "#kit/refusals.ts";
import type { Sent, Source } from "#kit/register/check.ts";
import type { Field, Fields } from "#kit/register/fields.ts";
import { checkTambahan } from "../check-pendaftaran.ts";
import { jalurLabel, jenisJalur } from "../jalur/jenis-jalur.ts";
import { readPendaftaran } from "../periode.server.ts";
import type { Answered } from "./answer-pertanyaan.server.ts";
import { fieldOf, keptOf, takenBack } from "./bentuk.ts";
import { jawabName } from "./nama.ts";
import { pertanyaanRows } from "./read-pertanyaan.server.ts";

type Row = Awaited<ReturnType<typeof pertanyaanRows>>[number];

/** As fields of the form: each is asked while its path is chosen. None holds the form up, so what must be answered may come later. */
export const tambahanOf = (rows: readonly Row[]): Fields =>
  Object.fromEntries(
    rows.map((row) => {
      const path = row.jalur && jalurLabel(row.jalur).toLowerCase();
      const onlyIf = {
        says: { jalur: row.jalur ? [row.jalur] : jenisJalur.map(({ value }) => value) },
        sentence: path ? `Ini hanya ditanyakan di jalur ${path}. Kosongkan, atau ganti jalurnya.` : "Pilih dahulu jalurnya.",
      };
      const before = path && `Hanya untuk jalur ${path}.`;
      return [jawabName(row.kode), { ...hinted(row, [before], "Wajib dijawab, boleh menyusul."), onlyIf }];
    }),
  );

/** What a desk asks of one path; on paper an answer may be missing. */
export const deskTambahan = (rows: readonly Row[], jalur: string): Fields =>
  Object.fromEntries(rows.filter(isAskedOn(jalur)).map((row) => [jawabName(row.kode), { ...hinted(row, [], untold), required: false }]));

const untold = "Bila kosong, keluarga ditanya di halaman statusnya.";

function hinted(row: Row, before: readonly (string | null)[], mayWait: string): Field {
  const field = takenBack(fieldOf(row));
  const hint = [...before, field.hint && withFullStop(field.hint), row.wajib && mayWait];
  const said = hint.filter(Boolean).join(" ");
  return { ...field, ...(said && { hint: said }) };
}

/** Whether a path asks this. */
export const isAskedOn =
  (jalur: unknown) =>
  (row: Row): boolean =>
    row.jalur === null || row.jalur === jalur;

/** What the form asks of families now, on the paths that are open. */
export async function readTambahan(ctx: ReadCtx): Promise<Fields> {
  const { periode, ...open } = await readPendaftaran(ctx);
  const rows = periode ? await pertanyaanRows(ctx, periode.id) : [];
  return tambahanOf(rows.filter(({ jalur }) => jalur === null || ("jalur" in open && open.jalur.includes(jalur))));
}

export interface Terjawab {
  readonly answered: readonly Answered[];
  /** By the names of the form. */
  readonly errors: FieldSentences;
  /** What must be answered on this path and was not. */
  readonly kurang: readonly string[];
}

/** What was answered beside a form; what nobody asks any more is not looked at. */
export function judgeTambahan(rows: readonly Row[], sent: Sent, source: Source = "form"): Terjawab {
  const { values, errors } = checkTambahan(tambahanOf(rows), sent, source);
  const isiOf = (row: Row) => values[jawabName(row.kode)] ?? null;
  return {
    errors,
    answered: rows.flatMap((tanya) => {
      const isi = isiOf(tanya);
      return isi === null ? [] : [{ tanya, isi: keptOf(isi) }];
    }),
    kurang: rows.filter((row) => row.wajib && isAskedOn(sent.jalur)(row) && isiOf(row) === null).map(({ pertanyaan }) => pertanyaan),
  };
}

/** Of a sending whose form nobody looks at any more: a wrong answer does not hold it up, and the family hears what it is to write again. */
export function tellTambahan({ errors, kurang }: Terjawab, rows: readonly Row[], jalur: string): readonly string[] {
  const wrong = rows.filter(isAskedOn(jalur)).flatMap(({ kode }) => errors[jawabName(kode)] ?? []);
  return [
    ...(wrong.length === 0 ? [] : [`Ada jawaban yang belum tersimpan. ${wrong.join(" ")} Tulis lagi di halaman status pendaftaran.`]),
    ...(kurang.length === 0 ? [] : [withFullStop(`Masih perlu diisi di halaman status pendaftaran: ${kurang.join("; ")}`)]),
  ];
}
