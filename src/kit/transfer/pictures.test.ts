/** A list names pictures of the library as their files are called. What goes wrong: a row shows another's picture, or none, and nobody is told. */
import { beforeAll, expect, test } from "vitest";
import { connected } from "#kit/database/connection/location.server.ts";
import { json } from "#kit/database/sql.server.ts";
import { picture } from "#kit/register/fields.ts";
import type { Register } from "#kit/register/register.ts";
import { wholly } from "#tests/support/rights.ts";
import { as, clerk, santri, santriHome, useSantri } from "#tests/support/santri.ts";
import { planImport } from "./plan.server.ts";
import { takePortions } from "./portions.server.ts";

useSantri();

const foto = picture({ label: "Foto Diri", privacy: "umum" });
const shown: Register = { ...santri, fields: { ...santri.fields, foto, fotoIbu: picture({ label: "Foto Ibu", privacy: "umum" }) } };
const keep = (asal: string) =>
  as(clerk, ({ db }) => {
    const drawn = { kunci: "a".repeat(64), lebar: 10, tinggi: 10, warna: "#000000", alt: "Foto", varian: json([{}]) as never };
    return db
      .insertInto("gambar")
      .values({ ...drawn, asal })
      .returning("id")
      .executeTakeFirstOrThrow();
  }).then(({ id }) => id);
const plan = (header: readonly string[], ...rows: (readonly string[])[]) =>
  as(clerk, (ctx) => {
    const policy = { ...ctx.policy, gambar: [wholly(["juru"], "read")] };
    const sheet = { header, rows, places: rows.map((_, at) => at + 2) };
    return planImport({ ...ctx, policy }, shown, { name: "daftar.xlsx", sheet, partly: true });
  });
const waiting = async (id: string | null) =>
  (await as(clerk, (ctx) => takePortions(ctx, String(id)))).map(({ values: { nama, foto: own, fotoIbu } }) => [nama, own, fotoIbu]);

beforeAll(() =>
  connected(santriHome.database.place, async (owner) => {
    await owner.query("alter table santri add column foto uuid, add column foto_ibu uuid");
  }),
);

test("a picture is found by the name of its file, whatever the column is written like; of several so called, or none, it is said", async () => {
  const [one, ibu] = [await keep("satu.png"), await keep("Ibu Ani.png")];
  for (const asal of ["dua.png", "DUA.png"]) await keep(asal);
  const { id, refused } = await plan(
    ["Nama", " FOTO  diri", "Foto Ibu"],
    ...[["Ani", "Satu.png", "ibu ani.png"], ["Beni", "tiada.png", ""], ["Cici", "dua.png", ""], ["Dedi"]],
  );
  expect(refused.map(({ row, column, typed, sentence }) => [row, column, typed, sentence])).toEqual([
    [3, "Foto Diri", "tiada.png", expect.stringContaining("tidak ada di Pustaka Gambar")],
    [4, "Foto Diri", "dua.png", expect.stringContaining("ada lebih dari satu di Pustaka Gambar")],
  ]);
  expect(await waiting(id)).toEqual([
    ["Ani", one, ibu],
    ["Dedi", null, null],
  ]);
});

test("a list without a column for pictures needs none, and what another column says is no picture's name", async () => {
  const { id, refused } = await plan(["Nama", "Telepon"], ["Ani", "tiada.png"]);
  expect([refused, await waiting(id)]).toEqual([[], [["Ani", null, null]]]);
});
