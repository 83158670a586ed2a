/** A parent who doubts a result runs the wave again on any computer; somebody else sends what is made to hold the server up. */
import { expect, test } from "vitest";
import { goldenBundle } from "#tests/support/pelamar.ts";
import { runAgainInThread } from "./run-again.server.ts";
import { runAgain } from "./run-again.ts";

const text = (many: number) => JSON.stringify(goldenBundle(many));

test("says in a thread what a browser says", async () => {
  const here = runAgain(text(200));
  expect(here).toHaveProperty("sidik", expect.stringMatching(/^[0-9a-f]{64}$/));
  expect(await runAgainInThread(text(200))).toEqual(here);
  expect(await runAgainInThread("{")).toEqual({ salah: expect.any(String) });
});

test("of many who ask at once the last are told to come again, while the server goes on", async () => {
  const sent = text(2_000);
  let turns = 0;
  const counting = setInterval(() => (turns += 1), 5);
  const ended = await Promise.allSettled(Array.from({ length: 8 }, () => runAgainInThread(sent)));
  clearInterval(counting);
  expect(ended.filter(({ status }) => status === "fulfilled")).toHaveLength(5);
  for (const one of ended) if (one.status === "rejected") expect(one.reason).toMatchObject({ kind: "unavailable" });
  expect(turns).toBeGreaterThan(20);
});

test("figures that no mark, age or order can be are told as unreadable, and not counted", () => {
  const bundle = goldenBundle(20);
  const spoilt = (more: object) =>
    runAgain(JSON.stringify({ ...bundle, pelamar: bundle.pelamar.with(3, { ...bundle.pelamar[3], ...more } as never) }));
  for (const more of [{ usia: -1 }, { waktu: -5 }, { nilai: { tes: -1 } }, { nilai: { tes: 10_001 } }, { usia: 1.5 }, { usia: "1" }])
    expect(spoilt(more)).toEqual({ salah: "Data pelamar ke-4 dalam paket ini tidak terbaca." });
  expect(spoilt({})).toHaveProperty("sidik");
});
