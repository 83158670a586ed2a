import { record } from "#kit/audit/audit.server.ts";
import { type Ctx, demand, type ReadCtx } from "#kit/ctx.server.ts";
import { sql } from "#kit/database/sql.server.ts";
import { refuse } from "#kit/refusals.ts";
import { demandValid } from "#kit/register/demand-valid.server.ts";
import { demandNotPupil } from "../keadaan/demand-not-pupil.server.ts";
import { type Held, lockPendaftaran, type Seen } from "../keadaan/hold-pendaftaran.server.ts";
import { isDecided, isKeadaan, type Keadaan, keadaanNames } from "../keadaan/keadaan.ts";
import { movePendaftaran } from "../keadaan/move-pendaftaran.server.ts";
import { komponenInSentence } from "../nilai/komponen.ts";
import { reasonOf } from "../panitia/change-keadaan.server.ts";
import { isIsian } from "../perbaikan/isian.ts";
import { readIsian, replaceIsian } from "../perbaikan/replace-isian.server.ts";
import { lepasFields } from "./fields.ts";
import { holdBoth } from "./merge-pendaftaran.server.ts";
import { dropExchangedJawaban, moveJawaban } from "./move-jawaban.server.ts";
import { dropExchanged, leaveSeat, marksChanged, moveMarks, movePapers, type Taken, takeSeat } from "./move-kept.server.ts";

interface Parted {
  readonly pergi: Held;
  readonly tetap: Held;
  readonly taken: Taken;
}

/**
 * Takes a merging back: the closed one stands where it stood, and what was taken over goes back, unless it was replaced since.
 * @param seen the one that was closed
 * @returns papers and parts of the examination that stay because others were sent or given since; @throws Refusal 403, 404; 409 once something followed; 422 without a reason
 */
export async function splitPendaftaran(ctx: Ctx, seen: Seen, sent: Readonly<Record<string, unknown>>): Promise<readonly string[]> {
  demand(ctx, "pendaftaran:update");
  const alasan = reasonOf(demandValid(lepasFields, { alasan: sent.alasan }).alasan);
  const { gabungan, ...held } = await holdGabungan(ctx, seen);
  const { pergi, tetap } = held;
  const { taken } = gabungan;
  await demandNothingFollowed(ctx, { pergi, tetap, taken });
  await demandLatest(ctx, pergi.id, tetap.id);
  const replaced = await replacedSince(ctx, tetap.id, taken.berkas);
  const marked = await marksChanged(ctx, tetap.id, taken);
  await movePapers(
    ctx,
    { dari: tetap.id, ke: pergi.id },
    taken.berkas.filter(({ dokumen }) => !replaced.includes(dokumen)),
  );
  await dropExchanged(
    ctx,
    pergi.id,
    taken.berkas.filter(({ cara, dokumen }) => cara === "tukar" && replaced.includes(dokumen)).map(({ dokumen }) => dokumen),
  );
  // While it is still told that one was merged into the other, its marks may go back to what is closed.
  await moveMarks(
    ctx,
    { dari: tetap.id, ke: pergi.id },
    taken.nilai.filter((part) => !marked.includes(part)),
  );
  await dropExchangedJawaban(ctx, pergi.id, await moveJawaban(ctx, { dari: tetap.id, ke: pergi.id }, taken.jawaban ?? []));
  await ctx.db.deleteFrom("gabunganPendaftaran").where("dariId", "=", pergi.id).execute();
  const ke = isKeadaan(gabungan.dariKeadaan) ? gabungan.dariKeadaan : "terkirim";
  await movePendaftaran(ctx, pergi, { ke, pelaku: ctx.actor.name, alasan: (await wasAsked(ctx, pergi.id, ke)) ?? alasan });
  for (const seat of taken.kursi) if (!seat.pindah || (await leaveSeat(ctx, tetap.id, seat))) await takeSeat(ctx, pergi.id, seat);
  await giveBackValues(ctx, { pergi, tetap, taken });
  const { versi, verifikatorId } = await lockPendaftaran(ctx, tetap.id);
  const lent = taken.verifikatorId !== undefined && verifikatorId === taken.verifikatorId;
  await ctx.db
    .updateTable("pendaftaran")
    .set({ versi: versi + 1, updatedAt: ctx.now, ...(lent && { verifikatorId: null }) })
    .where("id", "=", tetap.id)
    .execute();
  const stays = [...replaced, ...marked.map((part) => `nilai ${komponenInSentence(part)}`)];
  await record(ctx, {
    ...{ action: "unmerge", subject: "pendaftaran", subjectId: tetap.id, before: { nomor: pergi.nomor, alasan: gabungan.alasan } },
    after: { nomor: tetap.nomor, alasan, berkasTetap: replaced, ...(marked.length > 0 && { nilaiTetap: marked }) },
  });
  ctx.touch("pendaftaran");
  return stays;
}

/** What a later one exchanged or wrote over would go to the wrong child. @throws Refusal 409 */
async function demandLatest(ctx: ReadCtx, pergiId: string, tetapId: string): Promise<void> {
  const later = await ctx.db
    .selectFrom("gabunganPendaftaran as lain")
    .innerJoin("gabunganPendaftaran as ini", "ini.keId", "lain.keId")
    .innerJoin("pendaftaran", "pendaftaran.id", "lain.dariId")
    .select("pendaftaran.nomor")
    .where("lain.keId", "=", tetapId)
    .where("ini.dariId", "=", pergiId)
    .whereRef("lain.urut", ">", "ini.urut")
    .orderBy("lain.urut", "desc")
    .executeTakeFirst();
  if (later) throw refuse.conflict(`Sesudah itu ${later.nomor} juga digabung ke sini. Batalkan dahulu penggabungan yang itu.`);
}

async function holdGabungan(ctx: Ctx, seen: Seen) {
  const gone = () => refuse.conflict("Penggabungan ini sudah dibatalkan sebelumnya.");
  const found = await ctx.db
    .selectFrom("gabunganPendaftaran")
    .innerJoin("pendaftaran", "pendaftaran.id", "keId")
    .select(["pendaftaran.id", "versi"])
    .where("dariId", "=", seen.id)
    .executeTakeFirst();
  if (!found) throw gone();
  const held = await holdBoth(ctx, { pergi: seen, tetap: found });
  const gabungan = await ctx.db
    .selectFrom("gabunganPendaftaran")
    .select(["dariKeadaan", "alasan", sql<Taken>`bawaan`.as("taken")])
    .where("dariId", "=", seen.id)
    .forUpdate()
    .executeTakeFirst();
  if (!gabungan) throw gone();
  return { ...held, gabungan };
}

/** @throws Refusal 409 once the one that went on was merged itself, decided, or its wave was fixed */
async function demandNothingFollowed(ctx: ReadCtx, { pergi, tetap, taken }: Parted): Promise<void> {
  if (tetap.keadaan === "digabung") throw refuse.conflict(`${tetap.nomor} sudah digabung pula. Batalkan dahulu penggabungan yang itu.`);
  const took =
    taken.berkas.length + taken.nilai.length + taken.kursi.length + (taken.jawaban ?? []).length + Object.keys(taken.isian).length > 0;
  if (took && isDecided(tetap.keadaan)) {
    throw refuse.conflict(`${tetap.nomor} sudah ${keadaanNames[tetap.keadaan].toLowerCase()}, jadi penggabungannya tidak dibatalkan lagi.`);
  }
  if (took) await demandNotPupil(ctx, tetap.id);
  const fixed = await ctx.db
    .selectFrom("keputusanPpdb")
    .innerJoin("pendaftaran", "pendaftaran.gelombangId", "keputusanPpdb.gelombangId")
    .select("keputusanPpdb.id")
    .where("pendaftaran.id", "in", [pergi.id, tetap.id])
    .where("ditetapkanPada", "is not", null)
    .executeTakeFirst();
  if (fixed) throw refuse.conflict("Keputusan gelombangnya sudah ditetapkan, jadi penggabungan ini tidak dibatalkan lagi.");
}

/** What the family sent in another file since: that is no paper of the other registration. */
async function replacedSince(ctx: ReadCtx, tetapId: string, papers: Taken["berkas"]): Promise<readonly string[]> {
  const now = await ctx.db.selectFrom("berkasPendaftaran").select(["dokumen", "berkasId"]).where("pendaftaranId", "=", tetapId).execute();
  return papers
    .filter((one) => now.find(({ dokumen }) => dokumen === one.dokumen)?.berkasId !== one.berkasId)
    .map(({ dokumen }) => dokumen);
}

/** What the family was asked for stands with the step that asked for it. */
async function wasAsked(ctx: ReadCtx, id: string, ke: Keadaan): Promise<string | null> {
  if (ke !== "perlu perbaikan") return null;
  const step = await ctx.db
    .selectFrom("langkahPendaftaran")
    .select("alasan")
    .where("pendaftaranId", "=", id)
    .where("ke", "=", ke)
    .orderBy("id", "desc")
    .executeTakeFirst();
  return step?.alasan ?? null;
}

/** A value that was changed again since stays. */
async function giveBackValues(ctx: Ctx, { pergi, tetap, taken: { isian } }: Parted): Promise<void> {
  const now: Readonly<Record<string, unknown>> = await readIsian(ctx, tetap.id);
  const names = Object.keys(isian)
    .filter(isIsian)
    .filter((name) => now[name] === isian[name]?.sesudah);
  if (names.length === 0) return;
  const sent = Object.fromEntries(names.map((name) => [name, isian[name]?.sebelum]));
  await replaceIsian(ctx, tetap, { names, sent, alasan: `Penggabungan dengan ${pergi.nomor} dibatalkan` });
}
