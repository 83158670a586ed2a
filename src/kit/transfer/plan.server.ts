import { importableRegister } from "../access/visibility/visible-fields.server.ts";
import type { Ctx, ReadCtx } from "../ctx.server.ts";
import { json } from "../database/sql.server.ts";
import { idsByFileName } from "../media/names-in-lists.server.ts";
import { refuse } from "../refusals.ts";
import type { Register } from "../register/register.ts";
import { idsByName } from "../register/related.server.ts";
import { plain } from "../register/related.ts";
import { isUuid } from "../register/uuid.ts";
import { oneLine } from "../typed-text.ts";
import { deleteWaiting, demandImport, unknownBatch } from "./batch.server.ts";
import { doubtfulCells } from "./doubts.server.ts";
import { faultsOf, type ImportRegister } from "./insert.server.ts";
import { keepPortions } from "./portions.server.ts";
import { type IdsByName, type ReadSheet, type RefusedCell, readRows } from "./sheet-rows.ts";

export const mostRows = 10_000;

export interface Plan {
  /** Null when something is refused: nothing can be imported then. */
  readonly id: string | null;
  /** Under which the refused cells can be had as a file. */
  readonly report: string | null;
  readonly fileName: string;
  readonly count: number;
  readonly refused: readonly RefusedCell[];
  /** The reading ended early: so much is wrong that the rest was left. */
  readonly more: boolean;
  /** What is no obstacle, and worth a look before it is taken. */
  readonly doubts: readonly RefusedCell[];
}

/** Reads a list and tries it out without changing anything; a sound one waits for `runImport`. */
export async function planImport(
  ctx: Ctx,
  register: ImportRegister,
  file: { readonly name: string; readonly sheet: ReadSheet },
): Promise<Plan> {
  demandImport(ctx, register);
  if (file.sheet.rows.length > mostRows)
    throw refuse.invalid(`Paling banyak ${mostRows.toLocaleString("id-ID")} baris sekali impor. Bagi daftar ini menjadi beberapa berkas.`);
  const imported = importableRegister(ctx, register);
  const ids = { ...(await idsByName(ctx, imported)), ...(await picturesByName(ctx, imported, file.sheet)) };
  const read = await readRows(imported, file.sheet, ids);
  if (read.rows.length === 0 && read.refused.length === 0) throw refuse.invalid("Berkas ini tidak berisi baris data.");
  const faults = await faultsOf(
    ctx,
    register,
    read.rows.filter(({ sound }) => sound),
  );
  const refused = [...read.refused, ...faults].sort((one, other) => one.row - other.row);
  const doubts = await doubtfulCells(ctx, register, read.rows);
  await deleteWaiting(ctx, register);
  const sound = refused.length === 0;
  const fileName = oneLine(file.name).slice(0, 200);
  const { id } = await ctx.db
    .insertInto("importBatch")
    .values({
      register: register.name,
      fileName,
      actorId: ctx.actor.id,
      actorName: ctx.actor.name,
      refused: json(refused),
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  if (sound) await keepPortions(ctx, register, { id, rows: read.rows.map(({ values }) => values) });
  return { id: sound ? id : null, report: sound ? null : id, fileName, count: read.rows.length, refused, more: read.more, doubts };
}

/** Only those that the file names: a library holds thousands. */
async function picturesByName(ctx: ReadCtx, { fields }: Register, { header, rows }: ReadSheet): Promise<IdsByName> {
  const pictures = Object.entries(fields).filter(([, { kind }]) => kind === "picture");
  const labels = pictures.map(([, { label }]) => plain(label));
  const places = header.flatMap((label, place) => (labels.includes(plain(label)) ? [place] : []));
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
