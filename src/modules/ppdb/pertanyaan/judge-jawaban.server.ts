import { readableRegister } from "#kit/access/visibility/visible-fields.server.ts";
import { record } from "#kit/audit/audit.server.ts";
import { type Ctx, demand, type ReadCtx } from "#kit/ctx.server.ts";
import { refuse } from "#kit/refusals.ts";
import { holdPendaftaran, type Seen } from "../keadaan/hold-pendaftaran.server.ts";
import { isDecided } from "../keadaan/keadaan.ts";
import { pendaftaran } from "../pendaftaran.ts";
import { demandReason } from "./alasan.server.ts";
import { checkJawaban, keepJawaban } from "./answer-pertanyaan.server.ts";
import { wordsOf } from "./bentuk.ts";
import { jawabName } from "./nama.ts";
import { type Jawaban, readJawaban } from "./read-pertanyaan.server.ts";

/** Whether answers of this class are open to whoever asks, as the fields of the form of the same class are. */
export function mayReadJawaban(ctx: ReadCtx): (one: Pick<Jawaban, "golongan">) => boolean {
  const open = new Set(Object.values(readableRegister(ctx, pendaftaran).fields).map(({ privacy }) => privacy));
  return ({ golongan }) => open.has(golongan);
}

interface Judged {
  readonly kode: string;
  readonly sent: Readonly<Record<string, unknown>>;
}

/** One of the committee writes an answer, with a reason that the family reads. @throws Refusal 403, 404, 409, 422 */
export async function correctJawaban(ctx: Ctx, seen: Seen, { kode, sent }: Judged): Promise<void> {
  const tanya = await holdJawaban(ctx, seen, kode);
  const alasan = demandReason(sent.alasan);
  const [answered] = checkJawaban([tanya], { [jawabName(kode)]: sent[jawabName(kode)] });
  if (!answered) throw refuse.invalid("Tulis jawabannya.", { [jawabName(kode)]: "Tulis jawabannya." });
  if (answered.isi === tanya.isi) throw refuse.invalid("Jawaban ini masih sama dengan yang tersimpan. Tidak ada yang berubah.");
  await keepJawaban(ctx, seen.id, [answered], { oleh: ctx.actor.id, pelaku: ctx.actor.name, alasan });
  // What a secret one said before is kept nowhere a second time.
  const before = tanya.isi !== null && tanya.golongan !== "rahasia" ? { [jawabName(kode)]: tanya.isi } : undefined;
  await tellTrail(ctx, seen, { ...(before && { before }), after: { jawaban: kode, alasan } });
}

/** Asks the family to answer once more. @throws Refusal 403, 404, 409 where nothing was answered, 422 without a reason */
export async function returnJawaban(ctx: Ctx, seen: Seen, { kode, sent }: Judged): Promise<void> {
  const tanya = await holdJawaban(ctx, seen, kode);
  const kembali = demandReason(sent.alasan);
  if (tanya.isi === null) throw refuse.conflict("Pertanyaan ini belum dijawab, jadi tidak ada yang dikembalikan.");
  if (tanya.berhenti) throw refuse.conflict("Pertanyaan ini tidak ditanyakan lagi, jadi jawabannya tidak dikembalikan.");
  if (tanya.kembali !== null) throw refuse.conflict("Jawaban ini sudah dikembalikan dan menunggu keluarga.");
  await ctx.db
    .updateTable("jawabanPendaftaran")
    .set({ kembali })
    .where("pendaftaranId", "=", seen.id)
    .where("pertanyaanId", "=", tanya.id)
    .execute();
  await tellTrail(ctx, seen, { after: { jawabanKembali: kode, alasan: kembali } });
}

async function holdJawaban(ctx: Ctx, seen: Seen, kode: string): Promise<Jawaban> {
  demand(ctx, "pendaftaran:update");
  const held = await holdPendaftaran(ctx, seen);
  if (isDecided(held.keadaan)) throw refuse.conflict("Pendaftaran ini sudah diputuskan, jadi jawabannya tidak diubah lagi.");
  const tanya = (await readJawaban(ctx, seen.id)).filter(mayReadJawaban(ctx)).find((one) => one.kode === kode);
  if (!tanya) throw refuse.notFound("Pertanyaan ini tidak ditanyakan di jalur calon siswa ini.");
  return tanya;
}

interface Told {
  readonly before?: Readonly<Record<string, string>>;
  readonly after: Readonly<Record<string, string>>;
}

/** Who looks at the row now has to see it anew. */
async function tellTrail(ctx: Ctx, { id, versi }: Seen, told: Told): Promise<void> {
  await ctx.db
    .updateTable("pendaftaran")
    .set({ versi: versi + 1, updatedAt: ctx.now })
    .where("id", "=", id)
    .execute();
  await record(ctx, { action: "update", subject: "pendaftaran", subjectId: id, ...told });
  ctx.touch("pendaftaran");
}

/** What the committee's page shows of the answers. */
export async function loadJawaban(ctx: ReadCtx, id: string) {
  return (await readJawaban(ctx, id)).filter(mayReadJawaban(ctx)).map((one) => ({
    ...one,
    kata: one.isi === null ? null : wordsOf(one, one.isi),
    kurang: one.wajib && !one.berhenti && (one.isi === null || one.kembali !== null),
  }));
}

export type JawabanShown = Awaited<ReturnType<typeof loadJawaban>>[number];
