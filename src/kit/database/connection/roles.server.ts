import type { Client } from "pg";
import { connected, type Log, type Place } from "./place.server.ts";

/** The application works as this role, so that not even a mistake of its own can alter the audit trail. */
export const appRole = "portal_app";

const allowed = "select, insert, update, delete";
const withheld = {
  audit: "update, delete, truncate",
  migration: "insert, update, delete, truncate",
  instalasi: "insert, update, delete, truncate",
};

/** Makes the role where the server allows it. @returns its name, or null: then only the triggers guard the trail. */
export async function prepareRole(owner: Client, log: Log): Promise<string | null> {
  try {
    await takeRole(owner);
  } catch (error) {
    log.warn(
      { error: error instanceof Error ? error.message : error },
      "server tidak mengizinkan peran aplikasi; jejak audit dijaga trigger saja",
    );
    return null;
  }
  const revokes = Object.entries(withheld).map(([table, rights]) => `revoke ${rights} on ${owner.escapeIdentifier(table)} from ${appRole}`);
  await owner.query([grants(owner, "public"), ...revokes].join(";"));
  return appRole;
}

/**
 * Lets the application use everything in a schema that is not made by our migrations (a job queue keeps its tables in one
 * of its own), now and later. Call it at each start, after that schema is up to date. Does nothing where the server
 * allowed no role.
 */
export function grantApp(place: Place, schema: string): Promise<void> {
  return connected(place, async (owner) => {
    const { rowCount } = await owner.query("select from pg_roles where rolname = $1", [appRole]);
    if (rowCount === 0) return;
    await owner.query("select pg_advisory_lock(hashtext($1))", [appRole]);
    await owner.query(grants(owner, schema));
    await openRows(owner, schema);
  });
}

async function takeRole(owner: Client): Promise<void> {
  await owner.query(`do $$ begin
    if not exists (select from pg_roles where rolname = '${appRole}') then create role ${appRole} nologin; end if;
  exception when duplicate_object or unique_violation then null; end $$`);
  await owner.query(`do $$ begin
    if not pg_has_role(current_user, '${appRole}', 'member') then execute format('grant ${appRole} to %I', current_user); end if;
  end $$`);
  await owner.query(`set role ${appRole}`);
  await owner.query("reset role");
}

function grants(owner: Client, schema: string): string {
  const name = owner.escapeIdentifier(schema);
  return `
    grant usage on schema ${name} to ${appRole};
    grant ${allowed} on all tables in schema ${name} to ${appRole};
    grant usage, select on all sequences in schema ${name} to ${appRole};
    grant execute on all functions in schema ${name} to ${appRole};
    alter default privileges in schema ${name} grant ${allowed} on tables to ${appRole};
    alter default privileges in schema ${name} grant usage, select on sequences to ${appRole};
    alter default privileges in schema ${name} grant execute on functions to ${appRole}`;
}

/** Row level security without a policy shows nothing to anybody but the owner. */
async function openRows(owner: Client, schema: string): Promise<void> {
  const { rows } = await owner.query<{ relname: string }>(
    `select relname from pg_class c where relnamespace = $1::regnamespace and relkind = 'r' and relrowsecurity
     and not exists (select from pg_policy where polrelid = c.oid and polname = $2)`,
    [owner.escapeIdentifier(schema), appRole],
  );
  for (const { relname } of rows) {
    const table = `${owner.escapeIdentifier(schema)}.${owner.escapeIdentifier(relname)}`;
    await owner.query(`create policy ${appRole} on ${table} to ${appRole} using (true) with check (true)`);
  }
}
