/** Two people press at the same moment. What goes wrong: a letter is given twice to different people, or an answer is written over another. */
import { expect, test } from "vitest";
import type { Actor } from "#kit/access/access.ts";
import type { Ctx } from "#kit/ctx.server.ts";
import { actSecond } from "#tests/support/at-once.ts";
import { fields, person, useDisposisi } from "#tests/support/disposisi.ts";
import { suratTree } from "../tree.server.ts";
import { closeDisposisi, jawabDisposisi, returnDisposisi, withdrawDisposisi } from "./act.server.ts";
import { forwardDisposisi, giveDisposisi } from "./give.server.ts";
import { giveMany } from "./give-many.server.ts";

const { house, as, surat, cabang, diberi } = useDisposisi();
const { kepala, guru, wali, tu } = person;
const words = { isi: "Sudah.", berkasId: "" };
const holders = async (id: string) => (await as(tu, (ctx) => suratTree(ctx, id))).map(({ kepada }) => kepada.id);
const other: Actor = { ...kepala, name: "Kepala di ponsel" };

test("several letters that two give at once go to whom the first chose, and to nobody else", async () => {
  const [one, two] = [(await surat()).id, (await surat()).id];
  const many = (to: Actor) => (ctx: Ctx) => giveMany(ctx, [one, two], fields(to));
  expect(await actSecond(house, [kepala, many(guru)], [other, many(wali)])).toBe("conflict");
  expect([await holders(one), await holders(two)]).toEqual([[guru.id], [guru.id]]);
});

test("of several letters the second gives those that the first did not", async () => {
  const [one, two] = [(await surat()).id, (await surat()).id];
  const first = (ctx: Ctx) => giveDisposisi(ctx, one, fields(guru));
  const got = await actSecond(house, [kepala, first], [other, (ctx) => giveMany(ctx, [one, two], fields(wali))]);
  expect(got).toEqual({ given: 1, passed: 1 });
  expect([await holders(one), await holders(two)]).toEqual([[guru.id], [wali.id]]);
});

test("one letter is not given to the same person twice", async () => {
  const { id } = await surat();
  const give = (ctx: Ctx) => giveDisposisi(ctx, id, fields(guru));
  expect(await actSecond(house, [kepala, give], [other, give])).toBe("invalid");
  expect(await holders(id)).toEqual([guru.id]);
});

const answer = (id: string) => (ctx: Ctx) => jawabDisposisi(ctx, id, { ...words, selesai: true });
const close = (id: string) => (ctx: Ctx) => closeDisposisi(ctx, id, words);
const forward = (id: string) => (ctx: Ctx) => forwardDisposisi(ctx, id, fields(tu));

test.each([
  ["answered", answer],
  ["closed", close],
  ["handed on", forward],
])("what was taken back a moment ago is not %s", async (_, second) => {
  const { cabang: mine, id } = await diberi();
  const back = (ctx: Ctx) => withdrawDisposisi(ctx, mine.id, words);
  expect(await actSecond(house, [kepala, back], [guru, second(mine.id)])).toBe("conflict");
  expect(await cabang(id, guru)).toMatchObject({ status: "ditarik" });
  expect(await holders(id)).toEqual([guru.id]);
});

test("what was answered a moment ago is not taken back, and what went back is not sent back again", async () => {
  const { cabang: mine, id } = await diberi();
  const back = (ctx: Ctx) => withdrawDisposisi(ctx, mine.id, words);
  expect(await actSecond(house, [guru, answer(mine.id)], [kepala, back])).toBe("conflict");
  expect(await cabang(id, guru)).toMatchObject({ status: "dijawab" });
  const again = (ctx: Ctx) => returnDisposisi(ctx, mine.id, words);
  expect(await actSecond(house, [kepala, again], [other, again])).toBe("conflict");
  expect(await cabang(id, guru)).toMatchObject({ status: "dibaca" });
});
