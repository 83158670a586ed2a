import { setTimeout as sleep } from "node:timers/promises";
import { expect, test } from "vitest";
import { useDatabase } from "#tests/support/database.ts";
import { nextNumber } from "./counter.server.ts";
import { runOnce } from "./idempotency.server.ts";

const { scope } = useDatabase();
const sending = { scope: "formulir", key: "k-1", fingerprint: "isi-1" };

test("ten arrivals of one send do the work once and get the same answer", async () => {
  let runs = 0;
  const arrive = () =>
    scope().transaction((ctx) =>
      runOnce(ctx, sending, async () => {
        runs++;
        const number = await nextNumber(ctx, "formulir", "2026");
        await sleep(50);
        return { number, asSent: { camelKey: [1, "dua"], snake_key: null } };
      }),
    );
  const answers = await Promise.all(Array.from({ length: 10 }, arrive));
  expect(runs).toBe(1);
  for (const answer of answers) expect(answer).toEqual({ number: 1, asSent: { camelKey: [1, "dua"], snake_key: null } });
});

test("the same key for other content is refused", async () => {
  const other = scope().transaction((ctx) => runOnce(ctx, { ...sending, fingerprint: "isi-2" }, async () => "lain"));
  await expect(other).rejects.toMatchObject({ kind: "conflict" });
});

test("a first arrival that fails leaves the key free for the one that waits", async () => {
  const key = { scope: "formulir", key: "k-2", fingerprint: "isi" };
  const failing = scope().transaction((ctx) =>
    runOnce(ctx, key, async () => {
      await sleep(80);
      throw new Error("gagal");
    }),
  );
  await sleep(30);
  const waiting = scope().transaction((ctx) => runOnce(ctx, key, async () => "berhasil"));
  await expect(failing).rejects.toThrow("gagal");
  expect(await waiting).toBe("berhasil");
});

test("an answer of nothing is remembered too", async () => {
  const arrive = () => scope().transaction((ctx) => runOnce(ctx, { scope: "formulir", key: "k-3", fingerprint: "isi" }, async () => null));
  expect([await arrive(), await arrive()]).toEqual([null, null]);
});

test("a key is one sender's in one place: the same key elsewhere, and another key there, have answers of their own", async () => {
  const arrive = (place: string, key: string, answer: string) =>
    scope().transaction((ctx) => runOnce(ctx, { scope: place, key, fingerprint: "isi" }, async () => answer));
  const sent = [
    ["surat", "k-4", "satu"],
    ["cuti", "k-4", "dua"],
    ["surat", "k-5", "tiga"],
  ] as const;
  for (const [place, key, answer] of sent) expect(await arrive(place, key, answer)).toBe(answer);
  for (const [place, key, answer] of sent) expect(await arrive(place, key, "lain")).toBe(answer);
});
