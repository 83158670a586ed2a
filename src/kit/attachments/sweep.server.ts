import type { Scope } from "../ctx.server.ts";
import { sql } from "../database/sql.server.ts";
import { type Files, removeAfterCommit } from "../files/files.server.ts";
import "./attachment-table.ts";

/**
 * Removes files that no row holds: forms that were never saved, files that were replaced. What lies in the bin keeps its
 * own. Tables are asked of the database itself, so that none is forgotten. @returns how many went
 */
export function sweepAttachments(scope: Scope, files: Files, olderThan: Date): Promise<number> {
  return scope.transaction(async (ctx) => {
    const { rows: pointing } = await sql<{ table: string; column: string }>`
      select owner.relname as "table", pointer.attname as "column"
      from pg_constraint held
      join pg_class owner on owner.oid = held.conrelid
      join pg_attribute pointer on pointer.attrelid = owner.oid and pointer.attnum = held.conkey[1]
      where held.contype = 'f' and held.confrelid = 'berkas'::regclass`.execute(ctx.db);
    const held = pointing.map(
      ({ table, column }) => sql`not exists (select from ${sql.table(table)} holder where ${sql.ref(`holder.${column}`)} = berkas.id)`,
    );
    const { rows: gone } = await sql<{ kunci: string }>`
      delete from berkas where created_at < ${olderThan} and ${sql.join([sql`true`, ...held], sql` and `)} returning kunci`.execute(ctx.db);
    for (const { kunci } of gone) removeAfterCommit(ctx, files, { tree: "private", key: kunci });
    return gone.length;
  });
}
