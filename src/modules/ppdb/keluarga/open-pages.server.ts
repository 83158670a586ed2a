import type { ReadCtx } from "#kit/ctx.server.ts";
import { notDeleted } from "#kit/database/bin.server.ts";
import { sql } from "#kit/database/sql.server.ts";
import { refuse } from "#kit/refusals.ts";
import { readOpenPages, statusToken } from "./status-cookie.server.ts";

export const closedSentence = "Halaman ini sudah ditutup. Buka lagi dengan nomor pendaftaran dan tanggal lahir.";

export interface OpenPage {
  readonly id: string;
  readonly nomor: string;
  readonly namaLengkap: string;
}

/** The request that brings the cookie. */
export interface OpenedBy {
  readonly request: Request;
  readonly secure: boolean;
}

/** The children whose pages this device has open, the one that is shown first. One that was merged meanwhile is the one that goes on. */
export async function readChildren(ctx: ReadCtx, { request, secure }: OpenedBy): Promise<OpenPage[]> {
  const ids = readOpenPages(ctx, request, secure).map(({ id }) => id);
  if (ids.length === 0) return [];
  const { rows } = await sql<OpenPage>`
    select goes.id, goes.nomor, goes.nama_lengkap
    from unnest(${ids}::uuid[]) with ordinality as opened (id, place) join pendaftaran goes on goes.id = pendaftaran_penerus(opened.id)
    group by goes.id order by min(place)`.execute(ctx.db);
  return rows;
}

/**
 * Whose page it was on which something was pressed: meanwhile another child's may have been opened in another tab. A page that names no
 * number is the only one that is open.
 * @throws Refusal 409 when it is not open
 */
export async function demandOpen(ctx: ReadCtx, asked: OpenedBy, nomor: unknown): Promise<string> {
  const open = await readChildren(ctx, asked);
  const child = nomor === undefined || nomor === null ? open.length === 1 && open[0] : open.find((one) => one.nomor === nomor);
  if (!child) throw refuse.conflict(closedSentence);
  return child.id;
}

/** Whether this device has shown the telephone number of that page besides. */
export const knowsTelepon = (ctx: ReadCtx, { request, secure }: OpenedBy, id: string): boolean =>
  readOpenPages(ctx, request, secure).some((page) => page.id === id && page.telepon);

/**
 * What the cookie says when this child's page comes first. Others stay open when they were registered with the same telephone number;
 * a stranger's, on a telephone that went round, is closed. @param proven the telephone number was right just now
 */
export async function openFirst(ctx: ReadCtx, { request, secure }: OpenedBy, id: string, proven = false): Promise<string> {
  const open = readOpenPages(ctx, request, secure);
  const others = open.filter((page) => page.id !== id);
  const telepon = proven || open.some((page) => page.id === id && page.telepon);
  const siblings = await sameNumber(
    ctx,
    id,
    others.map((page) => page.id),
  );
  return [statusToken(ctx, id, telepon), ...others.filter((page) => siblings.has(page.id)).map(({ token }) => token)]
    .slice(0, mostChildren)
    .join("~");
}

/** A cookie has room for some forty. */
const mostChildren = 6;

async function sameNumber(ctx: ReadCtx, id: string, others: readonly string[]): Promise<ReadonlySet<string>> {
  if (others.length === 0) return new Set();
  const rows = await ctx.db
    .selectFrom("pendaftaran")
    .select(["id", "noTelepon", "noTeleponOrtu"])
    .where("id", "in", [id, ...others])
    .where(notDeleted())
    .execute();
  const own = rows.find((row) => row.id === id);
  const numbers = new Set([own?.noTelepon, own?.noTeleponOrtu].filter(Boolean));
  return new Set(rows.filter((row) => numbers.has(row.noTelepon) || numbers.has(row.noTeleponOrtu)).map((row) => row.id));
}
