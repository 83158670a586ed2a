import type { Client } from "pg";
import type { Log } from "./place.server.ts";

/** The application works as this role, so that not even a mistake of its own can alter the audit trail. */
export const appRole = "portal_app";

const appendOnly = ["audit"];
const readOnly = ["migration"];

/** Makes the role where the server allows it. @returns its name, or null: then only the triggers guard the trail. */
export async function prepareRole(owner: Client, log: Log): Promise<string | null> {
  try {
    await owner.query(`do $$ begin
      if not exists (select from pg_roles where rolname = '${appRole}') then create role ${appRole} nologin; end if;
    exception when duplicate_object or unique_violation then null; end $$`);
    await owner.query(`do $$ begin
      if not pg_has_role(current_user, '${appRole}', 'member') then execute format('grant ${appRole} to %I', current_user); end if;
    end $$`);
    await owner.query(`set role ${appRole}; reset role`);
  } catch (error) {
    log.warn(
      { error: error instanceof Error ? error.message : error },
      "server tidak mengizinkan peran aplikasi; jejak audit dijaga trigger saja",
    );
    return null;
  }
  await grantApp(owner, "public");
  return appRole;
}

/**
 * Lets the application use everything in a schema, now and later. Call it as the owner for each schema that something
 * other than migrations creates (a job queue keeps its tables in one of its own).
 */
export async function grantApp(owner: Client, schema: string): Promise<void> {
  const name = owner.escapeIdentifier(schema);
  const allowed = "select, insert, update, delete";
  await owner.query(`
    grant usage on schema ${name} to ${appRole};
    grant ${allowed} on all tables in schema ${name} to ${appRole};
    grant usage, select on all sequences in schema ${name} to ${appRole};
    grant execute on all functions in schema ${name} to ${appRole};
    alter default privileges in schema ${name} grant ${allowed} on tables to ${appRole};
    alter default privileges in schema ${name} grant usage, select on sequences to ${appRole};
    alter default privileges in schema ${name} grant execute on functions to ${appRole}`);
  if (schema !== "public") return;
  for (const [tables, revoked] of [
    [appendOnly, "update, delete, truncate"],
    [readOnly, "insert, update, delete, truncate"],
  ] as const) {
    for (const table of tables) await owner.query(`revoke ${revoked} on ${owner.escapeIdentifier(table)} from ${appRole}`);
  }
}
