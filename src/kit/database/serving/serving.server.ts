import type { Client } from "pg";
import { asUser, connected, type DatabaseLocation, type Log } from "../connection/location.server.ts";
import { StartRefusal } from "../engine/start-refusal.ts";
import { type Login, loginOf, scramVerifier } from "./login.server.ts";
import { grantServing } from "./rights.server.ts";

/** As whom connections are opened, and the role that each then takes: null where whoever logs in is the lesser one. */
export interface Serving {
  readonly place: DatabaseLocation;
  readonly role: string | null;
}

interface Wanted {
  /** Key that our own login is derived from. */
  readonly key: Uint8Array;
  /** A login that the operator made, where the server lets us make none. */
  readonly url?: string | undefined;
  /** Schema of the job queue. */
  readonly queue: string;
  readonly log: Log;
}

/**
 * Makes ready the login that serves: it reads and writes rows, and cannot change history, structure or server. Call it
 * as the owner at each start, after the tables of the product and of its queue are up to date.
 * @throws StartRefusal when the operator's login cannot log in, or is no lesser one
 */
export function prepareServing(owner: DatabaseLocation, wanted: Wanted): Promise<Serving> {
  return connected(owner, async (client) => {
    await client.query("select pg_advisory_lock(hashtext('portal serving'))");
    return wanted.url === undefined ? own(client, owner, wanted) : theirs(client, { connectionString: wanted.url }, wanted.queue);
  });
}

async function own(client: Client, owner: DatabaseLocation, { key, queue, log }: Wanted): Promise<Serving> {
  const login = loginOf(key);
  const refused = await makeLogin(client, login);
  const place = asUser(owner, login);
  const closed = await trouble(() => connected(place, (ours) => demandUser(ours, login.user)));
  if (closed === undefined) {
    await grantServing(client, login.user, queue);
    return { place, role: null };
  }
  log.warn({ error: (refused ?? closed).message, peran: login.user }, asOwner);
  const without = refused ?? (await trouble(() => joinRole(client, login.user)));
  if (without !== undefined) return { place: owner, role: null };
  await grantServing(client, login.user, queue);
  return { place: owner, role: login.user };
}

const asOwner =
  "PERINGATAN: aplikasi melayani sebagai pemilik basis data karena server tidak menerima akun masuk tersendiri; jejak audit hanya dijaga trigger. Isi DATABASE_APP_URL";

/** @returns why the server did not let us make it; another process may have made it all the same */
async function makeLogin(client: Client, { user, password }: Login): Promise<Error | undefined> {
  const name = client.escapeIdentifier(user);
  const words = `login password ${client.escapeLiteral(scramVerifier(password))}`;
  return trouble(async () => {
    const { rowCount } = await client.query("select from pg_roles where rolname = $1", [user]);
    await client.query(`${rowCount ? "alter" : "create"} role ${name} ${words}`);
    // What somebody who got hold of the login has set for it does not stay.
    await client.query(`alter role ${name} reset all`);
    await client.query(`do $$ begin execute format('alter role %I in database %I reset all', '${user}', current_database()); end $$`);
  });
}

/** So that the owner may step down to it. */
async function joinRole(client: Client, user: string): Promise<void> {
  const name = client.escapeIdentifier(user);
  await client.query(`grant ${name} to current_user`);
  await client.query(`set role ${name}`);
  await client.query("reset role");
}

async function theirs(client: Client, place: DatabaseLocation, queue: string): Promise<Serving> {
  const [ours] = (await client.query<Home>(home)).rows;
  const found = await connected(place, async (lesser) => (await lesser.query<Home & Standing>(standing)).rows[0]).catch((error: Error) => {
    throw new StartRefusal(`Server basis data menolak sambungan DATABASE_APP_URL: ${error.message}.`, error);
  });
  if (found?.database !== ours?.database || found?.since !== ours?.since)
    throw new StartRefusal("DATABASE_APP_URL harus menunjuk basis data yang sama dengan DATABASE_URL.");
  if (!found || found.mighty)
    throw new StartRefusal(
      "Pengguna di DATABASE_APP_URL harus pengguna lain yang tidak memiliki tabel dan tidak boleh mengatur server. Buat pengguna biasa (CREATE ROLE … LOGIN) untuk itu.",
    );
  await grantServing(client, found.user, queue);
  return { place, role: null };
}

interface Home {
  readonly database: string;
  readonly since: string;
}

interface Standing {
  readonly user: string;
  readonly mighty: boolean;
}

const home = "select current_database() as database, pg_postmaster_start_time()::text as since";
const standing = `select current_database() as database, pg_postmaster_start_time()::text as since, current_user::text as user,
  exists (select from pg_roles where rolname = current_user and (rolsuper or rolcreaterole or rolreplication or rolbypassrls))
  or exists (select from pg_class where oid = to_regclass('public.migration') and pg_has_role(current_user, relowner, 'member'))
  or exists (select from pg_database where datname = current_database() and pg_has_role(current_user, datdba, 'member')) as mighty`;

async function demandUser(client: Client, user: string): Promise<void> {
  const { rows } = await client.query<{ who: string }>("select session_user::text as who");
  if (rows[0]?.who !== user) throw new Error(`logged in as ${rows[0]?.who}`);
}

async function trouble(work: () => Promise<unknown>): Promise<Error | undefined> {
  try {
    await work();
    return undefined;
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
}
