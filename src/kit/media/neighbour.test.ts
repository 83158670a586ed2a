/** Pictures of a whole site lie in one library, some thrown away: each is found, changed, named and used by itself. */
import { randomUUID } from "node:crypto";
import { beforeEach, expect, test } from "vitest";
import type { Ctx } from "#kit/ctx.server.ts";
import { json, sql } from "#kit/database/sql.server.ts";
import { longText, text } from "#kit/register/fields.ts";
import type { Register } from "#kit/register/register.ts";
import { actSecond } from "#tests/support/at-once.ts";
import { actor, useDatabase } from "#tests/support/database.ts";
import { wholly } from "#tests/support/rights.ts";
import { findPicture, findPictures, pageSize } from "./find-pictures.server.ts";
import { changePicture, keepClip, removePicture, restorePicture } from "./keep-picture.server.ts";
import { fileNamesOf, idsByFileName } from "./names-in-lists.server.ts";
import { imageOf } from "./pictures.server.ts";
import { referencedPictures } from "./sweep-pictures.server.ts";
import { placesOf, type UsePlace, usesOf } from "./uses.server.ts";

const house = useDatabase({
  policy: { gambar: [wholly(["penulis"], "read", "create", "update", "delete", "restore"), wholly(["pembaca"], "read")] },
});
const writer = actor("penulis");
const as = <T>(work: (ctx: Ctx) => Promise<T>, who = writer) => house.scope(who).transaction(work);
const write = (query: ReturnType<typeof sql>) => as(({ db }) => query.execute(db));
let count = 0;
const insert = async (
  values: { alt?: string; asal?: string; gone?: boolean; klip?: string | null; minutes?: number } = {},
): Promise<string> => {
  const { alt = "Gambar", asal = "a.png", gone = false, klip = null, minutes = count } = values;
  const key = `k${count++}`;
  const files = json([{ lebar: 10, tinggi: 10, avif: `${key}.avif`, webp: `${key}.webp` }]);
  const { rows } = await as(({ db }) =>
    sql<{ id: string }>`insert into gambar (kunci, ukuran, asal, alt, lebar, tinggi, warna, varian, klip, deleted_at, created_at)
      values (${"a".repeat(64)}, 1, ${asal}, ${alt}, 10, 10, '#aabbcc', ${files}, ${klip}, ${gone ? new Date() : null}::timestamptz,
        '2027-01-01'::timestamptz + make_interval(mins => ${minutes})) returning id`.execute(db),
  );
  return rows[0]?.id ?? "";
};
const rows = async () =>
  (await write(sql`select id, alt, fokus_x, fokus_y, klip, versi, deleted_at from gambar order by id`)).rows as { id: string }[];
const others = async (id: string) => (await rows()).filter((row) => row.id !== id);
beforeEach(async () => {
  await write(sql`delete from banner`);
  await write(sql`delete from gambar`);
});

test("what is done about one picture leaves every other as it was, and stands in the trail", async () => {
  const [one] = [await insert(), await insert(), await insert({ gone: true })];
  const before = await others(one);
  const seen = (versi: number) => ({ id: one, versi });
  await as((ctx) => changePicture(ctx, seen(1), { alt: "Baru", fokusX: 0.12345, fokusY: 0 }));
  await as((ctx) => keepClip(ctx, seen(2), { key: "k.mp4", size: 5 }));
  await as((ctx) => keepClip(ctx, seen(3), null));
  await as((ctx) => removePicture(ctx, seen(4), []));
  await as((ctx) => restorePicture(ctx, one));
  expect(await others(one)).toEqual(before);
  expect((await rows()).find(({ id }) => id === one)).toMatchObject({
    alt: "Baru",
    fokusX: 0.123,
    fokusY: 0,
    klip: null,
    versi: 6,
    deletedAt: null,
  });
  const lines = await write(sql`select action, after from audit where subject = 'gambar' and subject_id = ${one} order by id`);
  expect(lines.rows).toEqual([
    { action: "update", after: { alt: "Baru", pemotret: null, fokusX: 0.123, fokusY: 0 } },
    { action: "update", after: { klip: "k.mp4" } },
    { action: "update", after: { klip: null } },
    { action: "delete", after: null },
    { action: "restore", after: { alt: "Baru", pemotret: null, fokusX: 0.123, fokusY: 0 } },
  ]);
  const reader = actor("pembaca");
  for (const act of [
    (ctx: Ctx) => changePicture(ctx, seen(6), { alt: "x", fokusX: 0, fokusY: 0 }),
    (ctx: Ctx) => keepClip(ctx, seen(6), null),
    (ctx: Ctx) => removePicture(ctx, seen(6), []),
    (ctx: Ctx) => restorePicture(ctx, one),
  ])
    await expect(as(act, reader)).rejects.toMatchObject({ kind: "forbidden" });
});

test("one is found by its id, in the library or in the bin; two who change it come one after the other", async () => {
  const [one, gone] = [await insert({ alt: "Satu" }), await insert({ alt: "Hilang", gone: true })];
  const found = (id: string, how = {}) =>
    as((ctx) => findPicture(ctx, id, how)).then(
      ({ alt }) => alt,
      ({ kind }) => kind,
    );
  expect([await found(one), await found(gone), await found(gone, { bin: true }), await found(one, { bin: true })]).toEqual([
    ...["Satu", "notFound", "Hilang", "notFound"],
  ]);
  for (const id of ["x", randomUUID()]) expect(await found(id)).toBe("notFound");
  expect(await as((ctx) => findPicture(ctx, one).catch(({ kind }) => kind), actor("tamu"))).toBe("notFound");
  const change = (ctx: Ctx) => changePicture(ctx, { id: one, versi: 1 }, { alt: "Dua", fokusX: 0, fokusY: 0 });
  expect(await actSecond(house, [writer, change], [writer, change])).toBe("stale");
  expect([...(await as((ctx) => imageOf(ctx, [one, one, gone, null, undefined, randomUUID()]))).keys()]).toEqual([one]);
  expect(await as((ctx) => imageOf(ctx, []))).toEqual(new Map());
});

test("the library is turned over page by page, the newest first, without what lies in the bin; the bin is for whoever may restore", async () => {
  const ids: string[] = [];
  for (let n = 0; n <= pageSize; n++)
    ids.push(await insert({ alt: n === 3 ? "Kolam" : "Lain", asal: n === 5 ? "kolam.png" : "a.png", minutes: n }));
  const gone = await insert({ alt: "Kolam", gone: true, minutes: 999 });
  const page = async (wanted: object, who = writer) => {
    const { pictures, total, page: shown } = await as((ctx) => findPictures(ctx, wanted), who);
    return [pictures.map(({ id }) => id), total, shown];
  };
  expect(await page({})).toEqual([ids.slice(1).reverse(), pageSize + 1, 1]);
  for (const asked of [2, 3, 99]) expect(await page({ page: asked })).toEqual([ids.slice(0, 1), pageSize + 1, 2]);
  for (const asked of [0, -1]) expect((await page({ page: asked }))[2]).toBe(1);
  expect(await page({ search: " kolam " })).toEqual([[ids[5], ids[3]], 2, 1]);
  expect(await page({ bin: true })).toEqual([[gone], 1, 1]);
  expect(await page({ bin: true, search: "lain" })).toEqual([[], 0, 1]);
  await expect(page({ bin: true }, actor("pembaca"))).rejects.toMatchObject({ kind: "forbidden" });
});

test("a picture is meant by the name of its file, unless several are called so; one in the bin is none", async () => {
  const [one, two, twin] = [await insert({ asal: "Satu  Saja.PNG" }), await insert({ asal: "dua.png" }), await insert({ asal: "DUA.png" })];
  await insert({ asal: "hilang.png", gone: true });
  const ids = async (...names: string[]) => Object.fromEntries(await as((ctx) => idsByFileName(ctx, names)));
  expect(await ids(" satu saja.png", "dua.png", "hilang.png", "", "lain.png")).toEqual({ "satu saja.png": one, "dua.png": null });
  const [{ webp = "" } = {}] = (await write(sql`select varian -> 0 ->> 'webp' as webp from gambar where id = ${two}`)).rows as {
    webp: string;
  }[];
  expect(await ids(webp)).toEqual({ [webp]: two });
  expect([await ids(), Object.fromEntries(await as((ctx) => idsByFileName(ctx, ["dua.png"]), actor("tamu")))]).toEqual([{}, {}]);
  const names = await as((ctx) => fileNamesOf(ctx, [one, twin]));
  expect(Object.keys(names).sort()).toEqual([one, twin].sort());
  expect([names[one], names[twin] === "DUA.png"]).toEqual(["Satu  Saja.PNG", false]);
});

test("a picture is used where a living row shows it or names it in its text, and of no other", async () => {
  const [one, two] = [await insert(), await insert()];
  const banner = (nama: string, gambar: string | null, deskripsi = "x", gone = false) =>
    write(sql`insert into banner (nama_kegiatan, tanggal_kegiatan, deskripsi, gambar_id, deleted_at)
      values (${nama}, '2027-01-01', ${deskripsi}, ${gambar}, ${gone ? new Date() : null}::timestamptz)`);
  await banner("Pentas", one);
  await banner("Lain", two);
  await banner("Lama", one, "x", true);
  await banner("Teks", null, `![x](gambar:${one})`);
  await banner("Teks lama", null, `![x](gambar:${one})`, true);
  const fields = {
    namaKegiatan: text({ label: "N", privacy: "umum", max: 9 }),
    deskripsi: longText({ label: "D", privacy: "umum", max: 9 }),
  };
  const register = { table: "banner", title: "Banner", path: "/banner", columns: ["namaKegiatan"], fields } as unknown as Register;
  const places = placesOf([register]);
  expect(places).toEqual([{ table: "banner", title: "Banner", path: "/banner", name: "nama_kegiatan", texts: ["deskripsi"] }]);
  const uses = (id: string, some: readonly UsePlace[] = places) => as((ctx) => usesOf(ctx, id, some));
  const use = (name: string) => ({ title: "Banner", path: "/banner", name });
  expect([await uses(one), await uses(two), await uses(randomUUID())]).toEqual([[use("Pentas"), use("Teks")], [use("Lain")], []]);
  expect(await uses(one, [])).toEqual([{ title: "tabel banner", path: "", name: expect.stringMatching(/^[0-9a-f-]{36}$/) }]);
  for (const name of ["Tiga", "Empat", "Lima"]) await banner(name, one);
  await expect(as((ctx) => removePicture(ctx, { id: one, versi: 1 }, places))).rejects.toMatchObject({
    message: expect.stringMatching(/^Gambar ini masih dipakai di (?:Banner “\w+”(?:, )?){3}, dan 2 tempat lain\. /),
  });
});

test("files are held by every row, also one in the bin, as picture and as clip; of those that are asked about", async () => {
  await insert({ klip: "film.mp4" });
  await insert({ gone: true });
  const keys = (await write(sql`select varian -> 0 ->> 'webp' as webp, varian -> 0 ->> 'avif' as avif from gambar`)).rows as {
    webp: string;
    avif: string;
  }[];
  const all = keys.flatMap(({ webp, avif }) => [webp, avif]);
  const held = (asked: string[]) => as((ctx) => referencedPictures(ctx, asked));
  expect([await held([...all, "film.mp4", "lain.webp"]), await held(["film.mp4"]), await held([])]).toEqual([
    new Set([...all, "film.mp4"]),
    new Set(["film.mp4"]),
    new Set(),
  ]);
});
