import { type Bucket, take, waitFor } from "../access/rate-limit.server.ts";
import { keyedHash } from "../access/seal.server.ts";
import type { Ctx } from "../ctx.server.ts";

/** Letters to one address in an hour. Each kind is counted by itself, so that no flood of one keeps another out. */
const perHour = {
  /** What anybody can cause without signing in. */
  publik: 5,
  /** Codes that show whose an address is. */
  kode: 5,
  /** Ways into an account. */
  akses: 5,
  kabar: 30,
  /** What happened to an account or to the trail. */
  keamanan: 30,
} as const;
export type LetterKind = keyof typeof perHour;

type Where = Pick<Ctx, "db" | "now" | "secretKey">;

/** Counts one letter. @returns 0, or the seconds until this address may get another of this kind */
export const countLetter = (ctx: Where, kind: LetterKind, address: string): Promise<number> => take(ctx, bucketOf(ctx, kind, address));

/** Counts a letter that did not go after all. */
export async function uncountLetter(ctx: Where, kind: LetterKind, address: string): Promise<void> {
  await take(ctx, bucketOf(ctx, kind, address), -1);
}

/** Seconds until this address may get a letter of this kind; 0: now. For a person who is about to ask for one. */
export const letterWait = (ctx: Where, kind: LetterKind, address: string): Promise<number> => waitFor(ctx, bucketOf(ctx, kind, address));

/** The address itself is nowhere to be read. */
function bucketOf({ secretKey }: Where, kind: LetterKind, address: string): Bucket {
  const known = keyedHash({ key: secretKey, purpose: "kirim-surel", owner: kind }, mailbox(address)).toString("base64url");
  return { key: `kirim-surel:${kind}:${known}`, capacity: perHour[kind], perSecond: perHour[kind] / 3600 };
}

/**
 * The box in which an address ends, whichever way it is spelt: capitals, what follows a plus, and at Gmail the dots. Where a
 * server means two boxes by them, their owners share one limit, no more.
 */
export function mailbox(address: string): string {
  const [, local = "", domain = ""] = /^(.*)@(.*)$/s.exec(address.trim().normalize("NFKC").toLowerCase()) ?? [undefined, address, ""];
  const bare = local.split("+")[0] || local;
  const google = domain === "gmail.com" || domain === "googlemail.com";
  return google ? `${bare.replaceAll(".", "")}@gmail.com` : `${bare}@${domain}`;
}
