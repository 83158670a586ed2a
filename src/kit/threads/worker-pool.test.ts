import { expect, test } from "vitest";
import type { tasks } from "./trial.thread.server.ts";
import { openWorkerPool } from "./worker-pool.server.ts";

const lane = (more: { seconds?: number; waiting?: number; atOnce?: number; rest?: number; begins?: unknown } = {}) =>
  openWorkerPool<typeof tasks>({
    ...{ entry: "src/kit/threads/trial.thread.server.ts", atOnce: 1, waiting: 4, seconds: 20, memory: 48, exhausted: "Terlalu rumit." },
    ...more,
  });

test("answers, refuses and fails as the work does, and goes on with the same thread", async () => {
  const { run } = lane();
  const first = await run("thread", null);
  expect(await run("twice", new Uint8Array([1, 2]))).toEqual(new Uint8Array([2, 4]));
  await expect(run("refuse", "Tidak bisa.")).rejects.toMatchObject({ name: "Refusal", kind: "invalid", message: "Tidak bisa." });
  await expect(run("fail", null)).rejects.toThrow("a fault of ours");
  expect(await run("thread", null)).toBe(first);
});

test("a refusal comes back as it was thrown", async () => {
  const whole = { right: "a:b", fields: { nama: "Isi." }, current: { versi: 2 }, retryAfter: 7, reason: "x" };
  await expect(lane().run("refuseWhole", null)).rejects.toMatchObject({ kind: "stale", message: "Berubah.", ...whole });
});

test("a thread begins with what it is given", async () => {
  expect(await lane({ begins: { key: new Uint8Array([1]) } }).run("begun", null)).toEqual({ key: new Uint8Array([1]) });
});

test("one that is made ready does the next piece of work, and is made once", async () => {
  const { warm, run } = lane();
  const before = await lane().run("thread", null);
  warm();
  warm();
  const first = await run("thread", null);
  warm();
  expect(await run("thread", null)).toBe(first);
  expect(await lane().run("thread", null)).toBe(first + 1);
  expect(first).toBe(before + 1);
});

test("closed, it ends what is under way, and what rests", async () => {
  const { run, close } = lane({ atOnce: 2 });
  const first = await run("thread", null);
  const work = run("forever", null);
  await Promise.all([close(), expect(work).rejects.toThrow(/ended with/)]);
  expect(await run("thread", null)).not.toBe(first);
});

test("a thread that does not rest ends with its work", async () => {
  const { run } = lane({ rest: 0 });
  const first = await run("thread", null);
  expect(await run("thread", null)).not.toBe(first);
  await expect(run("fail", null)).rejects.toThrow("a fault of ours");
  expect(await run("twice", new Uint8Array([3]))).toEqual(new Uint8Array([6]));
});

test("a thread that keeps too much of its work answers and is ended", async () => {
  const { run } = lane();
  const first = await run("thread", null);
  expect(await run("spend", null)).toBe(first);
  const second = await run("thread", null);
  expect(second).not.toBe(first);
  expect(await run("thread", null)).toBe(second);
});

test("work without an end is ended, and the next has a thread of its own", async () => {
  const { run } = lane({ seconds: 2 });
  await run("thread", null);
  await expect(run("forever", null)).rejects.toMatchObject({ kind: "unsupported", message: "Terlalu rumit." });
  expect(await run("twice", new Uint8Array([3]))).toEqual(new Uint8Array([6]));
});

test("work that takes all memory ends alone", async () => {
  const { run } = lane();
  await expect(run("grow", null)).rejects.toMatchObject({ kind: "unsupported", message: "Terlalu rumit." });
  expect(await run("twice", new Uint8Array([3]))).toEqual(new Uint8Array([6]));
});

test("a thread that dies is replaced", async () => {
  const { run } = lane();
  await expect(run("die", null)).rejects.toThrow(/ended with 7/);
  expect(await run("twice", new Uint8Array([3]))).toEqual(new Uint8Array([6]));
});

test("ends when whoever asked has left", async () => {
  const { run } = lane();
  await run("thread", null);
  const leaving = new AbortController();
  const work = run("forever", null, { signal: leaving.signal });
  leaving.abort(new Error("left"));
  await expect(work).rejects.toThrow("left");
  await expect(run("thread", null, { signal: leaving.signal })).rejects.toThrow("left");
  expect(await run("twice", new Uint8Array([3]))).toEqual(new Uint8Array([6]));
});

test("says on the way how far it is, in order and before it answers", async () => {
  const { run } = lane();
  const said: unknown[] = [];
  expect(await run("count", 5, { heard: async (one) => void said.push(one) })).toBe(5);
  expect(said).toEqual([1, 2, 3, 4, 5]);
  expect(await run("count", 3)).toBe(3);
});

test("who fails to hear ends the work", async () => {
  const { run } = lane();
  const deaf = run("count", 5, { heard: () => Promise.reject(new Error("gone")) });
  await expect(deaf).rejects.toThrow("gone");
  expect(await run("count", 2)).toBe(2);
});

test("lets so many wait and no more, and turns the next away with when to come again", async () => {
  const { run } = lane({ waiting: 1, seconds: 3 });
  const first = run("wait", 500);
  const second = run("wait", 1);
  await expect(run("wait", 1)).rejects.toMatchObject({
    kind: "unavailable",
    retryAfter: 3,
    message: expect.stringContaining("Sedang banyak"),
  });
  expect(await Promise.all([first, second])).toEqual([500, 1]);
});

test("the thread that serves is free meanwhile", async () => {
  const { run } = lane({ seconds: 1 });
  let turns = 0;
  const counting = setInterval(() => {
    turns += 1;
  }, 10);
  await expect(run("forever", null)).rejects.toMatchObject({ kind: "unsupported" });
  clearInterval(counting);
  expect(turns).toBeGreaterThan(20);
});
