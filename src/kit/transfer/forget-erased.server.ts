import type { Ctx } from "../ctx.server.ts";
import { sql } from "../database/sql.server.ts";
import type { Register } from "../register/register.ts";
import { forgetCells } from "./batch.server.ts";

/**
 * Lists that wait and say something of a row that was erased since go with it, for a file cannot forget one person alone; where they
 * only missed it, its name goes. For a daily job. @returns how many went
 */
export async function forgetErasedInLists(ctx: Ctx, registers: readonly Register[]): Promise<number> {
  const waiting = ctx.db.selectFrom("importBatch").select("register").where("doneAt", "is", null);
  const names = await waiting.union(ctx.db.selectFrom("importList").select("register")).execute();
  let gone = 0;
  for (const { register: name } of names) {
    const register = registers.find((one) => one.name === name);
    if (register) gone += await forgetOf(ctx, register);
  }
  return gone;
}

async function forgetOf(ctx: Ctx, register: Register): Promise<number> {
  const isErased = (id: string) => sql`not exists (select from ${sql.table(register.table)} stands where stands.id = ${sql.raw(id)})`;
  const { rows } = await sql<{ batchId: string | null; listId: string | null }>`
    with named as (
      select batch.id as batch_id, batch.list_id, (one->>'id')::uuid as row_id
      from import_batch batch join import_portion portion on portion.batch_id = batch.id, jsonb_array_elements(portion.rows) one
      where batch.register = ${register.name} and batch.done_at is null and batch.task_id is null and one->>'id' is not null
      union all
      select null, list.id, (one->>'id')::uuid
      from import_list list join import_told told on told.list_id = list.id,
        jsonb_array_elements(coalesce(told.told->'candidates', '[]') || jsonb_build_array(told.told)) one
      where list.register = ${register.name} and one->>'id' is not null)
    select distinct batch_id, list_id from named where ${isErased("named.row_id")}`.execute(ctx.db);
  const lists = [...new Set(rows.flatMap(({ listId }) => listId ?? []))];
  const batches = [...new Set(rows.flatMap(({ batchId }) => batchId ?? []))];
  for (const id of lists) await forgetCells(ctx, id);
  if (batches.length > 0) await ctx.db.deleteFrom("importBatch").where("id", "in", batches).execute();
  if (lists.length > 0) await ctx.db.deleteFrom("importList").where("id", "in", lists).execute();
  await forgetAbsent(ctx, register, isErased);
  return lists.length + rows.filter(({ batchId, listId }) => batchId !== null && listId === null).length;
}

/** In lists that say nothing of it, it was told as missing. */
async function forgetAbsent(ctx: Ctx, register: Register, isErased: (id: string) => ReturnType<typeof sql>): Promise<void> {
  await sql`
    update import_batch set absent_ids = array(select id from unnest(absent_ids) id where not ${isErased("id")})
    where register = ${register.name} and exists (select from unnest(absent_ids) id where ${isErased("id")})`.execute(ctx.db);
  await sql`
    update import_list set plan = jsonb_set(plan, '{absent}', jsonb_build_object(
      'names', (
        select coalesce(jsonb_agg(one order by n), '[]') from jsonb_array_elements(plan#>'{absent,names}') with ordinality as told (one, n)
        where not ${isErased("(one->>'id')::uuid")}),
      'count', (plan#>>'{absent,count}')::int - (
        select count(*) from jsonb_array_elements(plan#>'{absent,names}') one where ${isErased("(one->>'id')::uuid")})))
    where register = ${register.name} and exists (
      select from jsonb_array_elements(coalesce(plan#>'{absent,names}', '[]')) one where ${isErased("(one->>'id')::uuid")})`.execute(
    ctx.db,
  );
}
