import { demandRecentConfirmation } from "../access/recent-confirmation.ts";
import { exportableRegister } from "../access/visibility/visible-fields.server.ts";
import { attachmentsOf, holdAttachment, tidyName } from "../attachments/attach.server.ts";
import { record } from "../audit/audit.server.ts";
import { type Ctx, demand, may, type ReadCtx, type Scope } from "../ctx.server.ts";
import { json } from "../database/sql.server.ts";
import type { Files } from "../files/files.server.ts";
import { withinQuota } from "../files/quota.server.ts";
import { refuse } from "../refusals.ts";
import type { Register } from "../register/register.ts";
import { isUuid } from "../register/uuid.ts";
import type { ExportedTable } from "../transfer/export.server.ts";
import type { Cell } from "../transfer/sheet-rows.ts";
import { isByName } from "../transfer/update/keys.ts";
import { type Compared, compareSnapshots, type SnapshotRow } from "./compare-snapshots.ts";

/** A list as it was sent. */
export interface Snapshot {
  readonly id: string;
  readonly recipient: string;
  readonly note: string;
  readonly fields: readonly string[];
  readonly rows: number;
  readonly sha256: string;
  readonly actorName: string;
  readonly createdAt: Date;
}

/** A file that was made of these rows, and to whom it goes. */
export interface Keeping {
  readonly name: string;
  readonly bytes: Uint8Array;
  readonly table: ExportedTable;
  /** The fields that the file tells. */
  readonly fields: readonly string[];
  readonly recipient: string;
  readonly note: string;
}

const xlsx = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";

/** Lists are kept by those alone who may hand out all rows. @throws Refusal */
export function demandSnapshots(ctx: ReadCtx, register: Register): void {
  // Two of them are compared by what their rows are known by.
  if (!register.handedOut) throw refuse.notFound();
  const right = `${register.name}:export` as const;
  if (demand(ctx, right) !== "yes")
    throw refuse.forbidden("Kiriman disimpan dan dilihat oleh petugas yang boleh mengekspor semua data.", right);
}

/** For a heavy act that makes a file first. @throws Refusal */
export function demandKeeping(ctx: ReadCtx, register: Register): void {
  demandSnapshots(ctx, register);
  demandRecentConfirmation(ctx);
}

/** Keeps a file as it is sent, and its rows to be compared; it counts as what this person stores in a day. @returns its id. @throws Refusal */
export async function keepSnapshot(scope: Scope, files: Files, register: Register, sent: Keeping): Promise<string> {
  await scope.transaction(async (ctx) => demandKeeping(ctx, register));
  if (sent.recipient === "")
    throw refuse.invalid("Tulis kepada siapa daftar ini dikirim.", { tujuan: "Tulis kepada siapa daftar ini dikirim." });
  return withinQuota(scope, { bytes: sent.bytes.byteLength }, () => store(scope, files, register, sent));
}

async function store(scope: Scope, files: Files, register: Register, sent: Keeping): Promise<string> {
  const stored = await files.put("private", Buffer.from(sent.bytes), { type: xlsx });
  try {
    return await scope.transaction(async (ctx) => {
      demandKeeping(ctx, register);
      const berkas = await holdAttachment(ctx, { stored, jenis: xlsx, nama: tidyName(sent.name, xlsx) });
      return insert(ctx, register, { ...sent, berkasId: berkas.id, sha256: stored.sha256 });
    });
  } catch (error) {
    await files.remove("private", stored.key);
    throw error;
  }
}

async function insert(ctx: Ctx, register: Register, sent: Keeping & { berkasId: string; sha256: string }): Promise<string> {
  const { table, fields, recipient, note, berkasId, sha256 } = sent;
  const [id, name] = [ctx.actor.id, ctx.actor.name];
  if (id === null) throw refuse.forbidden();
  const told = { register: register.name, recipient, note, fields: json(fields), rows: table.ids.length, sha256, berkasId };
  const kept = await ctx.db
    .insertInto("exportSnapshot")
    .values({ ...told, actorId: id, actorName: name, createdAt: ctx.now })
    .returning("id")
    .executeTakeFirstOrThrow();
  for (let from = 0; from < table.ids.length; from += rowsAtOnce) {
    const rows = table.ids.slice(from, from + rowsAtOnce).map((rowId, at) => ({
      ...{ snapshotId: kept.id, place: from + at, rowId },
      cells: json(cellsAt(table, from + at, fields)),
    }));
    await ctx.db.insertInto("exportSnapshotRow").values(rows).execute();
  }
  await record(ctx, {
    action: "create",
    subject: "kiriman",
    subjectId: kept.id,
    after: { register: register.name, tujuan: recipient, rows: table.ids.length, sha256 },
  });
  return kept.id;
}

/** Written in a few milliseconds. */
const rowsAtOnce = 200;

function cellsAt({ names, cells }: ExportedTable, at: number, fields: readonly string[]): Record<string, Cell> {
  return Object.fromEntries(names.flatMap((name, place) => (fields.includes(name) ? [[name, cells[at]?.[place] ?? null]] : [])));
}

/** The kept lists of a register, the newest first: those whose fields this person may export. */
export async function snapshotsOf(ctx: ReadCtx, register: Register): Promise<Snapshot[]> {
  demandSnapshots(ctx, register);
  const open = isOpen(ctx, register);
  const found = await snapshots(ctx, register).orderBy("createdAt", "desc").orderBy("id").execute();
  return (found as Snapshot[]).filter(open);
}

const snapshots = (ctx: ReadCtx, register: Register) =>
  ctx.db
    .selectFrom("exportSnapshot")
    .select(["id", "recipient", "note", "fields", "rows", "sha256", "actorName", "createdAt"])
    .where("register", "=", register.name);

function isOpen(ctx: ReadCtx, register: Register): (snapshot: Snapshot) => boolean {
  const open = exportableRegister(ctx, register).fields;
  return ({ fields }) => fields.every((name) => Object.hasOwn(open, name));
}

/** @throws Refusal 404 also for what holds a field that is closed to this person */
export async function findSnapshot(
  ctx: ReadCtx,
  register: Register,
  id: string,
): Promise<Snapshot & { readonly key: string; readonly name: string }> {
  demandSnapshots(ctx, register);
  const found = isUuid(id) ? ((await snapshots(ctx, register).where("id", "=", id).executeTakeFirst()) as Snapshot | undefined) : undefined;
  if (!found || !isOpen(ctx, register)(found)) throw unknownSnapshot();
  const { berkasId } = await ctx.db.selectFrom("exportSnapshot").select("berkasId").where("id", "=", id).executeTakeFirstOrThrow();
  const berkas = (await attachmentsOf(ctx, [berkasId])).get(berkasId);
  if (!berkas) throw unknownSnapshot();
  return { ...found, key: berkas.kunci, name: berkas.nama };
}

const unknownSnapshot = () => refuse.notFound("Kiriman ini tidak ditemukan. Mungkin sudah dihapus.");

/** Handing it out once more is an export. */
export async function takeSnapshot(ctx: Ctx, register: Register, id: string): Promise<{ readonly key: string; readonly name: string }> {
  const { key, name, rows } = await findSnapshot(ctx, register, id);
  await record(ctx, { action: "export", subject: register.name, subjectId: "*", after: { rows, kiriman: id } });
  return { key, name };
}

/** What tells two kept lists of a register apart. */
export interface SnapshotComparison extends Compared {
  readonly first: Snapshot;
  readonly second: Snapshot;
  /** Fields that one of them alone holds. */
  readonly onlyFirst: readonly string[];
  readonly onlySecond: readonly string[];
}

export async function compareKept(
  ctx: ReadCtx,
  register: Register,
  { a, b }: { readonly a: string; readonly b: string },
): Promise<SnapshotComparison> {
  const [first, second] = [await findSnapshot(ctx, register, a), await findSnapshot(ctx, register, b)];
  const fields = first.fields.filter((name) => second.fields.includes(name));
  const compared = compareSnapshots({
    ...{ first: await rowsOf(ctx, a), second: await rowsOf(ctx, b), fields },
    keys: keysOf(register),
  });
  const without = (some: readonly string[]) => some.filter((name) => !fields.includes(name));
  return { ...compared, first, second, onlyFirst: without(first.fields), onlySecond: without(second.fields) };
}

/** The comparison as a file: an export like any other. */
export async function takeComparison(
  ctx: Ctx,
  register: Register,
  asked: { readonly a: string; readonly b: string },
): Promise<SnapshotComparison> {
  const compared = await compareKept(ctx, register, asked);
  const after = { rows: compared.rows.length, banding: [asked.a, asked.b] };
  await record(ctx, { action: "export", subject: register.name, subjectId: "*", after });
  return compared;
}

/** A name alone means nobody here: the row itself is surer. */
const keysOf = ({ fields, matchBy = [] }: Register) => matchBy.filter((key) => !isByName(fields, key));

async function rowsOf(ctx: ReadCtx, id: string): Promise<SnapshotRow[]> {
  const rows = await ctx.db
    .selectFrom("exportSnapshotRow")
    .select(["rowId", "cells"])
    .where("snapshotId", "=", id)
    .orderBy("place")
    .execute();
  return rows as SnapshotRow[];
}

export const mayDeleteSnapshots = (ctx: ReadCtx, register: Register): boolean => may(ctx, `${register.name}:delete`) !== "no";

/** Throws a kept list away, its file at once. @throws Refusal */
export async function deleteSnapshot(
  ctx: Ctx,
  register: Register,
  { id, files }: { readonly id: string; readonly files: Files },
): Promise<void> {
  const { recipient, rows, sha256 } = await findSnapshot(ctx, register, id);
  demand(ctx, `${register.name}:delete`);
  await removeSnapshots(ctx, files, [id]);
  await record(ctx, {
    action: "delete",
    subject: "kiriman",
    subjectId: id,
    before: { register: register.name, tujuan: recipient, rows, sha256 },
  });
}

/** Rows, list and file: nothing of it waits in a bin. */
export async function removeSnapshots(ctx: Ctx, files: Files, ids: readonly string[]): Promise<void> {
  const gone = await ctx.db.deleteFrom("exportSnapshot").where("id", "in", ids).returning("berkasId").execute();
  const held = await ctx.db
    .deleteFrom("berkas")
    .where(
      "id",
      "in",
      gone.map(({ berkasId }) => berkasId),
    )
    .returning("kunci")
    .execute();
  ctx.afterCommit(async () => {
    for (const { kunci } of held) await files.remove("private", kunci);
  });
}
