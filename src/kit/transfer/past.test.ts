/** Who may bring lists sees what was brought, by themselves and by others, a page at a time. */
import { expect, test } from "vitest";
import { as, clerk, plan, santri, sheet, take, undo, useSantri } from "#tests/support/santri.ts";
import { pastImports } from "./past.server.ts";
import { importsAtOnce } from "./past.ts";

useSantri();

const past = (page?: number, who = clerk) => as(who, (ctx) => pastImports(ctx, santri, page));
const bring = async (...names: string[]) => {
  const { id } = await plan(sheet(["Nama"], ...names.map((name) => [name])));
  await take(id);
  return String(id);
};

test("whoever may not bring lists is told of none", async () => {
  await bring("Ada");
  for (const roles of [[], ["tamu"]]) await expect(past(1, { ...clerk, roles })).rejects.toMatchObject({ kind: "forbidden" });
  expect((await past(1, { ...clerk, roles: ["pengurus"] })).total).toBe(1);
});

test("the newest stands first, with what it made and what was taken back; one that was only tried is not told", async () => {
  const older = await bring("Satu", "Dua");
  const newer = await bring("Tiga");
  await plan(sheet(["Nama"], ["Dicoba saja"]));
  await undo(older);
  const { imports, total } = await past();
  expect(imports.slice(0, 2).map(({ id, count, undoneAt }) => [id, count, undoneAt !== null])).toEqual([
    [newer, 1, false],
    [older, 2, true],
  ]);
  expect(total).toBe(imports.length);
});

test("pages follow each other without a gap", async () => {
  for (let n = 0; n < importsAtOnce; n++) await bring(`Halaman ${n}`);
  const [first, second] = [await past(1), await past(2)];
  expect(first.imports.length).toBe(importsAtOnce);
  expect(first.imports.length + second.imports.length).toBe(first.total);
  expect(new Set([...first.imports, ...second.imports].map(({ id }) => id)).size).toBe(first.total);
});
