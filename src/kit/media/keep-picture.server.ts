import { record } from "../audit/audit.server.ts";
import { type Ctx, demand } from "../ctx.server.ts";
import { sql } from "../database/sql.server.ts";
import { refuse } from "../refusals.ts";
import { readAlt } from "./add-picture.server.ts";
import { findPicture, type LibraryPicture } from "./find-pictures.server.ts";
import { type UsePlace, usesOf } from "./uses.server.ts";

export interface Seen {
  readonly id: string;
  /** The version the person saw. */
  readonly versi: number;
}

/** New words or a new focal point. @throws Refusal 422, 404, 409 with the picture as it stands */
export async function changePicture(
  ctx: Ctx,
  seen: Seen,
  sent: { readonly alt: unknown; readonly fokusX: number; readonly fokusY: number },
): Promise<void> {
  demand(ctx, "gambar:update");
  const before = await lockedAs(ctx, seen);
  const after = { alt: readAlt(sent.alt), fokusX: readFocus(sent.fokusX), fokusY: readFocus(sent.fokusY) };
  await save(ctx, seen.id, after);
  await record(ctx, { action: "update", subject: "gambar", subjectId: seen.id, before: facts(before), after });
}

/** Moves the picture to the bin. @throws Refusal 409 with the places that still show it */
export async function removePicture(ctx: Ctx, seen: Seen, places: readonly UsePlace[]): Promise<void> {
  demand(ctx, "gambar:delete");
  const before = await lockedAs(ctx, seen);
  const uses = await usesOf(ctx, seen.id, places);
  if (uses.length > 0) {
    const named = uses.slice(0, 3).map(({ title, name }) => `${title} “${name}”`);
    const more = uses.length > 3 ? `, dan ${uses.length - 3} tempat lain` : "";
    throw refuse.conflict(`Gambar ini masih dipakai di ${named.join(", ")}${more}. Ganti gambarnya di sana dahulu, lalu hapus.`);
  }
  await save(ctx, seen.id, { deletedAt: ctx.now, deletedBy: ctx.actor.id });
  await record(ctx, { action: "delete", subject: "gambar", subjectId: seen.id, before: facts(before) });
}

export async function restorePicture(ctx: Ctx, id: string): Promise<void> {
  demand(ctx, "gambar:restore");
  const picture = await findPicture(ctx, id, { lock: true, bin: true });
  await save(ctx, id, { deletedAt: null, deletedBy: null });
  await record(ctx, { action: "restore", subject: "gambar", subjectId: id, after: facts(picture) });
}

/** Ties a clip to its poster, or unties it with null. The file of an earlier clip goes with the next sweep. */
export async function keepClip(ctx: Ctx, seen: Seen, kept: { readonly key: string; readonly size: number } | null): Promise<void> {
  demand(ctx, "gambar:update");
  const before = await lockedAs(ctx, seen);
  const klip = kept?.key ?? null;
  await save(ctx, seen.id, { klip, klipUkuran: String(kept?.size ?? 0) });
  await record(ctx, { action: "update", subject: "gambar", subjectId: seen.id, before: { klip: before.klip }, after: { klip } });
}

async function lockedAs(ctx: Ctx, { id, versi }: Seen): Promise<LibraryPicture> {
  const picture = await findPicture(ctx, id, { lock: true });
  if (picture.versi !== versi) throw refuse.stale(picture);
  return picture;
}

function readFocus(part: number): number {
  if (!(part >= 0 && part <= 1)) throw refuse.invalid("Titik fokus harus berada di dalam gambar.");
  return Math.round(part * 1000) / 1000;
}

const facts = ({ alt, fokusX, fokusY }: LibraryPicture) => ({ alt, fokusX, fokusY });

type Changes = Partial<Pick<LibraryPicture, "alt" | "fokusX" | "fokusY" | "klip">> & {
  readonly klipUkuran?: string;
  readonly deletedAt?: Date | null;
  readonly deletedBy?: string | null;
};

async function save(ctx: Ctx, id: string, changes: Changes): Promise<void> {
  await ctx.db
    .updateTable("gambar")
    .set({ ...changes, versi: sql<number>`versi + 1`, updatedAt: ctx.now })
    .where("id", "=", id)
    .execute();
  ctx.touch("gambar");
}
