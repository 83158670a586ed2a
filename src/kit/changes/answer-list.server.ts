import { createHash } from "node:crypto";
import { recordView } from "../audit/record-view.server.ts";
import type { ReadCtx, Scope } from "../ctx.server.ts";
import { refuse } from "../refusals.ts";
import { readQuery, sizes } from "../register/query.ts";
import type { Register, Row } from "../register/register.ts";
import { list } from "../register/store.server.ts";
import { isUuid } from "../register/uuid.ts";
import { changesSince } from "./changes.server.ts";

interface Asked {
  readonly request: Request;
  /** What a row looks like on the wire, where that is not as it is stored. */
  readonly shape?: (row: Row) => unknown;
}

/**
 * A list as an array, page by page, or what was changed since a moment. `X-Total-Count` says how many there are, `Link` where the next
 * part is, and `X-Diubah-Sampai` from which moment to ask the next time. An answer that is known already is a 304.
 */
export async function answerList(scope: Scope, register: Register, { request, shape = (row) => row }: Asked): Promise<Response> {
  const address = new URL(request.url);
  const { rows, headers } = await scope.transaction(async (ctx) => {
    const part = await (address.searchParams.has("diubahSejak") ? changed(ctx, register, address) : page(ctx, register, address));
    if (ctx.actor.program && register.watched) await recordView(ctx, { action: "read", subject: register.name, subjectId: "*" });
    return part;
  });
  return answerKnown(request, JSON.stringify(rows.map(shape)), headers);
}

interface Part {
  readonly rows: readonly Row[];
  readonly headers: Record<string, string>;
}

async function page(ctx: ReadCtx, register: Register, { pathname, searchParams }: URL): Promise<Part> {
  const query = readQuery(register, searchParams);
  const { rows, total } = await list(ctx, register, query);
  const next = new URLSearchParams(searchParams);
  next.set("halaman", String(query.page + 1));
  const more = query.page * query.size < total;
  return { rows, headers: { "X-Total-Count": String(total), ...(more ? { Link: `<${pathname}?${next}>; rel="next"` } : {}) } };
}

/** Whatever was begun before and is kept in the end is kept by then: a list of thousands of rows takes seconds. */
const longestWriting = 5 * 60_000;

async function changed(ctx: ReadCtx, register: Register, { pathname, searchParams }: URL): Promise<Part> {
  const [told, after] = [searchParams.get("diubahSejak") ?? "", searchParams.get("sesudah")];
  const moment = new Date(told);
  if (!/^\d{4}-\d{2}-\d{2}T/.test(told) || Number.isNaN(moment.getTime()))
    throw refuse.malformed("Tulis diubahSejak sebagai saat, misalnya 2026-11-21T00:00:00Z.");
  if (after !== null && !isUuid(after)) throw refuse.malformed("Pakai sesudah apa adanya dari kepala Link.");
  const size = sizes.find((one) => String(one) === searchParams.get("tampil")) ?? Math.max(...sizes);
  const { rows, next } = await changesSince(ctx, register, { moment, after, size });
  const headers: Record<string, string> = { "X-Diubah-Sampai": new Date(ctx.now.getTime() - longestWriting).toISOString() };
  if (next) {
    const query = { diubahSejak: next.moment.toISOString(), sesudah: next.after ?? "", tampil: String(size) };
    headers.Link = `<${pathname}?${new URLSearchParams(query)}>; rel="next"`;
  }
  return { rows, headers };
}

/** The same answer as last time is not sent again. */
export function answerKnown(request: Request, json: string, headers: Readonly<Record<string, string>> = {}): Response {
  const etag = `W/"${createHash("sha256").update(json).digest("base64url").slice(0, 27)}"`;
  const known = (request.headers.get("if-none-match") ?? "").split(",").some((one) => one.trim() === etag);
  if (known) return new Response(null, { status: 304, headers: { ...headers, ETag: etag } });
  return new Response(json, { headers: { ...headers, ETag: etag, "Content-Type": "application/json" } });
}
