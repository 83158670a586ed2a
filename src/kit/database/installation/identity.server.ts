import { randomUUID } from "node:crypto";
import type { Client } from "pg";
import { chainHash } from "../../audit/audit.server.ts";
import { fingerprint, isKeyOf, type KeyName, keyNames, nameOwner, provideKey, readKey, readOwner } from "./keys.server.ts";
import { refuseEmptyDatabase, refuseForeignKeys, refuseLostKeys, refuseOtherKey, refuseUnproven } from "./refusals.ts";

export interface Installation {
  readonly id: string;
  /** It was in use before installations had an id, so its files may carry no mark yet. */
  readonly takenOver: boolean;
}

export type Keys = Readonly<Record<KeyName, Uint8Array>>;

/** What the database says of itself. */
export interface Known {
  readonly id: string;
  readonly sidik: Partial<Readonly<Record<KeyName, string>>>;
  readonly takenOver: boolean;
  /** Keys that an operator gave up and that the trail does not tell of yet. */
  readonly replaced: readonly KeyName[];
}

export interface VerifiedInstallation {
  readonly installation: Installation;
  readonly keys: Keys;
  readonly replaced: readonly KeyName[];
}

/** Processes that start at the same first moment settle this one after the other. */
const lockKey = 7_201_955;

/** Looks before anything is changed: a database of another installation is left as it is. @throws StartRefusal */
export async function recogniseInstallation(owner: Client, folder: string): Promise<void> {
  const known = await knownIn(owner);
  if (known) await proveKeys(folder, known);
}

/**
 * The keys that belong to this database. Made with the installation's id at the first start; an installation from before
 * there were ids is taken over when its audit key fits the trail. @throws StartRefusal when keys are lost, or another's
 */
export async function verifyInstallation(owner: Client, folder: string): Promise<VerifiedInstallation> {
  await lockInstallation(owner);
  const known = (await knownIn(owner)) ?? (await establish(owner, folder));
  await proveKeys(folder, known);
  const keys = await provideKeys(folder);
  await keepIdentity(owner, { ...known, sidik: fingerprints(keys, known.id) });
  await nameOwner(folder, known.id);
  return { installation: { id: known.id, takenOver: known.takenOver }, keys, replaced: known.replaced };
}

export const lockInstallation = (owner: Client): Promise<unknown> => owner.query("select pg_advisory_lock($1)", [lockKey]);

export async function knownIn(owner: Client): Promise<Known | null> {
  const { rows: tables } = await owner.query<{ found: boolean }>("select to_regclass('instalasi') is not null as found");
  if (!tables[0]?.found) return null;
  const { rows } = await owner.query<Known>('select id, sidik, diambil_alih as "takenOver", diganti as replaced from instalasi');
  return rows[0] ?? null;
}

export const keepIdentity = (owner: Client, { id, sidik, takenOver, replaced }: Known): Promise<unknown> =>
  owner.query(
    `insert into instalasi (id, sidik, diambil_alih, diganti) values ($1, $2, $3, $4)
     on conflict (one) do update set sidik = excluded.sidik, diganti = excluded.diganti`,
    [id, JSON.stringify(sidik), takenOver, replaced],
  );

export async function provideKeys(folder: string): Promise<Keys> {
  const made = [];
  for (const name of keyNames) made.push([name, await provideKey(folder, name)]);
  return Object.fromEntries(made);
}

export const fingerprints = (keys: Keys, id: string): Known["sidik"] =>
  Object.fromEntries(keyNames.map((name) => [name, fingerprint(keys[name], id)]));

/** Something happened here before: then the keys were made long ago. */
export async function isUsed(owner: Client): Promise<boolean> {
  const { rows: tables } = await owner.query<{ found: boolean }>("select to_regclass('audit') is not null as found");
  if (!tables[0]?.found) return false;
  const { rows } = await owner.query<{ used: boolean }>("select exists (select from audit) as used");
  return rows[0]?.used === true;
}

/** Whether the newest line of the trail was linked with this key. */
export async function keyFitsTrail(owner: Client, key: Uint8Array): Promise<boolean> {
  const { rows } = await owner.query(
    `select at, actor_id as "actorId", actor_name as "actorName", action, subject, subject_id as "subjectId", before, after,
       request_id as "requestId", decode(substr(to_jsonb(audit) ->> 'salt', 3), 'hex') as salt, mac from audit order by id desc limit 2`,
  );
  const [newest, previous] = rows;
  if (!newest) return true;
  const { mac, ...line } = newest;
  return chainHash(key, previous?.mac ?? Buffer.from([0]), line).equals(mac);
}

async function proveKeys(folder: string, { id, sidik }: Known): Promise<void> {
  const owner = await readOwner(folder);
  if (owner !== null && owner !== id) throw refuseForeignKeys(folder, { ofKeys: owner, ofDatabase: id });
  const expected = keyNames.flatMap((name) => (sidik[name] ? [{ name, known: sidik[name] }] : []));
  const missing: KeyName[] = [];
  for (const { name, known } of expected) {
    const key = await readKey(folder, name);
    if (!key) missing.push(name);
    else if (!isKeyOf(key, id, known)) throw refuseOtherKey(folder, name, id);
  }
  if (missing.length > 0) throw refuseLostKeys(folder, missing, id);
}

async function establish(owner: Client, folder: string): Promise<Known> {
  const ofKeys = await readOwner(folder);
  if (!(await isUsed(owner))) {
    if (ofKeys !== null) throw refuseEmptyDatabase(folder, ofKeys);
    return { id: randomUUID(), sidik: {}, takenOver: false, replaced: [] };
  }
  const missing: KeyName[] = [];
  for (const name of keyNames) if (!(await readKey(folder, name))) missing.push(name);
  if (missing.length > 0) throw refuseLostKeys(folder, missing, null);
  const auditKey = await readKey(folder, "audit");
  if (!auditKey || !(await keyFitsTrail(owner, auditKey))) throw refuseUnproven(folder);
  return { id: ofKeys ?? randomUUID(), sidik: {}, takenOver: true, replaced: [] };
}
