import { timingSafeEqual } from "node:crypto";
import { keyedHash } from "#kit/access/seal.server.ts";
import type { ReadCtx } from "#kit/ctx.server.ts";

/** Nobody reads and fills in the form faster; programs do. */
const leastSeconds = 3;
/** What is sent later comes from a form that was fetched once and is sent again and again, or from a page long open. */
const mostSeconds = 24 * 3600;

/** When the form was made, in a way that only this server can write. It is the same for all who are shown the kept page. */
export function formTime(ctx: ReadCtx): string {
  const at = String(Math.floor(ctx.now.getTime() / 1000));
  return `${at}.${signature(ctx, at)}`;
}

export function isTimely(ctx: ReadCtx, sent: unknown): boolean {
  const [at = "", signed = ""] = typeof sent === "string" ? sent.split(".") : [];
  if (!/^\d{10}$/.test(at)) return false;
  const [given, right] = [Buffer.from(signed), Buffer.from(signature(ctx, at))];
  const seconds = ctx.now.getTime() / 1000 - Number(at);
  return given.length === right.length && timingSafeEqual(given, right) && seconds >= leastSeconds && seconds <= mostSeconds;
}

const signature = ({ secretKey }: ReadCtx, at: string): string =>
  keyedHash({ key: secretKey, purpose: "waktu-formulir-hubungi", owner: "" }, at).toString("base64url");
