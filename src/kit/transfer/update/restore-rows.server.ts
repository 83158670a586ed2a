import { registerForRow, visibleFields } from "../../access/visibility/visible-fields.server.ts";
import { values } from "../../audit/history.server.ts";
import { recordChange } from "../../audit/record-change.server.ts";
import type { Ctx } from "../../ctx.server.ts";
import { sql } from "../../database/sql.server.ts";
import { Refusal, refuse } from "../../refusals.ts";
import type { Values } from "../../register/check.ts";
import type { Register, Row } from "../../register/register.ts";
import { namesOf } from "../../register/related.server.ts";
import { rowsAtOnce } from "../portions.server.ts";
import { goneReferences } from "./gone-references.server.ts";
import { type Changed, changeRows, lockRows, type RowChange } from "./update-rows.server.ts";

interface Restoring {
  readonly ids: readonly string[];
  /** When the import changed them: what stood before is in the trail of that moment. */
  readonly at: Date;
}

/** Gives rows that an import changed their old values back. @returns the ids of those; @throws Refusal 409 where what they named is gone */
export async function restoreRows(ctx: Ctx, register: Register, { ids, at }: Restoring): Promise<string[]> {
  const step = rowsAtOnce(register);
  const restored: string[] = [];
  const refused: Held[] = [];
  for (let from = 0; from < ids.length; from += step) {
    const tried = await changeBack(ctx, register, await heldRows(ctx, register, { ids: ids.slice(from, from + step), at }));
    restored.push(...(await told(ctx, register, tried.changed)));
    refused.push(...tried.refused);
  }
  // A number that moved on from row to row is free only once the one that took it has its own again.
  let open: readonly Held[] = refused;
  while (open.length > 0) {
    const tried = await changeBack(ctx, register, open);
    const [one] = tried.refused;
    if (one && tried.changed.length === 0) throw refuse.conflict(takenSentence(await nameOf(ctx, register, one.change.id), one.why ?? ""));
    restored.push(...(await told(ctx, register, tried.changed)));
    open = tried.refused;
  }
  return restored;
}

async function told(ctx: Ctx, register: Register, changed: readonly Changed[]): Promise<string[]> {
  await recordChange(
    ctx,
    register,
    changed.map(({ before, after }) => ({ action: "update", before, after })),
  );
  return changed.map(({ after }) => after.id);
}

/** A row that is held, and what it becomes again. */
interface Held {
  readonly change: RowChange;
  readonly stands: Row;
  /** What the table said against it. */
  readonly why?: string;
}

async function heldRows(ctx: Ctx, register: Register, { ids, at }: Restoring): Promise<Held[]> {
  const sight = visibleFields(ctx, register, "update");
  const [standing, old] = [await lockRows(ctx, register, ids), await oldValues(ctx, register, { ids, at })];
  const [gone] = await goneReferences(ctx, register, [...old.values()]);
  if (gone) throw refuse.conflict(goneSentence(gone.label));
  return [...standing.values()].flatMap((stands) => {
    const values = old.get(stands.id);
    if (!values) return [];
    const open = registerForRow(sight, stands);
    const closed = Object.keys(values).filter((name) => !Object.hasOwn(open.fields, name));
    if (closed.length > 0) throw refuse.forbidden(closedSentence(closed.map((name) => register.fields[name]?.label ?? name)));
    return [{ change: { id: stands.id, versi: stands.versi, values }, stands }];
  });
}

const goneSentence = (label: string) =>
  `Belum dapat diurungkan: ${label} yang dulu tercatat di sebagian baris sudah dibuang. Pulihkan dulu dari tempat sampah, lalu urungkan lagi.`;

const closedSentence = (labels: readonly string[]) =>
  `Belum dapat diurungkan: ${labels.join(", ")} ikut berubah dalam impor ini, dan tidak boleh lagi Anda ubah.`;

interface Tried {
  readonly changed: readonly Changed[];
  readonly refused: readonly Held[];
}

/** All that fit as they stand; where a value of before is taken, the others are tried without that row. */
async function changeBack(ctx: Ctx, register: Register, rows: readonly Held[]): Promise<Tried> {
  const standing = new Map(rows.map(({ stands }) => [stands.id, stands]));
  await sql`savepoint back`.execute(ctx.db);
  try {
    const changed = await changeRows(ctx, register, { changes: rows.map(({ change }) => change), standing });
    await sql`release savepoint back`.execute(ctx.db);
    return { changed, refused: [] };
  } catch (error) {
    if (!(error instanceof Refusal) || error.kind !== "invalid") throw error;
    await sql`rollback to savepoint back; release savepoint back`.execute(ctx.db);
    const [one, ...others] = rows;
    if (one && others.length === 0) return { changed: [], refused: [{ ...one, why: error.message }] };
    const half = Math.ceil(rows.length / 2);
    const [first, second] = [await changeBack(ctx, register, rows.slice(0, half)), await changeBack(ctx, register, rows.slice(half))];
    return { changed: [...first.changed, ...second.changed], refused: [...first.refused, ...second.refused] };
  }
}

const takenSentence = (name: string, why: string) =>
  `Belum dapat diurungkan, karena isian lama ${name || "sebuah baris"} tidak muat lagi: ${why}`;

const nameOf = async (ctx: Ctx, register: Register, id: string): Promise<string> => (await namesOf(ctx, register, [id])).get(id) ?? "";

async function oldValues(ctx: Ctx, register: Register, { ids, at }: Restoring): Promise<Map<string, Values>> {
  const lines = await ctx.db
    .selectFrom("audit")
    .distinctOn("subjectId")
    .select(["subjectId", "before", "after"])
    .where("subject", "=", register.name)
    .where("subjectId", "in", [...ids])
    .where("action", "=", "update")
    .where("at", "=", at)
    .orderBy("subjectId")
    .orderBy("id")
    .execute();
  return new Map(
    lines.map((line) => {
      const [before, after] = [values(line.before) ?? {}, values(line.after) ?? {}];
      const changed = Object.keys(before).filter((name) => before[name] !== after[name] && Object.hasOwn(register.fields, name));
      return [line.subjectId, Object.fromEntries(changed.map((name) => [name, before[name]])) as Values];
    }),
  );
}
