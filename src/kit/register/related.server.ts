import { type RawBuilder, sql } from "kysely";
import { attachmentFault, attachmentsOf } from "../attachments/attach.server.ts";
import type { Ctx, ReadCtx } from "../ctx.server.ts";
import { notDeleted } from "../database/bin.server.ts";
import { imageOf } from "../media/pictures.server.ts";
import { refuse } from "../refusals.ts";
import { nameIn } from "../row-name.server.ts";
import type { Fields, Option } from "./fields.ts";
import type { Register } from "./register.ts";
import type { Related } from "./related.ts";
import { isUuid } from "./uuid.ts";

/** A register, or a form that keeps nothing by itself. */
type FieldsOf = { readonly fields: Fields };

/** The words for every id that these values point to, and the pictures themselves. Rows in the bin keep their names. */
export async function relatedOf(
  ctx: ReadCtx,
  { fields }: FieldsOf,
  rows: readonly Readonly<Record<string, unknown>>[],
): Promise<Pick<Related, "names" | "pictures">> {
  const idsIn = (name: string) => [
    ...new Set(rows.map((row) => row[name]).filter((id): id is string => typeof id === "string" && isUuid(id))),
  ];
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

/** Rows by what they are called, in the order in which people read names. @param where which, and how many */
export async function optionsIn(ctx: ReadCtx, register: Register, where: RawBuilder<unknown>): Promise<Option[]> {
  const { rows } = await sql<Option>`
    select id as value, ${nameIn(register.table, register)} as label from ${sql.table(register.table)} ${where}`.execute(ctx.db);
  return rows.sort((one, other) => asRead.compare(one.label, other.label));
}

/** The tenth class stands behind the ninth. */
const asRead = new Intl.Collator("id", { numeric: true });
