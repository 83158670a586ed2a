import { type Ctx, demand } from "#kit/ctx.server.ts";
import { enqueue } from "#kit/jobs/jobs.server.ts";
import { refuse } from "#kit/refusals.ts";
import { demandValid } from "#kit/register/demand-valid.server.ts";
import type { PesanPublik } from "../jenis.ts";
import { kabarJawaban } from "../kabar/mail-jawaban.server.ts";
import { subjectOf } from "../subject.ts";
import { tulisFields } from "./fields.ts";
import { doTo, holdPesan, type Sasaran } from "./hold-pesan.server.ts";
import { mayAnswer } from "./read-pesan.server.ts";

type Sent = Readonly<Record<string, unknown>>;

/** The sender reads it with number and code, and hears of it where they gave an address. @throws Refusal 403, 404, 409, 422 */
export async function answerPesan(ctx: Ctx, sasaran: Sasaran, sent: Sent): Promise<void> {
  const pesan = await holdPesan(ctx, sasaran);
  demandAnswer(ctx, pesan);
  const { isi } = demandValid(tulisFields, sent, { sentence: "Tulis jawabannya dulu." });
  await doTo(ctx, pesan, { apa: "dijawab", isi, set: { keadaan: "dijawab", jawaban: isi, dijawabPada: ctx.now } });
  if (pesan.email) await enqueue(ctx, kabarJawaban, { payload: { id: pesan.id } });
}

/** Says to its sender that somebody has read it. @throws Refusal 403, 404, 409 */
export async function startPesan(ctx: Ctx, sasaran: Sasaran): Promise<void> {
  const pesan = await holdPesan(ctx, sasaran);
  demandAnswer(ctx, pesan);
  if (pesan.keadaan !== "masuk") throw refuse.conflict("Pesan ini sudah ditangani. Muat ulang halaman.");
  await doTo(ctx, pesan, { apa: "diproses", set: { keadaan: "diproses" } });
}

/** Nothing more is to be done, with an answer or without. @throws Refusal 403, 404, 409 */
export async function closePesan(ctx: Ctx, sasaran: Sasaran): Promise<void> {
  const pesan = await holdPesan(ctx, sasaran);
  demandAnswer(ctx, pesan);
  if (pesan.keadaan === "selesai") throw refuse.conflict("Pesan ini sudah selesai. Muat ulang halaman.");
  await doTo(ctx, pesan, { apa: "selesai", set: { keadaan: "selesai" } });
}

/** Read by those who deal with the message, never by its sender. @throws Refusal 404, 409, 422 */
export async function notePesan(ctx: Ctx, sasaran: Sasaran, sent: Sent): Promise<void> {
  const pesan = await holdPesan(ctx, sasaran);
  const { isi } = demandValid(tulisFields, sent, { sentence: "Tulis catatannya dulu." });
  await doTo(ctx, pesan, { apa: "catatan", isi });
}

function demandAnswer(ctx: Ctx, pesan: PesanPublik): void {
  if (!mayAnswer(ctx, pesan)) demand(ctx, `${subjectOf(pesan.jenis)}:manage`);
}
