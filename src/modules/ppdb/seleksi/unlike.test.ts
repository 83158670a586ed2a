/** A parent who doubts a list brings a bundle in which one mark is another, or one of another school. What goes wrong: "not the same", and no word why. */
import { expect, test } from "vitest";
import { goldenBundle } from "#tests/support/pelamar.ts";
import { tellUnlikeInThread } from "./run-again.server.ts";
import { select } from "./select.ts";
import { tellUnlike } from "./unlike.ts";

const announced = goldenBundle(200);
const text = JSON.stringify(announced);
const taken = select(announced).jalur[0]?.urutan.find(({ hasil }) => hasil === "diterima");
const part = Object.keys(announced.pelamar.find(({ id }) => id === taken?.id)?.nilai ?? {})[0] ?? "";
const withMark = (mark: number) => ({
  ...announced,
  pelamar: announced.pelamar.map((one) => (one.id === taken?.id ? { ...one, nilai: { ...one.nilai, [part]: mark } } : one)),
});

test("one mark that was changed is named, and who moved by it", async () => {
  const compared = { dibawa: JSON.stringify(withMark(0)), diumumkan: ["{", text] };
  const beda = tellUnlike(compared);
  expect(beda).toMatchObject({ aturan: false, lebih: { perubahan: 0, gerak: 0 } });
  expect(beda?.perubahan).toEqual([expect.stringContaining(`${taken?.id}: Nilai `)]);
  expect(beda?.perubahan[0]).toMatch(/ menjadi 0,00\.$/);
  expect(beda?.gerak.join("\n")).toContain(`${taken?.id}: diterima menjadi `);
  expect(await tellUnlikeInThread(compared)).toEqual(beda);
});

test("other rules are told as such", () => {
  const rules = JSON.stringify({ ...JSON.parse(announced.aturan), kuota: 1 });
  expect(tellUnlike({ dibawa: JSON.stringify({ ...announced, aturan: rules }), diumumkan: [text] })).toMatchObject({
    aturan: true,
    perubahan: [],
  });
});

test("no more is told than somebody reads", () => {
  const other = { ...announced, pelamar: announced.pelamar.map((one) => ({ ...one, waktu: one.waktu + 1 })) };
  const beda = tellUnlike({ dibawa: JSON.stringify(other), diumumkan: [text] });
  expect(beda?.perubahan).toHaveLength(20);
  expect(beda?.lebih.perubahan).toBe(announced.pelamar.length - 20);
});

test("a bundle of another wave, of another year, or none at all has nothing to be compared with", () => {
  const strangers = { ...announced, pelamar: announced.pelamar.map((one) => ({ ...one, id: `x${one.id}` })) };
  for (const dibawa of [JSON.stringify({ ...announced, gelombang: "Gelombang 9" }), JSON.stringify(strangers), "{", "null"])
    expect(tellUnlike({ dibawa, diumumkan: [text] })).toBeNull();
  expect(tellUnlike({ dibawa: text, diumumkan: [] })).toBeNull();
});
