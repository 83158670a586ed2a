import { type RawBuilder, sql } from "kysely";
import { ownerPredicate } from "../access/visibility/owner-predicate.server.ts";
import { attachmentFault, attachmentsOf } from "../attachments/attach.server.ts";
import { type Ctx, may, type ReadCtx } from "../ctx.server.ts";
import { notDeleted } from "../database/bin.server.ts";
import { imageOf } from "../media/pictures.server.ts";
import { refuse } from "../refusals.ts";
import { nameIn } from "../row-name.server.ts";
import { firstName } from "../row-name.ts";
import { toldApart } from "../told-apart.server.ts";
import type { Fields, Option } from "./fields.ts";
import type { Register } from "./register.ts";
import { plain, type Related } from "./related.ts";
import { isUuid } from "./uuid.ts";

/** A register, or a form that keeps nothing by itself. */
type FieldsOf = { readonly fields: Fields };

/** The words for every id that these values point to, and the pictures themselves. Rows in the bin keep their names. */
export async function relatedOf(
  ctx: ReadCtx,
  { fields }: FieldsOf,
  rows: readonly Readonly<Record<string, unknown>>[],
): Promise<Omit<Related, "options">> {
  const idsIn = (name: string) => [...new Set(rows.map((row) => row[name]).filter((id) => typeof id === "string"))];
  const names: [string, string][] = [];
  const pictureIds: string[] = [];
  const fileIds: string[] = [];
  for (const [name, field] of Object.entries(fields)) {
    if (field.kind === "picture") pictureIds.push(...idsIn(name));
    if (field.kind === "file") fileIds.push(...idsIn(name));
    if (field.kind !== "reference") continue;
    const found = await optionsIn(ctx, field.register, sql`where id = any(${idsIn(name)}::uuid[])`);
    names.push(...found.map(({ value, label }): [string, string] => [value, label]));
  }
  const pictures = Object.fromEntries(await imageOf(ctx, pictureIds));
  for (const { id, alt } of Object.values(pictures)) names.push([id, alt]);
  for (const { id, nama } of (await attachmentsOf(ctx, fileIds)).values()) names.push([id, nama]);
  return { names: Object.fromEntries(names), pictures };
}

/** What rows of a register are called, by id; those in the bin keep their names. */
export const namesOf = async (ctx: ReadCtx, register: Register, ids: readonly string[]): Promise<Map<string, string>> => {
  const found = await optionsIn(ctx, register, sql`where id = any(${ids.filter(isUuid)}::uuid[])`);
  return new Map(found.map(({ value, label }) => [value, label]));
};

/** What may be chosen in each field that points to another register, by name. */
export async function choicesOf(
  ctx: ReadCtx,
  { fields }: FieldsOf,
  only: readonly string[] = Object.keys(fields),
): Promise<Related["options"]> {
  const choices: [string, readonly Option[]][] = [];
  for (const name of only) {
    const field = fields[name];
    if (field?.kind === "reference") choices.push([name, await choosable(ctx, field.register)]);
  }
  return Object.fromEntries(choices);
}

/** Also by the id itself, as programs know it. Null where a name says nothing: several rows are called so. */
export async function idsByName(ctx: ReadCtx, register: Register): Promise<Record<string, Map<string, string | null>>> {
  const choices = Object.entries(await choicesOf(ctx, register));
  return Object.fromEntries(choices.map(([name, options]) => [name, byName(options)]));
}

function byName(options: readonly Option[]): Map<string, string | null> {
  const ids = new Map<string, string | null>();
  const note = (name: string, id: string) => ids.set(name, !ids.has(name) || ids.get(name) === id ? id : null);
  for (const { value, label } of options) for (const name of [value, label, firstName(label)]) note(plain(name), value);
  return ids;
}

/** What was chosen must be there still; what stood there before may stay. @throws Refusal 422 */
export async function demandChosen(
  ctx: Ctx,
  { fields }: FieldsOf,
  values: Readonly<Record<string, unknown>>,
  before?: Readonly<Record<string, unknown>> | null,
): Promise<void> {
  const errors: [string, string][] = [];
  for (const [name, field] of Object.entries(fields)) {
    const id = values[name];
    if (typeof id !== "string" || id === before?.[name]) continue;
    if (field.kind === "file") {
      const why = await attachmentFault(ctx, id, field.accept);
      if (why) errors.push([name, `${field.label} ini ${why}`]);
    }
    if (field.kind !== "picture" && field.kind !== "reference") continue;
    const table = sql.table(field.kind === "picture" ? "gambar" : field.register.table);
    // Held until the end, so that nobody takes it away meanwhile.
    const { rows } = await sql`select from ${table} where id = ${id} and ${notDeleted()} for share`.execute(ctx.db);
    if (rows.length === 0) errors.push([name, `${field.label} yang dipilih sudah tidak ada. Pilih yang lain.`]);
  }
  if (errors.length > 0) throw refuse.invalid("Periksa lagi isian yang ditandai.", Object.fromEntries(errors));
}

/** Whoever sees some rows alone of the other register chooses among those. */
async function choosable(ctx: ReadCtx, register: Register): Promise<readonly Option[]> {
  const own = may(ctx, `${register.name}:read`) === "own" ? sql`and ${ownerPredicate(ctx, register)}` : sql``;
  return toldApart(ctx, register, await optionsIn(ctx, register, sql`where ${notDeleted()} ${own}`));
}

const most = 2000;
async function optionsIn(ctx: ReadCtx, register: Register, where: RawBuilder<unknown>): Promise<Option[]> {
  const { rows } = await sql<Option>`
    select id as value, ${nameIn(register.table, register)} as label from ${sql.table(register.table)} ${where} order by label limit ${most}
  `.execute(ctx.db);
  return rows.sort((one, other) => asRead.compare(one.label, other.label));
}

/** The tenth class stands behind the ninth. */
const asRead = new Intl.Collator("id", { numeric: true });
