import { importableRegister } from "../access/visibility/visible-fields.server.ts";
import { idsByName } from "../choices.server.ts";
import type { Ctx, ReadCtx } from "../ctx.server.ts";
import { json } from "../database/sql.server.ts";
import { idsByFileName } from "../media/names-in-lists.server.ts";
import { refuse } from "../refusals.ts";
import type { Register } from "../register/register.ts";
import { namesOf } from "../register/related.server.ts";
import { plain } from "../register/related.ts";
import { isUuid } from "../register/uuid.ts";
import { oneLine } from "../typed-text.ts";
import { deleteWaiting, demandIdle, demandImport, unknownBatch } from "./batch.server.ts";
import { doubtfulCells } from "./doubts.server.ts";
import type { ImportRegister } from "./insert.server.ts";
import { keepPortions, type Waiting } from "./portions.server.ts";
import { type AskedQuestion, answerOf } from "./question.server.ts";
import { type IdsByName, mostRefused, type ReadSheet, type RefusedCell, readRows } from "./sheet-rows.ts";
import { headFaults, tryAll } from "./trial.server.ts";
import { absentRows } from "./update/absent-rows.server.ts";
import { type Classified, classifyRows } from "./update/classify-rows.server.ts";
import { type PlanOfRows, planOfRows } from "./update/plan-of-rows.ts";
import type { Settled } from "./update/update-rules.ts";

export const mostRows = 10_000;

export interface Plan extends PlanOfRows {
  /** Under which what can be taken waits; null when nothing can, or when a list that is taken whole has a fault. */
  readonly id: string | null;
  /** Under which the refused cells can be had as a file. */
  readonly report: string | null;
  readonly fileName: string;
  /** How many rows the list has. */
  readonly count: number;
  readonly refused: readonly RefusedCell[];
  /** The reading ended early: so much is wrong that the rest was left. */
  readonly more: boolean;
  /** What is no obstacle, and worth a look before it is taken. */
  readonly doubts: readonly RefusedCell[];
  /** What taking it sets off besides, in sentences. */
  readonly foretold: readonly string[];
  /** What whoever brings it decides besides; null where nothing is to be decided. */
  readonly asks: AskedQuestion | null;
  /** Rows that stand and are not in the list, the first of them by name. Nothing becomes of them. */
  readonly absent: { readonly count: number; readonly names: readonly { readonly id: string; readonly name: string }[] };
}

/** As it is kept beside its list: the rows it tells of are kept by themselves. */
export type KeptPlan = Omit<Plan, "told">;

/** A list in the register's own labels, and what is settled about it. */
export interface PlannedList extends Settled {
  readonly name: string;
  readonly sheet: ReadSheet;
  /** What is sound is taken while the rest waits to be mended; absent: all or nothing. */
  readonly partly?: true | undefined;
  /** What was answered where a list asks something; absent: as it begins. */
  readonly answer?: string | undefined;
  /** The uploaded list of which it is the reading. */
  readonly list?: string | undefined;
  /** It is what another list left, so that nobody is missed in it. */
  readonly rest?: boolean;
}

/** Reads a list and tries it out without changing anything; what can be taken waits for `runImport`. */
export async function planImport(ctx: Ctx, register: ImportRegister, file: PlannedList): Promise<Plan> {
  demandImport(ctx, register);
  if (file.list) await demandIdle(ctx, file.list);
  if (file.sheet.rows.length > mostRows)
    throw refuse.invalid(`Paling banyak ${mostRows.toLocaleString("id-ID")} baris sekali impor. Bagi daftar ini menjadi beberapa berkas.`);
  const imported = importableRegister(ctx, register);
  const answer = answerOf(register, file.answer);
  const fileName = oneLine(file.name).slice(0, 200);
  const sheet = (await register.question?.adds?.(ctx, file.sheet, { answer, fileName })) ?? file.sheet;
  const ids = { ...(await idsByName(ctx, imported)), ...(await picturesByName(ctx, imported, sheet)) };
  const read = await readRows(imported, sheet, ids);
  if (read.rows.length === 0 && read.refused.length === 0) throw refuse.invalid("Berkas ini tidak berisi baris data.");
  const rows = await classifyRows(ctx, register, { ...file, imported, rows: read.rows });
  const { faults, foretold, asks, sound } = await tryAll(ctx, register, { rows, answer });
  const head = [...read.refused, ...headFaults(read, rows)];
  const ofCells = faults.filter(({ column }) => !head.some((one) => one.column === column));
  const refused = [...head, ...ofCells].sort((one, other) => one.row - other.row).slice(0, mostRefused);
  const doubts = await doubtfulCells(ctx, register, sound);
  const absentIds = file.rest ? [] : await absentRows(ctx, register, { rows, list: file.list });
  await deleteWaiting(ctx, register);
  const id = await keepBatch(ctx, register, {
    fileName,
    refused,
    answer,
    source: file.source ?? "",
    asOf: file.since ?? ctx.now,
    listId: file.list ?? null,
    absentIds,
  });
  const writes = sound.some(({ kind }) => kind !== "sama") && (file.partly ? head.length === 0 : refused.length === 0);
  if (writes || file.partly) await keepPortions(ctx, register, { id, rows: sound.map(waiting) });
  return {
    ...{ id: writes ? id : null, report: refused.length > 0 ? id : null, fileName, count: rows.length },
    ...{ foretold, asks, absent: { count: absentIds.length, names: await namesAbsent(ctx, register, absentIds) } },
    ...{ refused, more: read.more, doubts, ...planOfRows(rows, new Set(faults.map(({ row }) => row))) },
  };
}

interface Batch {
  readonly answer: string;
  readonly fileName: string;
  readonly refused: readonly RefusedCell[];
  readonly source: string;
  readonly asOf: Date;
  readonly listId: string | null;
  readonly absentIds: string[];
}

async function keepBatch(ctx: Ctx, register: Register, batch: Batch): Promise<string> {
  const { id: actorId, name: actorName, program } = ctx.actor;
  const kept = ctx.db
    .insertInto("importBatch")
    .values({ ...batch, refused: json(batch.refused), register: register.name, actorId, actorName, programId: program?.id ?? null });
  return (await kept.returning("id").executeTakeFirstOrThrow()).id;
}

const namedAtMost = 50;

async function namesAbsent(ctx: ReadCtx, register: Register, ids: readonly string[]): Promise<{ id: string; name: string }[]> {
  const first = ids.slice(0, namedAtMost);
  const names = await namesOf(ctx, register, first);
  return first.map((id) => ({ id, name: names.get(id) ?? "" }));
}

const waiting = ({ row: { place }, kind, values, before, beside }: Classified): Waiting => ({
  ...{ place, values, ...(beside && { beside }) },
  ...(before ? { id: before.id, versi: before.versi } : kind === "sama" && { leave: true }),
});

/** Only those that the file names: a library holds thousands. */
async function picturesByName(ctx: ReadCtx, { fields }: Register, { header, rows }: ReadSheet): Promise<IdsByName> {
  const pictures = Object.entries(fields).filter(([, { kind }]) => kind === "picture");
  const labels = pictures.map(([, { label }]) => plain(label));
  const places = header.flatMap((label, place) => (labels.includes(plain(label)) ? [place] : []));
  if (places.length === 0) return {};
  const ids = await idsByFileName(
    ctx,
    rows.flatMap((cells) => places.map((place) => cells[place] ?? "")),
  );
  return Object.fromEntries(pictures.map(([name]) => [name, ids]));
}

/** The refused cells of the actor's own last try. @throws Refusal 404 for those of others */
export async function refusedCells(
  ctx: ReadCtx,
  register: Register,
  id: string,
): Promise<{ fileName: string; refused: readonly RefusedCell[] }> {
  demandImport(ctx, register);
  if (!isUuid(id)) throw unknownBatch();
  const batch = await ctx.db
    .selectFrom("importBatch")
    .select(["fileName", "refused"])
    .where("id", "=", id)
    .where("register", "=", register.name)
    .where("actorId", "is not distinct from", ctx.actor.id)
    .executeTakeFirst();
  if (!batch) throw unknownBatch();
  return { fileName: batch.fileName, refused: batch.refused as RefusedCell[] };
}
