import type { Client } from "pg";

const allowed = "select, insert, update, delete";
/** Lines are added and the end of the chain moves; what happened, and how the structure came about, is not changed. */
const withheld = {
  audit: "update, delete",
  audit_head: "insert, delete",
  audit_check: "update, delete",
  jejak_jangkar: "update, delete",
  migration: "insert, update, delete",
  instalasi: "insert, update, delete",
  salinan_uji: "insert, update, delete",
};

/** Opens to `user` what serving needs, as the owner and after the structure is up to date: rows to read and write, no structure. */
export async function grantServing(owner: Client, user: string, queue: string): Promise<void> {
  const name = owner.escapeIdentifier(user);
  for (const schema of ["public", queue]) await openSchema(owner, schema, name);
  for (const [table, rights] of Object.entries(withheld))
    if (await stands(owner, table)) await owner.query(`revoke ${rights} on ${owner.escapeIdentifier(table)} from ${name}`);
  await openRows(owner, queue);
  await closeDatabase(owner);
  await openBackup(owner, name);
}

/** On our own server: to say where a copy of its files begins and ends. Elsewhere backups are made of rows. */
async function openBackup(owner: Client, name: string): Promise<void> {
  if (await isSuperuser(owner))
    await owner.query(`grant execute on function pg_backup_start(text, boolean), pg_backup_stop(boolean), pg_switch_wal() to ${name}`);
}

async function isSuperuser(owner: Client): Promise<boolean> {
  const { rows } = await owner.query<{ free: boolean }>("select rolsuper as free from pg_roles where rolname = current_user");
  return rows[0]?.free === true;
}

async function openSchema(owner: Client, schema: string, user: string): Promise<void> {
  const { rowCount } = await owner.query("select from pg_namespace where nspname = $1", [schema]);
  if (rowCount === 0) return;
  const name = owner.escapeIdentifier(schema);
  await owner.query(`
    grant usage on schema ${name} to ${user};
    grant ${allowed} on all tables in schema ${name} to ${user};
    grant usage, select on all sequences in schema ${name} to ${user};
    grant execute on all functions in schema ${name} to ${user}`);
}

const stands = async (owner: Client, table: string): Promise<boolean> =>
  (await owner.query("select from pg_tables where schemaname = 'public' and tablename = $1", [table])).rowCount === 1;

/** Row level security without a policy shows nothing to anybody but the owner; the queue's tables have it. */
async function openRows(owner: Client, schema: string): Promise<void> {
  const { rows } = await owner.query<{ relname: string; policy: string | null }>(
    `select relname, (select polname from pg_policy where polrelid = c.oid and polname = $2) as policy from pg_class c
     where relnamespace = to_regnamespace($1) and relkind = 'r' and relrowsecurity`,
    [owner.escapeIdentifier(schema), policy],
  );
  for (const { relname, policy: known } of rows) {
    const table = `${owner.escapeIdentifier(schema)}.${owner.escapeIdentifier(relname)}`;
    // Rights are given to one login alone, so the policy may hold for all.
    if (known === null) await owner.query(`create policy ${policy} on ${table} using (true) with check (true)`);
  }
}

const policy = "portal_serving";

/** Nobody but the owner makes anything in this database: nothing that hides a table or a function behind its name, nothing that stays. */
async function closeDatabase(owner: Client): Promise<void> {
  await owner.query(`
    do $$ begin execute format('revoke create, temporary on database %I from public', current_database()); end $$;
    revoke create on schema public from public`);
  if (!(await isSuperuser(owner))) return;
  // Only a superuser may take these from everybody: large objects, and ending the connections of others.
  await owner.query(`do $$ declare one regprocedure; begin
    for one in select oid from pg_proc where pronamespace = 'pg_catalog'::regnamespace and (
      proname in ('pg_terminate_backend', 'pg_cancel_backend', 'loread', 'lowrite') or proname like 'lo\\_%'
    ) loop execute format('revoke execute on function %s from public', one); end loop;
  end $$`);
}
