import { createHash, createHmac, hkdfSync, pbkdf2Sync, randomBytes } from "node:crypto";

/** As whom the product works on the database while it serves. */
export interface Login {
  readonly user: string;
  readonly password: string;
}

/**
 * The same for every process that shares the key folder, and stored nowhere: another installation on the same server has
 * another name and password. @param key of 32 bytes that stays outside the database
 */
export function loginOf(key: Uint8Array): Login {
  const derive = (what: string, bytes: number) => Buffer.from(hkdfSync("sha256", key, "", `portal database ${what}`, bytes));
  return { user: `portal_${derive("user", 6).toString("hex")}`, password: derive("password", 32).toString("base64url") };
}

const rounds = 4096;

/** What PostgreSQL stores of a password (RFC 5803), so that the password itself is never sent nor written into the server's log. */
export function scramVerifier(password: string, salt: Uint8Array = randomBytes(16)): string {
  const salted = pbkdf2Sync(password, salt, rounds, 32, "sha256");
  const sign = (words: string) => createHmac("sha256", salted).update(words).digest();
  const stored = createHash("sha256").update(sign("Client Key")).digest("base64");
  return `SCRAM-SHA-256$${rounds}:${Buffer.from(salt).toString("base64")}$${stored}:${sign("Server Key").toString("base64")}`;
}
