import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import type { Ctx } from "#kit/ctx.server.ts";
import { json } from "#kit/database/sql.server.ts";
import { readQuery } from "#kit/register/query.ts";
import { create, list } from "#kit/register/store.server.ts";
import { policy } from "#src/policy.ts";
import { actor, useDatabase } from "#tests/support/database.ts";
import { album } from "../album.ts";
import { foto } from "../foto.ts";
import { putFoto } from "./put-foto.server.ts";

const { scope } = useDatabase({ policy });
const [humas, kepala] = [actor("humas"), actor("kepala")];
const sebagai = <T>(who: typeof humas, work: (ctx: Ctx) => Promise<T>) => scope(who).transaction(work);
const image = (alt: string) =>
  sebagai(humas, async ({ db }) => {
    const varian = json([{ width: 480, avif: "a.avif", webp: "a.webp", bytes: 1 }]) as never;
    const row = { kunci: "c".repeat(64), lebar: 480, tinggi: 320, warna: "#000000", alt, varian, asal: "a.jpg" };
    return (await db.insertInto("gambar").values(row).returning("id").executeTakeFirstOrThrow()).id;
  });
const content = (albumId: string) =>
  sebagai(humas, async (ctx) => (await list(ctx, foto, readQuery(foto, new URLSearchParams({ albumId })))).rows);

test("pictures come into the album in their order, with their words, each once however often it is sent", async () => {
  const { id: albumId } = await sebagai(humas, (ctx) => create(ctx, album, { judul: "Wisuda tahfidz" }, "json"));
  const [satu, dua] = [await image("Wisudawan"), await image("Orang tua ".repeat(29))];
  for (const gambarId of [satu, dua]) await sebagai(humas, (ctx) => putFoto(ctx, { gambarId, albumId }));
  await Promise.all([1, 2, 3].map(() => sebagai(humas, (ctx) => putFoto(ctx, { gambarId: satu, albumId }))));
  const rows = await content(albumId);
  expect(rows.map(({ gambarId }) => gambarId)).toEqual([satu, dua]);
  expect(rows[0]?.keterangan).toBe("Wisudawan");
  expect(String(rows[1]?.keterangan).length).toBeLessThanOrEqual(200);
});

test("an unknown picture, an unknown album and whoever may not add are refused", async () => {
  const gambarId = await image("Upacara");
  const taruh = (who: typeof humas, isi: { gambarId: string; albumId: string }) => sebagai(who, (ctx) => putFoto(ctx, isi));
  for (const salah of ["", "x", randomUUID()])
    await expect(taruh(humas, { gambarId: salah, albumId: "" })).rejects.toMatchObject({ kind: "notFound" });
  for (const salah of ["x", randomUUID()])
    await expect(taruh(humas, { gambarId, albumId: salah })).rejects.toMatchObject({ kind: "invalid" });
  await expect(taruh(kepala, { gambarId, albumId: "" })).rejects.toMatchObject({ kind: "forbidden" });
});
