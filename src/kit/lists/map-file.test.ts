/** A clerk brings the file of a map that another school made, or that somebody wrote by hand; a colleague may only give lists out. */
import { beforeEach, expect, test } from "vitest";
import type { Policy } from "#kit/access/access.ts";
import type { Ctx } from "#kit/ctx.server.ts";
import { everyRow } from "#kit/database/sql.server.ts";
import { text } from "#kit/register/fields.ts";
import { type Register, register } from "#kit/register/register.ts";
import { sentencesFor } from "#kit/sentences.ts";
import { actor, useDatabase } from "#tests/support/database.ts";
import { everyAct, wholly } from "#tests/support/rights.ts";
import { changeMaps } from "./change-maps.server.ts";
import { keepMap, keptMaps } from "./column-maps.server.ts";

const kitab: Register = register({
  ...{ name: "kitab", table: "kitab", path: "/kitab", title: "Kitab", noun: "kitab" },
  fields: { judul: text({ label: "Judul", privacy: "umum", max: 40, required: true }) },
  ...{ columns: ["judul"], searched: ["judul"], sentences: sentencesFor("kitab", "Belum ada.") },
});
const policy: Policy = {
  kitab: [wholly(["juru"], ...everyAct), wholly(["pengirim"], "read", "export"), wholly(["penerima"], "read", "import")],
};
const home = useDatabase({ policy });
const as = <T>(role: string, work: (ctx: Ctx) => Promise<T>) => home.scope(actor(role)).transaction(work);
beforeEach(() => as("juru", ({ db }) => db.deleteFrom("columnMap").where(everyRow).execute()).then(() => undefined));

const map = {
  name: "Daftar dinas",
  source: "dinas",
  fingerprint: "0".repeat(32),
  direction: "in" as "in" | "out",
  columns: [{ head: "Nama Kitab", field: "judul" }],
};
const fileOf = (changed: Partial<typeof map> = {}) =>
  JSON.stringify({ kind: "peta-kolom", version: 1, register: "kitab", map: { ...map, ...changed } });

/** As the page sends it. */
function bring(written: string, role = "juru"): Promise<string> {
  const form = new FormData();
  form.set("aksi", "berkas-peta");
  form.set("berkas", new File([written], "peta.json"));
  return as(role, (ctx) => changeMaps(ctx, kitab, form));
}

test("a name of any length is taken as the form takes it, and shown as one line", async () => {
  expect(await bring(fileOf({ name: `${"A".repeat(79)} \n${"B".repeat(5_000)}`, source: "C".repeat(81) }))).toBe(
    `Peta kolom “${"A".repeat(79)}” tersimpan`,
  );
  expect(await as("juru", (ctx) => keptMaps(ctx, kitab))).toMatchObject([{ name: "A".repeat(79), source: "C".repeat(80) }]);
});

test("a map says that it takes the place of one that knows the same heads, also where both are called alike", async () => {
  const own = { fingerprint: "1".repeat(32) };
  expect(await bring(fileOf(own))).toBe("Peta kolom “Daftar dinas” tersimpan");
  expect(await bring(fileOf(own))).toBe("Peta kolom “Daftar dinas” diganti: yang lama mengenali judul kolom yang sama");
  expect(await bring(fileOf({ ...own, name: "Lain" }))).toContain("menggantikan “Daftar dinas”");
});

test("a map of lists that go out says that it is not among those of lists that come in", async () => {
  expect(await bring(fileOf({ direction: "out", name: "Kiriman" }))).toBe(
    "Peta kolom “Kiriman” tersimpan; dipakai saat mengekspor, jadi tidak tampak di daftar peta impor",
  );
  expect(await as("juru", (ctx) => keptMaps(ctx, kitab))).not.toContainEqual(expect.objectContaining({ name: "Kiriman" }));
  expect(await as("juru", (ctx) => keptMaps(ctx, kitab, "out"))).toMatchObject([{ name: "Kiriman" }]);
});

test("what is too large or no file at all is told so, and not that it is no map", async () => {
  await expect(bring(fileOf().padEnd(200_001))).rejects.toThrow("terlalu besar");
  // As large as may be, it is read.
  await expect(bring("x".padEnd(200_000))).rejects.toThrow("bukan peta kolom");
  await expect(bring("")).rejects.toThrow("Pilih berkas peta kolom");
  await expect(bring("nama;judul")).rejects.toThrow("bukan peta kolom");
});

test("what no form of the page sends is refused, and nothing is kept or thrown away", async () => {
  await bring(fileOf());
  const before = await as("juru", (ctx) => keptMaps(ctx, kitab));
  expect(before).toHaveLength(1);
  for (const aksi of ["", "lain"]) {
    const form = new FormData();
    form.set("aksi", aksi);
    await expect(as("juru", (ctx) => changeMaps(ctx, kitab, form))).rejects.toMatchObject({ kind: "malformed" });
  }
  expect(await as("juru", (ctx) => keptMaps(ctx, kitab))).toEqual(before);
});

test("maps of lists that come in belong to who takes lists in, the others to who gives lists out", async () => {
  const [incoming, outgoing] = [map, { ...map, direction: "out" as const }];
  expect(await as("penerima", (ctx) => keepMap(ctx, kitab, incoming))).toContain("tersimpan");
  expect(await as("pengirim", (ctx) => keepMap(ctx, kitab, outgoing))).toContain("tersimpan");
  for (const [role, wrong] of [
    ["penerima", outgoing],
    ["pengirim", incoming],
  ] as const)
    await expect(as(role, (ctx) => keepMap(ctx, kitab, wrong))).rejects.toMatchObject({ kind: "forbidden" });
  for (const [role, direction] of [
    ["penerima", "out"],
    ["pengirim", "in"],
  ] as const)
    await expect(as(role, (ctx) => keptMaps(ctx, kitab, direction))).rejects.toMatchObject({ kind: "forbidden" });
});
