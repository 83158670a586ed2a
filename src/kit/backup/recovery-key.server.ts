import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { generateX25519Identity, identityToRecipient } from "age-encryption";
import { createOnce, fileStands } from "../database/installation/keys.server.ts";

/**
 * Backups are sealed in the age format (https://age-encryption.org/v1) to two keys: the recovery key, whose secret half is on
 * paper alone, and a key of this machine, so that the weekly rehearsal can open what it rehearses. Who takes the machine has
 * the data anyway; who takes the backups has nothing.
 */
export const machineFile = "cadangan";
const recoveryFile = "pemulihan";

/** What a recovery key looks like when it is typed from paper: spaces and line breaks are left out before. */
const prefix = "AGE-SECRET-KEY-1";
const identityForm = /^AGE-SECRET-KEY-1[0-9A-Z]{58}$/;

/** @returns the machine's own secret key; made at the first asking */
export async function machineIdentity(keyFolder: string): Promise<string> {
  await createOnce(keyFolder, machineFile, `${await generateX25519Identity()}\n`);
  return (await readFile(join(keyFolder, machineFile), "utf8")).trim();
}

/** Public half of the recovery key; null until a person has made one. */
export async function recoveryRecipient(keyFolder: string): Promise<string | null> {
  const path = join(keyFolder, recoveryFile);
  return (await fileStands(path)) ? (await readFile(path, "utf8")).trim() : null;
}

/** To whom backups of this machine are sealed. */
export async function recipients(keyFolder: string): Promise<readonly string[]> {
  const recovery = await recoveryRecipient(keyFolder);
  const own = await identityToRecipient(await machineIdentity(keyFolder));
  return recovery ? [recovery, own] : [own];
}

/** Puts a new recovery key in place of the present one, which still opens what was sealed to it. @returns its secret half, kept nowhere */
export async function renewRecoveryKey(keyFolder: string): Promise<string> {
  const identity = await generateX25519Identity();
  await mkdir(keyFolder, { recursive: true, mode: 0o700 });
  const parts = join(keyFolder, `${recoveryFile}.baru`);
  await writeFile(parts, `${await identityToRecipient(identity)}\n`, { mode: 0o600, flush: true });
  await rename(parts, join(keyFolder, recoveryFile));
  return identity;
}

/** The key as it was typed from paper or pasted; null when it is none. */
export function readIdentity(typed: string): string | null {
  const plain = typed.replace(/\s+/g, "").toUpperCase();
  return identityForm.test(plain) ? plain : null;
}

/** Its letters in groups of four, so that a person can copy them and find their place again. */
export function spelledIdentity(identity: string): string {
  const letters = identity.slice(prefix.length).match(/.{1,4}/g) ?? [];
  return [prefix, ...letters].join(" ");
}
