/** A list is tried out and some of it looks odd: only what it would write is judged, and nobody learns by a doubt what is closed to them. */
import { expect, test } from "vitest";
import type { Policy } from "#kit/access/access.ts";
import type { FieldSentences } from "#kit/refusals.ts";
import type { Values } from "#kit/register/check.ts";
import { add, as, clerk, now, other, santri, useSantri } from "#tests/support/santri.ts";
import { comparedPredicate, type Doubts, doubtfulCells } from "./doubts.server.ts";
import type { Classified } from "./update/classify-rows.server.ts";

useSantri();

const one = (kind: Classified["kind"], place: number, values: Values, before?: unknown) =>
  ({ kind, row: { place }, values, errors: {}, ...(before ? { before } : {}) }) as unknown as Classified;
const judging = (say: (values: Values) => FieldSentences) => {
  const judged: Values[] = [];
  const doubts: Doubts = async (_, rows) => {
    judged.push(...rows);
    return rows.map(say);
  };
  return { judged, register: { ...santri, doubts } };
};

test("rows that stand as the list says are not judged again, and each doubt is told at its own row", async () => {
  const { judged, register } = judging(({ juz }): FieldSentences => (Number(juz) > 20 ? { juz: "Banyak sekali." } : {}));
  const rows = [one("sama", 2, { juz: 30 }), one("baru", 3, { juz: 3 }), one("baru", 4, { juz: 29 })];
  expect(await as(clerk, (ctx) => doubtfulCells(ctx, register, rows))).toEqual([
    { row: 4, column: "Juz", typed: "29", sentence: "Banyak sekali." },
  ]);
  expect(judged).toEqual([{ juz: 3 }, { juz: 29 }]);
  expect(await as(clerk, (ctx) => doubtfulCells(ctx, santri, rows))).toEqual([]);
});

test("a row that stands is judged with what the person may see of it, and what the list says instead", async () => {
  const { id } = await add({ nama: "Ani", nis: "1001", nik: "111111", telepon: "0812", juz: 3 });
  const { judged, register } = judging(() => ({}));
  const rows = [one("ubah", 2, { juz: 4 }, await now(id))];
  await as({ ...other, roles: ["pengurus"] }, (ctx) => doubtfulCells(ctx, register, rows));
  expect(judged).toMatchObject([{ id, nama: "Ani", juz: 4 }]);
  expect(JSON.stringify(judged)).not.toMatch(/111111|0812/);
});

test("of very many doubts the first five hundred are told", async () => {
  const { register } = judging(() => ({ juz: "Ragu." }));
  const rows = Array.from({ length: 501 }, (_, at) => one("baru", at + 2, { juz: 1 }));
  const told = await as(clerk, (ctx) => doubtfulCells(ctx, register, rows));
  expect([told.length, told.at(-1)?.row]).toEqual([500, 501]);
});

test("rows are compared by fields that are all open to whoever brings the list, by those of their own alone, and by nobody who reads none", async () => {
  const owned = { ...santri, owner: "pemilik" };
  const by = (fields: readonly string[], rights: Policy[string], of = owned) =>
    as(clerk, async (ctx) => {
      const predicate = comparedPredicate({ ...ctx, policy: { santri: rights } }, of, fields);
      return predicate?.compile(ctx.db).sql;
    });
  const [all, own]: Policy[string][] = [[[["juru"], ["read"], ["umum"], "all"]], [[["juru"], ["read"], ["umum"], "own"]]];
  expect(await by(["nama", "nis"], all ?? [])).toBe("true");
  expect(await by(["nama", "nik"], all ?? [])).toBeUndefined();
  expect(await by(["nik"], all ?? [])).toBeUndefined();
  expect(await by(["nama", "nis"], own ?? [])).toContain("pemilik");
  expect(await by(["nama"], [[["juru"], ["import"], ["umum"], "all"]])).toBeUndefined();
});
