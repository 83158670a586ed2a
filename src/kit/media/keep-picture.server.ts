import { record } from "../audit/audit.server.ts";
import { type Ctx, demand } from "../ctx.server.ts";
import { sql } from "../database/sql.server.ts";
import { refuse } from "../refusals.ts";
import { oneLine } from "../typed-text.ts";
import { readAlt } from "./add-picture.server.ts";
import { findPicture, type LibraryPicture } from "./find-pictures.server.ts";
import { maxPhotographer } from "./photographer.ts";
import { type UsePlace, usesOf } from "./uses.server.ts";

export interface Seen {
  readonly id: string;
  /** The version the person saw. */
  readonly versi: number;
}

export interface Changed {
  readonly alt: unknown;
  /** Who took it; absent: as it is. */
  readonly pemotret?: unknown;
  readonly fokusX: number;
  readonly fokusY: number;
  /** Points for telephones and for wide windows; null: none of their own, absent: as they are. */
  readonly ponsel?: Point | null;
  readonly layarLebar?: Point | null;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/** New words, new focal points, or who took it. @throws Refusal 422, 404, 409 with the picture as it stands */
export async function changePicture(ctx: Ctx, seen: Seen, sent: Changed): Promise<void> {
  demand(ctx, "gambar:update");
  const before = await lockedAs(ctx, seen);
  const { ponsel, layarLebar } = sent;
  const after = {
    ...{ alt: readAlt(sent.alt), pemotret: sent.pemotret === undefined ? before.pemotret : readName(sent.pemotret) },
    ...{ fokusX: readFocus(sent.fokusX), fokusY: readFocus(sent.fokusY) },
    ...(ponsel === undefined ? {} : { fokusPonselX: ownFocus(ponsel?.x), fokusPonselY: ownFocus(ponsel?.y) }),
    ...(layarLebar === undefined ? {} : { fokusLebarX: ownFocus(layarLebar?.x), fokusLebarY: ownFocus(layarLebar?.y) }),
  };
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

function readName(told: unknown): string | null {
  const name = typeof told === "string" ? oneLine(told) : "";
  if ([...name].length > maxPhotographer) throw refuse.invalid(`Nama pemotret paling panjang ${maxPhotographer} huruf.`);
  return name || null;
}

const ownFocus = (part: number | undefined): number | null => (part === undefined ? null : readFocus(part));

const points = ["fokusX", "fokusY", "fokusPonselX", "fokusPonselY", "fokusLebarX", "fokusLebarY"] as const;

function facts(picture: LibraryPicture): Record<string, string | number | null> {
  const set = points.filter((name) => picture[name] !== null).map((name) => [name, picture[name]]);
  return { alt: picture.alt, pemotret: picture.pemotret, ...Object.fromEntries(set) };
}

type Changes = Partial<Pick<LibraryPicture, "alt" | "pemotret" | "klip" | (typeof points)[number]>> & {
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
