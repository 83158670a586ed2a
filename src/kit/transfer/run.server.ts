import type { Actor } from "../access/access.ts";
import { record } from "../audit/audit.server.ts";
import { type Ctx, may, type Scope } from "../ctx.server.ts";
import { sql } from "../database/sql.server.ts";
import { defineJob } from "../jobs/job.ts";
import { enqueue, findTask } from "../jobs/tasks.server.ts";
import { notify } from "../notices/notices.server.ts";
import { Refusal, refuse } from "../refusals.ts";
import type { Register } from "../register/register.ts";
import { demandImport, demandTurn, lockedBatch, taskAtWork, unknownBatch } from "./batch.server.ts";
import type { ImportRegister, Progress } from "./insert.server.ts";
import { countWaiting, takePortions } from "./portions.server.ts";
import { tellAnswer } from "./question.server.ts";
import { settleTaken } from "./taken-list.server.ts";
import { writeRows } from "./update/write-rows.server.ts";

/** All rows that wait, or none. A second call for the same batch changes nothing. @returns how many rows the batch made or changed */
export const runImport = async (ctx: Ctx, register: ImportRegister, id: string, progress?: Progress): Promise<number> =>
  (await takeIn(ctx, register, id, progress)).imported;

async function takeIn(ctx: Ctx, register: ImportRegister, id: string, progress?: Progress): Promise<Taken> {
  demandImport(ctx, register);
  const batch = await lockedBatch(ctx, register, id);
  if (batch.doneAt) return { imported: batch.rowIds.length + batch.changed };
  const rows = batch.actorId === ctx.actor.id ? await takePortions(ctx, id) : [];
  if (rows.length === 0) throw unknownBatch();
  await demandTurn(ctx, register);
  await tellAnswer(ctx, batch.answer);
  const { made, changed, moved } = await writeRows(ctx, register, { batch: id, rows, progress, since: batch.createdAt });
  await tellAnswer(ctx, "");
  const { fileName, listId } = batch;
  const told = { fileName, rows: made.length, ...(changed.length > 0 && { changed: changed.length }) };
  await record(ctx, { action: "import", subject: register.name, subjectId: "*", after: told });
  await ctx.db
    .updateTable("importBatch")
    .set({ rowIds: made.map((row) => row.id), changed: changed.length, moved: moved.length, refusal: null, doneAt: ctx.now })
    .where("id", "=", id)
    .execute();
  const waits = listId === null ? 0 : await settleTaken(ctx, listId, { taken: rows, moved });
  return { imported: made.length + changed.length, ...(moved.length > 0 && { moved: moved.length }), ...(waits > 0 && { waits }) };
}

/** Longer lists are taken behind the scenes, where whoever sent them sees how far it is. */
const synchronousRows = 1000;

export const importJob = defineJob<{ register: string; batch: string }>("impor", { retries: 1 });

export interface Taken {
  readonly imported: number;
  /** Rows that somebody changed since the list was tried out: they stay as they are. */
  readonly moved?: number;
  /** Rows of the uploaded list that are not in yet, those among them: they wait in it to be mended. */
  readonly waits?: number;
}

export type Started = Taken | { readonly task: string };

/** Imports at once, or asks for it to be done behind the scenes. @throws Refusal */
export async function startImport(ctx: Ctx, register: ImportRegister, id: string): Promise<Started> {
  demandImport(ctx, register);
  // The work holds its batch to its end: who presses once more would wait for it in vain.
  const going = await taskAtWork(ctx, register, id);
  if (going) return { task: going };
  const batch = await lockedBatch(ctx, register, id);
  if (batch.doneAt) return { imported: batch.rowIds.length + batch.changed };
  const waiting = batch.actorId === ctx.actor.id ? await countWaiting(ctx, id) : 0;
  if (waiting === 0) throw unknownBatch();
  if (batch.taskId && (await findTask(ctx, importJob, batch.taskId)).state !== "gagal") return { task: batch.taskId };
  if (waiting <= synchronousRows) return takeIn(ctx, register, id);
  const task = await enqueue(ctx, importJob, { payload: { register: register.name, batch: id }, key: id });
  await ctx.db.updateTable("importBatch").set({ taskId: task, refusal: null }).where("id", "=", id).execute();
  return { task };
}

/** What the work behind the scenes ends with. */
export type Outcome = Taken | { readonly refusal: string };

interface ImportWork {
  readonly batch: string;
  readonly progress: Progress;
  /** Where a program asked: what its key opens now. Throws a Refusal where it does not hold any more. */
  readonly programNow?: ((ctx: Ctx, program: string) => Promise<Actor>) | undefined;
  /** Who the account that asked is now. Throws a Refusal where it serves no more. */
  readonly actorNow?: ((ctx: Ctx, account: string) => Promise<Actor>) | undefined;
}

/** The import that `startImport` asked for, under the name of whoever asked and with what they may do by now. */
export async function runImportJob(scope: Scope, register: ImportRegister, work: ImportWork): Promise<Outcome> {
  const { batch: id, progress } = work;
  try {
    return await scope.transaction(async (ctx) => {
      const batch = await lockedBatch(ctx, register, id);
      const asker = batch.doneAt ? ctx.actor : await askerNow(ctx, register, { ...work, ...batch });
      const actor: Actor = { ...asker, id: batch.actorId, name: batch.actorName };
      const taken = await takeIn({ ...ctx, actor }, register, id, progress);
      await notifyDone(ctx, register, {
        to: batch.actorId,
        title: `${counted(taken.imported)} ${register.noun} dari ${batch.fileName} selesai diimpor`,
        ...((taken.moved || taken.waits) && { body: restSentence(taken) }),
      });
      return taken;
    });
  } catch (error) {
    if (!(error instanceof Refusal) || error.kind === "unavailable") throw error;
    await scope.transaction((ctx) => giveBack(ctx, register, { id, how: "ditolak", sentence: error.message }));
    return { refusal: error.message };
  }
}

interface Asked extends Pick<ImportWork, "programNow" | "actorNow"> {
  readonly actorId: string | null;
  readonly programId: string | null;
}

/** While it waited, an account may have been closed, a role taken away, a key taken back. @throws Refusal */
async function askerNow(ctx: Ctx, register: Register, { actorId, programId, programNow, actorNow }: Asked): Promise<Actor> {
  const program = programId === null ? undefined : await programNow?.(ctx, programId);
  const account = actorId === null ? undefined : await actorNow?.(ctx, actorId);
  const actor = program ?? account ?? ctx.actor;
  if (may({ ...ctx, actor }, `${register.name}:import`) === "no")
    throw refuse.forbidden(`Akun yang meminta impor ini tidak lagi berhak mengimpor ${register.noun}.`);
  return actor;
}

const counted = (count: number) => count.toLocaleString("id-ID");

const restSentence = ({ moved = 0, waits = 0 }: Taken): string =>
  [
    ...(moved > 0
      ? [`${counted(moved)} baris dibiarkan, karena datanya diubah, dicatat atau dibuang orang lain sejak daftar diperiksa.`]
      : []),
    waits > 0 ? `${counted(waits)} baris belum masuk dan menunggu di halaman impor.` : "Periksa lagi daftarnya.",
  ].join(" ");

/** Whoever asked for work that used up its tries, as where each ended with the power, is told; the list can be tried again. @returns of how many */
export async function tellGivenUp(ctx: Ctx, registers: readonly Register[]): Promise<number> {
  // Whoever asks for the same list again at this moment holds it, and then it is not given up any more.
  const { rows } = await sql<{ id: string; register: string }>`
    select batch.id, batch.register from import_batch batch join tugas on tugas.id = batch.task_id
    where batch.done_at is null and tugas.state = 'gagal' order by batch.id limit 20 for update of batch skip locked`.execute(ctx.db);
  for (const { id, register: name } of rows) {
    const register = registers.find((one) => one.name === name);
    const sentence = "Sistem kami terganggu saat memasukkannya. Coba lagi dari halaman impor.";
    if (register) await giveBack(ctx, register, { id, how: "terhenti", sentence });
  }
  return rows.length;
}

interface GivenBack {
  readonly id: string;
  readonly how: "ditolak" | "terhenti";
  readonly sentence: string;
}

/** Somebody was quicker with the same rows, or the work ended: the list can be tried again. */
async function giveBack(ctx: Ctx, register: Register, { id, how, sentence }: GivenBack): Promise<void> {
  const batch = await lockedBatch(ctx, register, id);
  await ctx.db
    .updateTable("importBatch")
    .set({ taskId: null, refusal: sentence.slice(0, 1_000) })
    .where("id", "=", id)
    .execute();
  await notifyDone(ctx, register, {
    to: batch.actorId,
    title: `Impor ${batch.fileName} ${how}, tidak ada yang tersimpan`,
    body: sentence,
  });
}

interface DoneNotice {
  readonly to: string | null;
  readonly title: string;
  readonly body?: string;
}

async function notifyDone(ctx: Ctx, register: Register, { to, ...told }: DoneNotice): Promise<void> {
  if (to !== null) await notify(ctx, { ...told, to: { accounts: [to] }, kind: "impor-selesai", link: `${register.path}/impor` });
}
