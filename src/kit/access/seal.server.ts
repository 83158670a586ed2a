import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from "node:crypto";

const ivBytes = 12;
const tagBytes = 16;

/** What a sealed thing is and whose: it opens for nothing else. */
export interface SealFor {
  /** 32 bytes, `ctx.secretKey`. */
  readonly key: Uint8Array;
  /** E.g. "faktor-aplikasi". Each purpose has a key of its own. */
  readonly purpose: string;
  /** E.g. an account's id. */
  readonly owner: string;
}

/** AES-256-GCM. @returns iv, tag and text, one behind the other */
export function seal({ key, purpose, owner }: SealFor, plain: Uint8Array): Buffer {
  const iv = randomBytes(ivBytes);
  const cipher = createCipheriv("aes-256-gcm", keyFor(key, purpose), iv).setAAD(Buffer.from(owner));
  const text = Buffer.concat([cipher.update(plain), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), text]);
}

/** @throws Error when it was sealed with another key, for another purpose or owner, or was changed */
export function unseal({ key, purpose, owner }: SealFor, sealed: Uint8Array): Buffer {
  const [iv, tag, text] = [sealed.subarray(0, ivBytes), sealed.subarray(ivBytes, ivBytes + tagBytes), sealed.subarray(ivBytes + tagBytes)];
  const decipher = createDecipheriv("aes-256-gcm", keyFor(key, purpose), iv, { authTagLength: tagBytes });
  decipher.setAAD(Buffer.from(owner)).setAuthTag(tag);
  return Buffer.concat([decipher.update(text), decipher.final()]);
}

/** 32 bytes that only who has the key can compute, e.g. to keep a short secret that is only ever compared. */
export const keyedHash = ({ key, purpose, owner }: SealFor, text: string): Buffer =>
  createHmac("sha256", keyFor(key, purpose)).update(`${owner}\0${text}`).digest();

const keyFor = (key: Uint8Array, purpose: string): Buffer => Buffer.from(hkdfSync("sha256", key, "", purpose, 32));
