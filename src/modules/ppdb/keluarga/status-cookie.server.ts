import { timingSafeEqual } from "node:crypto";
import { keyedHash } from "#kit/access/seal.server.ts";
import type { ReadCtx } from "#kit/ctx.server.ts";
import { isUuid } from "#kit/register/uuid.ts";
import { statusPath } from "../paths.ts";

/** A borrowed telephone is given back: after half an hour number and birth date are asked for again. */
const lastsSeconds = 1800;

const nameOf = (secure: boolean): string => (secure ? "__Secure-status-ppdb" : "status-ppdb");

/** Of who knows the family's telephone number besides. */
const mark = "t";

/**
 * Which registration the carrier may see, and until when; signed, so that nobody makes one for another.
 * @param telepon the telephone number was right as well: it shows the papers too
 */
export function statusToken(ctx: ReadCtx, id: string, telepon = false): string {
  const until = `${Math.floor(ctx.now.getTime() / 1000) + lastsSeconds}${telepon ? mark : ""}`;
  return `${id}.${until}.${signature(ctx, id, until).toString("base64url")}`;
}

/** A Set-Cookie line for this page and what lies below it alone, with one token or several joined by "~". An empty value takes it away. */
export function setStatusCookie(token: string, secure: boolean): string {
  const age = token === "" ? 0 : lastsSeconds;
  return `${nameOf(secure)}=${token}; Path=${statusPath}; HttpOnly; SameSite=Strict; Max-Age=${age}${secure ? "; Secure" : ""}`;
}

/** The registration that the request may see, and of several the one that is shown; or null. */
export const readStatusCookie = (ctx: ReadCtx, request: Request, secure: boolean): string | null =>
  readOpenPages(ctx, request, secure)[0]?.id ?? null;

export interface OpenToken {
  readonly id: string;
  readonly token: string;
  /** Who carries it has shown the telephone number. */
  readonly telepon: boolean;
}

/** Each registration that the request may see, once, with its part of the cookie. */
export function readOpenPages(ctx: ReadCtx, request: Request, secure: boolean): readonly OpenToken[] {
  const start = `${nameOf(secure)}=`;
  const pair = (request.headers.get("cookie") ?? "").split("; ").find((part) => part.startsWith(start));
  const tokens = pair?.slice(start.length).split("~", 10) ?? [];
  const open = new Map(tokens.flatMap((token) => (isValid(ctx, token) ? [[token.slice(0, 36), token] as const] : [])));
  return [...open].map(([id, token]) => ({ id, token, telepon: token.split(".")[1]?.endsWith(mark) ?? false }));
}

function isValid(ctx: ReadCtx, token: string): boolean {
  const [id = "", until = "", signed = ""] = token.split(".");
  if (!isUuid(id) || !/^\d{10}t?$/.test(until) || Number(until.slice(0, 10)) * 1000 <= ctx.now.getTime()) return false;
  const [given, right] = [Buffer.from(signed, "base64url"), signature(ctx, id, until)];
  return given.length === right.length && timingSafeEqual(given, right);
}

const signature = (ctx: ReadCtx, id: string, until: string): Buffer =>
  keyedHash({ key: ctx.secretKey, purpose: "status-pendaftaran", owner: id }, until);
