import { createHash, randomBytes } from "node:crypto";

/** 256 random bits as 43 letters that may stand in a cookie and in an address. */
export const newToken = (): string => randomBytes(32).toString("base64url");

/** What the database keeps of a token. A fast hash is enough: nobody guesses 256 bits. */
export const tokenHash = (token: string): Buffer => createHash("sha256").update(token).digest();
