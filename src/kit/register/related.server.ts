import { type RawBuilder, sql } from "kysely";
import type { Ctx } from "../ctx.server.ts";
import { gambarOf } from "../media/pictures.server.ts";
import { refuse } from "../refusals.ts";
import type { Values } from "./check.ts";
import type { Option } from "./fields.ts";
import type { Register, Row } from "./register.ts";
import { plain, type Related } from "./related.ts";

/** The words for every id that these values point to, and the pictures themselves. Rows in the bin keep their names. */
export async function relatedOf(
  ctx: Ctx,
  { fields }: Pick<Register, "fields">,
  rows: readonly Readonly<Record<string, unknown>>[],
): Promise<Omit<Related, "options">> {
  const idsIn = (name: string) => [...new Set(rows.map((row) => row[name]).filter((id) => typeof id === "string"))];
  const names: [string, string][] = [];
  const pictureIds: string[] = [];
  for (const [name, field] of Object.entries(fields)) {
    if (field.kind === "picture") pictureIds.push(...idsIn(name));
    if (field.kind !== "reference") continue;
    const found = await optionsIn(ctx, field.register, sql`where id = any(${idsIn(name)}::uuid[])`);
    names.push(...found.map(({ value, label }): [string, string] => [value, label]));
  }
  const pictures = Object.fromEntries(await gambarOf(ctx, pictureIds));
  for (const { id, alt } of Object.values(pictures)) names.push([id, alt]);
  return { names: Object.fromEntries(names), pictures };
}

/** What may be chosen in each field that points to another register, by name. */
export async function choicesOf(ctx: Ctx, { fields }: Pick<Register, "fields">): Promise<Related["options"]> {
  const choices: [string, Option[]][] = [];
  for (const [name, field] of Object.entries(fields)) {
    if (field.kind === "reference") choices.push([name, await optionsIn(ctx, field.register, living)]);
  }
  return Object.fromEntries(choices);
}

export async function idsByName(ctx: Ctx, register: Register): Promise<Record<string, Map<string, string>>> {
  const choices = Object.entries(await choicesOf(ctx, register));
  return Object.fromEntries(choices.map(([name, options]) => [name, new Map(options.map(({ value, label }) => [plain(label), value]))]));
}

/** What was chosen must be there still; what stood there before may stay. @throws Refusal 422 */
export async function demandChosen(ctx: Ctx, { fields }: Pick<Register, "fields">, values: Values, before?: Row): Promise<void> {
  const errors: [string, string][] = [];
  for (const [name, field] of Object.entries(fields)) {
    const id = values[name];
    if ((field.kind !== "picture" && field.kind !== "reference") || !id || id === before?.[name]) continue;
    const table = sql.table(field.kind === "picture" ? "gambar" : field.register.table);
    // Held until the end, so that nobody takes it away meanwhile.
    const { rows } = await sql`select from ${table} where id = ${id} and deleted_at is null for share`.execute(ctx.db);
    if (rows.length === 0) errors.push([name, `${field.label} yang dipilih sudah tidak ada. Pilih yang lain.`]);
  }
  if (errors.length > 0) throw refuse.invalid("Periksa lagi isian yang ditandai.", Object.fromEntries(errors));
}

/** The name of a row of the register, for an expression that holds its id. */
export const labelOf = ({ table, columns }: Register, id: RawBuilder<unknown>) =>
  sql<string>`(select ${sql.ref(`chosen.${columns[0]}`)} from ${sql.table(table)} chosen where chosen.id = ${id})`;

const living = sql`where deleted_at is null`;
const most = 2000;

async function optionsIn(ctx: Ctx, { table, columns }: Register, where: RawBuilder<unknown>): Promise<Option[]> {
  const { rows } = await sql<Option>`
    select id as value, ${sql.ref(columns[0] ?? "id")}::text as label from ${sql.table(table)} ${where} order by label limit ${most}
  `.execute(ctx.db);
  return rows;
}
