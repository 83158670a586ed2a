import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { sql } from "#kit/database/sql.server.ts";
import { type Files, openFiles } from "#kit/files/files.server.ts";
import { actor, quiet, useDatabase } from "#tests/support/database.ts";
import { drawn } from "#tests/support/pictures.ts";
import { wholly } from "#tests/support/rights.ts";
import { addPicture } from "./add-picture.server.ts";
import { findPicture, findPictures } from "./find-pictures.server.ts";
import { changePicture, removePicture, restorePicture } from "./keep-picture.server.ts";
import { fileNamesOf } from "./names-in-lists.server.ts";
import { sweepPictures } from "./sweep-pictures.server.ts";

const house = useDatabase({ policy: { gambar: [wholly(["penulis"], "read", "create", "update", "delete", "restore")] } });
const writer = () => house.scope(actor("penulis"));
const add = (bytes: Buffer, alt = "Halaman depan", asal = "depan.jpg") => addPicture(writer(), files, { bytes, alt, asal });
let directory: string;
let files: Files;

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), "pustaka-"));
  files = await openFiles({ directory });
});
afterAll(() => rm(directory, { recursive: true }));

describe("the library", () => {
  const changed = (id: string, versi: number, alt: string) =>
    writer().transaction((ctx) => changePicture(ctx, { id, versi }, { alt, fokusX: 0.25, fokusY: 1 }));

  test("names pictures in a list as the files in which they came, those that are asked for", async () => {
    const asked = await add(await drawn(30, 20).png().toBuffer(), "Satu", "satu-saja.png");
    await add(await drawn(31, 20).png().toBuffer(), "Lain", "lain-lagi.png");
    expect(await writer().transaction((ctx) => fileNamesOf(ctx, [asked.id]))).toEqual({ [asked.id]: "satu-saja.png" });
    expect(await writer().transaction((ctx) => fileNamesOf(ctx, []))).toEqual({});
  });

  test("is searched by words and by file name, newest first", async () => {
    const one = await add(await drawn(20, 20).png().toBuffer(), "Kolam 100% ikan", "kolam_a.png");
    const two = await add(await drawn(21, 20).png().toBuffer(), "Kolam renang", "b.png");
    const search = async (text: string) =>
      (await writer().transaction((ctx) => findPictures(ctx, { search: text }))).pictures.map(({ id }) => id);
    expect(await search("KOLAM")).toEqual([two.id, one.id]);
    expect(await search("100%")).toEqual([one.id]);
    expect(await search("kolam_")).toEqual([one.id]);
    for (const text of ["\\", "'", "\0", "%", "x".repeat(9000)]) expect(await search(text)).toBeInstanceOf(Array);
  });

  test("two people who change one picture: the second is shown what stands", async () => {
    const { id } = await add(await drawn(20, 20).png().toBuffer());
    await changed(id, 1, "Satu");
    await expect(changed(id, 1, "Dua")).rejects.toMatchObject({
      kind: "stale",
      current: { alt: "Satu", versi: 2, fokusX: 0.25, fokusY: 1 },
    });
    const own = { alt: "Satu", fokusX: 0.25, fokusY: 1, ponsel: { x: 0.7, y: 0.2 } };
    await writer().transaction((ctx) => changePicture(ctx, { id, versi: 2 }, own));
    const kept = () => writer().transaction((ctx) => findPicture(ctx, id));
    expect(await kept()).toMatchObject({ fokusX: 0.25, fokusLebarX: null });
    expect((await kept()).fokusPonselX).toBeCloseTo(0.7);
    const ponsel = { x: 0.7, y: 1.2 };
    await expect(writer().transaction((ctx) => changePicture(ctx, { id, versi: 3 }, { ...own, ponsel }))).rejects.toMatchObject({
      kind: "invalid",
    });
    await writer().transaction((ctx) => changePicture(ctx, { id, versi: 3 }, { ...own, ponsel: null, layarLebar: { x: 1, y: 0 } }));
    expect(await kept()).toMatchObject({ fokusPonselX: null, fokusPonselY: null, fokusLebarX: 1, fokusLebarY: 0 });
    for (const fokusX of [-0.1, 1.1, Number.NaN])
      await expect(
        writer().transaction((ctx) => changePicture(ctx, { id, versi: 4 }, { alt: "x", fokusX, fokusY: 0 })),
      ).rejects.toMatchObject({ kind: "invalid" });
  });

  test("does not give away a picture that a page shows, and names the page", async () => {
    const { id } = await add(await drawn(20, 20).png().toBuffer());
    const places = [{ table: "banner", title: "Banner", path: "/banner", name: "nama_kegiatan", texts: ["deskripsi"] }];
    const remove = (versi = 1) => writer().transaction((ctx) => removePicture(ctx, { id, versi }, places));
    const banner = (values: { gambar: string | null; deskripsi: string }) =>
      writer().transaction((ctx) =>
        sql`insert into banner (nama_kegiatan, tanggal_kegiatan, deskripsi, gambar_id) values ('Pentas', '2026-01-01', ${values.deskripsi}, ${values.gambar})`.execute(
          ctx.db,
        ),
      );
    await banner({ gambar: id, deskripsi: "x" });
    await expect(remove()).rejects.toMatchObject({ kind: "conflict", message: expect.stringContaining("Banner “Pentas”") });
    await writer().transaction((ctx) => sql`update banner set deleted_at = now()`.execute(ctx.db));
    await banner({ gambar: null, deskripsi: `![x](gambar:${id})` });
    await expect(remove()).rejects.toMatchObject({ kind: "conflict" });
    await writer().transaction((ctx) => sql`update banner set deleted_at = now()`.execute(ctx.db));
    await remove();
    await expect(writer().transaction((ctx) => findPicture(ctx, id))).rejects.toMatchObject({ kind: "notFound" });
    await writer().transaction((ctx) => restorePicture(ctx, id));
    expect(await writer().transaction((ctx) => findPicture(ctx, id))).toMatchObject({ versi: 3 });
  });

  const told = { right: "gambar:update", link: "/" } as const;
  const swept = (ms: number) =>
    sweepPictures(writer(), files, { olderThan: new Date(Date.now() + ms), told, log: quiet }).then(({ taken }) => taken);

  test("sweeps away files that no row holds, however young rows hold theirs", async () => {
    const { varian } = await add(await drawn(20, 20).png().toBuffer());
    const orphan = await files.put("public", await drawn(20, 20).webp().toBuffer(), { type: "image/webp" });
    expect(await swept(-60_000)).toBe(0);
    expect(await swept(60_000)).toBeGreaterThanOrEqual(1);
    expect(await files.exists("public", orphan.key)).toBe(false);
    expect(await files.exists("public", varian[0]!.avif)).toBe(true);
  });
});
