import { randomUUID } from "node:crypto";
import type { Client } from "pg";
import { StartRefusal } from "../engine/start-refusal.ts";
import { fingerprints, isUsed, type Known, keepIdentity, keyFitsTrail, knownIn, lockInstallation, provideKeys } from "./identity.server.ts";
import { isKeyOf, type KeyName, keyNames, readKey, readOwner, renameOwner, setKeyAside } from "./keys.server.ts";
import { refuseEmptyDatabase } from "./refusals.ts";

/**
 * Gives up what is lost: keys that do not belong to this database are put aside, new ones take their place. The next
 * start tells the audit trail. Whoever calls has made sure that the operator means it. @returns which keys were replaced
 */
export async function adoptKeys(owner: Client, folder: string): Promise<readonly KeyName[]> {
  await lockInstallation(owner);
  const known = (await knownIn(owner)) ?? (await unnamed(owner, folder));
  const replaced: KeyName[] = [];
  for (const name of keyNames) {
    const found = await present(folder, name);
    if (found instanceof Uint8Array && fits(found, known, name)) continue;
    if (found !== null) await setKeyAside(folder, name);
    replaced.push(name);
  }
  const keys = await provideKeys(folder);
  if (!(await keyFitsTrail(owner, keys.audit)) && !replaced.includes("audit")) replaced.push("audit");
  await keepIdentity(owner, {
    ...known,
    sidik: fingerprints(keys, known.id),
    replaced: keyNames.filter((name) => [...known.replaced, ...replaced].includes(name)),
  });
  await renameOwner(folder, known.id);
  return replaced;
}

/** A key that no fingerprint is known of was in use until now. */
const fits = (key: Uint8Array, { id, sidik }: Known, name: KeyName): boolean => !sidik[name] || isKeyOf(key, id, sidik[name]);

const present = (folder: string, name: KeyName): Promise<Uint8Array | "unusable" | null> =>
  readKey(folder, name).catch((error: unknown) => {
    if (error instanceof StartRefusal) return "unusable";
    throw error;
  });

async function unnamed(owner: Client, folder: string): Promise<Known> {
  const ofKeys = await readOwner(folder);
  if (!(await isUsed(owner)) && ofKeys !== null) throw refuseEmptyDatabase(folder, ofKeys);
  return { id: randomUUID(), sidik: {}, takenOver: true, replaced: [] };
}
