import { type RawBuilder, sql } from "kysely";
import type { ReadCtx } from "../../ctx.server.ts";
import { notDeleted } from "../../database/bin.server.ts";
import type { Register } from "../../register/register.ts";

/** True for the rows that a right on "own" rows reaches. Where rows belong to nobody it reaches none. */
export const ownerPredicate = (ctx: ReadCtx, register: Register): RawBuilder<boolean> => ownedBy(ctx, register, [ctx.actor.id]);

function ownedBy(ctx: ReadCtx, register: Register, accounts: readonly (string | null)[]): RawBuilder<boolean> {
  const { owner, audience } = register;
  const mine = owner ? sql`${columnAt(register, owner)} = any(${accounts}::uuid[])` : sql`false`;
  const forUs = audience ? sql`${columnAt(register, audience)} && ${[...ctx.actor.roles]}::text[]` : sql`false`;
  return sql<boolean>`coalesce(${mine} or ${forUs}, false)`;
}

/** True also for rows that carry the person's number, or hang on one that does: whoever is not linked to them does not escape. */
export function aboutActorPredicate(ctx: ReadCtx, register: Register): RawBuilder<boolean> {
  const { numbered } = register;
  const { id, program } = ctx.actor;
  const people = program ? [id, program.givenBy] : [id];
  const owned = ownedBy(ctx, register, people);
  if (!numbered) return owned;
  const numbers = sql`(select account.${sql.ref(numbered.number)} from ${sql.table(numbered.accounts)} account where account.id = any(${people}::uuid[]))`;
  return sql<boolean>`(${owned} or coalesce(${columnAt(register, numbered.by)} in ${numbers}, false))`;
}

/** A column of the row itself, or of the living row that one of its fields points to. */
function columnAt({ table, fields }: Register, path: string): RawBuilder<unknown> {
  const [name = "", column] = path.split(".");
  const field = fields[name];
  if (column === undefined) return sql.ref(`${table}.${name}`);
  if (field?.kind !== "reference") throw new Error(`"${path}" leads nowhere: ${name} points to no other register`);
  return sql`(select ${sql.ref(`pointed.${column}`)} from ${sql.table(field.register.table)} pointed
    where pointed.id = ${sql.ref(`${table}.${name}`)} and ${notDeleted("pointed")})`;
}
