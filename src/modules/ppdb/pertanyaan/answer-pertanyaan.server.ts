import { record } from "#kit/audit/audit.server.ts";
import type { Ctx } from "#kit/ctx.server.ts";
import { refuse } from "#kit/refusals.ts";
import { check } from "#kit/register/check.ts";
import { isDecidedForFamily } from "../keadaan/decided-for-family.server.ts";
import { lockPendaftaran } from "../keadaan/hold-pendaftaran.server.ts";
import { fieldOf, keptOf, type Pertanyaan } from "./bentuk.ts";
import { isJawab, jawabName } from "./nama.ts";
import { isAskedStill, type Jawaban, readJawaban } from "./read-pertanyaan.server.ts";

type Sent = Readonly<Record<string, unknown>>;

/**
 * The family answers what it has not answered yet, or what was given back; whose it is, the signed cookie says. Some of it may wait.
 * @throws Refusal 404, 409 once it is decided or was answered from elsewhere, 422 with a sentence for each answer
 */
export async function answerPertanyaan(ctx: Ctx, id: string, sent: Sent): Promise<void> {
  const held = await lockPendaftaran(ctx, id);
  if (await isDecidedForFamily(ctx, held))
    throw refuse.conflict("Jawaban tidak dapat dikirim lagi dari halaman ini. Sampaikan kepada panitia.");
  const all = await readJawaban(ctx, id);
  const typed = Object.entries(sent).filter(([name, value]) => isJawab(name) && value !== "");
  const byName = new Map(all.map((one) => [jawabName(one.kode), one]));
  const strangers = typed.filter(([name]) => byName.get(name)?.berhenti !== false);
  if (strangers.length > 0)
    throw refuse.conflict("Ada pertanyaan yang tidak ditanyakan lagi di jalur ini. Periksa lagi jawaban Anda di bawah.");
  const asked = all.filter(isAskedStill);
  const known = typed.filter(([name]) => !asked.some(({ kode }) => jawabName(kode) === name));
  if (known.length > 0) {
    const labels = known.map(([name]) => byName.get(name)?.pertanyaan).join(", ");
    throw refuse.conflict(`Sudah dijawab dari perangkat lain: ${labels}. Bila jawabannya keliru, hubungi panitia.`);
  }
  const answered = checkJawaban(asked, Object.fromEntries(typed));
  if (answered.length === 0) throw refuse.invalid("Belum ada jawaban yang ditulis. Boleh dijawab sebagian dahulu.");
  await keepJawaban(ctx, id, answered);
  await recordJawaban(ctx, id, answered);
}

export interface Answered {
  readonly tanya: Pick<Pertanyaan, "id" | "kode">;
  readonly isi: string;
}

/** Each by the rules of its question; what was left empty is no answer. @throws Refusal 422 */
export function checkJawaban(asked: readonly Jawaban[], sent: Sent): readonly Answered[] {
  const fields = Object.fromEntries(asked.map((one) => [jawabName(one.kode), { ...fieldOf(one), required: false }]));
  const { values, errors } = check(fields, sent, "form");
  if (Object.keys(errors).length > 0) throw refuse.invalid("Periksa lagi jawaban yang ditandai.", errors);
  return asked.flatMap((tanya) => {
    const value = values[jawabName(tanya.kode)] ?? null;
    return value === null ? [] : [{ tanya, isi: keptOf(value) }];
  });
}

/** Who of the committee wrote it, and why. */
export interface ByCommittee {
  readonly oleh: string | null;
  readonly pelaku: string;
  readonly alasan: string;
}

export async function keepJawaban(ctx: Ctx, pendaftaranId: string, answered: readonly Answered[], by: ByCommittee | null = null) {
  if (answered.length === 0) return;
  const set = { pada: ctx.now, kembali: null, ...(by ?? { oleh: null, pelaku: null, alasan: null }) };
  await ctx.db
    .insertInto("jawabanPendaftaran")
    .values(answered.map(({ tanya, isi }) => ({ pendaftaranId, pertanyaanId: tanya.id, isi, ...set })))
    .onConflict((row) => row.columns(["pendaftaranId", "pertanyaanId"]).doUpdateSet(({ ref }) => ({ ...set, isi: ref("excluded.isi") })))
    .execute();
  ctx.touch("pendaftaran");
}

/** Which questions, and nothing of what was answered. */
export const codes = (answered: readonly Answered[]) => ({ jawaban: answered.map(({ tanya }) => tanya.kode).join(", ") });

const recordJawaban = (ctx: Ctx, subjectId: string, answered: readonly Answered[]) =>
  record(ctx, {
    ...{ action: "update", subject: "pendaftaran", subjectId },
    after: codes(answered),
  });
