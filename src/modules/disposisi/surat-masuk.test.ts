/** A letter comes by e-mail and by courier, and two clerks write it down: the second is shown the first before it is saved. */
import { expect, test } from "vitest";
import type { Actor } from "#kit/access/access.ts";
import { completionsOf } from "#kit/search/completions.server.ts";
import { doubtfulSurat } from "#modules/persuratan/index.server.ts";
import { suratMasuk } from "#modules/persuratan/index.ts";
import { person, useDisposisi } from "#tests/support/disposisi.ts";
import { letterTabs } from "./letter-tabs.ts";

const { as, surat } = useDisposisi();
const { tu, guru } = person;
const letter = {
  nomorSurat: "7/KW",
  asalSurat: "Kanwil Kemenag",
  tanggalTerima: "2026-11-20",
  tanggalSurat: "2026-11-18",
  perihal: "Rapat",
};
const doubts = (who: Actor, row: object, before?: object) =>
  as(who, (ctx) => doubtfulSurat(ctx, [{ ...letter, ...row }], before && [{ ...letter, ...before }]));

test("the same number, sender and date are told with the other letter, whatever is spelled large", async () => {
  const { id } = await surat(letter);
  const [told] = await doubts(tu, { nomorSurat: "7/kw", asalSurat: "KANWIL KEMENAG ", tanggalTerima: "2026-11-23" });
  expect(told?.nomorSurat).toMatch(/sudah tercatat: “Rapat”, nomor agenda \d+\/2026, diterima 20 November 2026\.$/);
  expect(await doubts(tu, { id })).toEqual([{}]);
  expect(await doubts(tu, { asalSurat: "Dinas Pendidikan" })).toEqual([{}]);
  expect(await doubts(tu, { tanggalTerima: "2026-11-23", tanggalSurat: "2026-11-22" })).toEqual([{}]);
  // What was kept twice on purpose is not asked about again.
  expect(await doubts(tu, { id: crypto.randomUUID(), perihal: "Lain" }, {})).toEqual([{}]);
});

test("whoever may read no letters learns of none", async () => {
  expect(await doubts(guru, {})).toEqual([{}]);
});

test("who sent letters before is offered to whoever writes one down, the most frequent first", async () => {
  await surat({ ...letter, nomorSurat: "8/DP", asalSurat: "Dinas Pendidikan" });
  await surat({ ...letter, nomorSurat: "8/KW" });
  const offered = (who: Actor) => as(who, (ctx) => completionsOf(ctx, suratMasuk));
  expect((await offered(tu)).asalSurat?.map(({ value }) => value)).toEqual(["Kanwil Kemenag", "Dinas Pendidikan"]);
  expect(await offered(guru)).toEqual({});
});

test("the page of its way offers the same pages of a letter as the letter's own page", () => {
  const own = (suratMasuk.rowTabs ?? []).map(({ path, label }) => [`${suratMasuk.path}/1/${path}`, label]);
  const offered = letterTabs("1").map(({ to, label }) => [to, label]);
  expect(offered).toEqual(expect.arrayContaining(own));
});
