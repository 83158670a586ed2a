import type { ReadCtx } from "#kit/ctx.server.ts";
import type { Field } from "#kit/register/fields.ts";
import { sebabBerkas } from "../berkas/berkas.ts";
import { readDokumen, unsent } from "../berkas/read-dokumen.server.ts";
import { registrationSteps, stepOf } from "../fields.ts";
import { type IsianName, isianFields, sebabLabel } from "../perbaikan/isian.ts";
import { openOf, readPerbaikan } from "../perbaikan/read-perbaikan.server.ts";
import { isAskedStill, isLacking, readJawaban } from "../pertanyaan/read-pertanyaan.server.ts";

/**
 * What is still wanted of a family, in plain words: letters and groups are read by others too, so neither what stands in the form, nor what
 * the committee wrote of it, nor which field about the parents it was.
 */
export async function readDiminta(ctx: ReadCtx, id: string): Promise<readonly string[]> {
  // The question is everybody's to read; its answer, and what was wrong with it, is not.
  const { keadaan, pindahJalurPada } = await ctx.db
    .selectFrom("pendaftaran")
    .select(["keadaan", "pindahJalurPada"])
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  // What a family was asked from the beginning it knows; what the path asks for to which it was moved it does not.
  const isMoved = pindahJalurPada !== null;
  const answers = (await readJawaban(ctx, id)).filter(isAskedStill).flatMap((one) => {
    if (one.kembali !== null) return [`${one.pertanyaan}: jawab sekali lagi`];
    return isMoved && isLacking(one) ? [`${one.pertanyaan}: jawab`] : [];
  });
  const papers = unsent(await readDokumen(ctx, id)).flatMap(({ dokumen, berkas }) => {
    if (berkas) return [`${dokumen}: kirim ulang${because(berkas.sebab)}`];
    return isMoved ? [`${dokumen}: kirim`] : [];
  });
  if (keadaan !== "perlu perbaikan") return [...papers, ...answers];
  const asked = openOf(await readPerbaikan(ctx, id));
  const fields = [...new Set(asked.map(({ isian, sebab }) => sayIsian(isian, sebab)))];
  // What was only written stands on the family's page.
  return [
    ...papers,
    ...answers,
    ...(fields.length > 0 ? fields : ["Isian formulir: perbaiki seperti yang ditulis panitia di halaman itu"]),
  ];
}

function because(sebab: string | null): string {
  const label = sebab === "lain" ? undefined : sebabBerkas.find(({ value }) => value === sebab)?.label;
  return label ? `, ${lower(label)}` : "";
}

function sayIsian(name: IsianName, sebab: string): string {
  const field: Field = isianFields[name];
  if (field.privacy === "rahasia")
    return `${registrationSteps[stepOf(name) - 1]?.judul ?? "Isian formulir"}: ada isian yang perlu diperbaiki`;
  return sebab === "lain" ? `${field.label}: perlu diperbaiki` : `${field.label}: ${lower(sebabLabel(sebab))}`;
}

const lower = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
