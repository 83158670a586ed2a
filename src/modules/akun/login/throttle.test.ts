import { expect, test, vi } from "vitest";
import { describeOld } from "./describe-old.ts";
import { openThrottle } from "./throttle.ts";

const opened = () => {
  const time = { now: 1_000_000 };
  return { time, penahan: openThrottle(() => time.now) };
};
const refuse = (penahan: ReturnType<typeof openThrottle>, times: number, key = "a", seconds = 60) => {
  for (let count = 0; count < times; count++) penahan.catat(key, seconds);
};

test("a few refusals are always asked for anew", () => {
  const { penahan } = opened();
  refuse(penahan, 199);
  expect(penahan.sisa("a")).toBe(0);
});

test("a rush is told from memory, of this key alone, and for a moment only", () => {
  const { time, penahan } = opened();
  refuse(penahan, 200);
  expect([penahan.sisa("a"), penahan.sisa("b")]).toEqual([60, 0]);
  time.now += 1500;
  expect(penahan.sisa("a")).toBe(59);
  time.now += 600;
  expect([penahan.sisa("a"), penahan.sisa("a"), penahan.sisa("a")]).toEqual([0, 58, 58]);
  refuse(penahan, 1, "a", 57);
  expect(penahan.sisa("a")).toBe(57);
  penahan.lupakan("a");
  expect(penahan.sisa("a")).toBe(0);
});

test("a wait that is over is over", () => {
  const { time, penahan } = opened();
  refuse(penahan, 200, "a", 1);
  time.now += 1000;
  expect(penahan.sisa("a")).toBe(0);
});

test("what was long ago does not count", () => {
  const { time, penahan } = opened();
  refuse(penahan, 199);
  time.now += 5000;
  refuse(penahan, 199);
  expect(penahan.sisa("a")).toBe(0);
});

test("counts as long as the next one comes within four seconds", () => {
  const { time, penahan } = opened();
  refuse(penahan, 199);
  time.now += 4000;
  refuse(penahan, 1);
  expect(penahan.sisa("a")).toBe(60);
});

test.each([
  [2000, [58, 58]],
  [2001, [0, 58]],
  [4000, [0, 56]],
  [4001, [0, 0]],
])("%i ms after the last refusal two askers hear %j", (ms, seconds) => {
  const { time, penahan } = opened();
  refuse(penahan, 200);
  time.now += ms;
  expect([penahan.sisa("a"), penahan.sisa("a")]).toEqual(seconds);
});

test("one name more than five thousand begins anew", () => {
  const { penahan } = opened();
  refuse(penahan, 200);
  for (let count = 1; count < 5000; count++) refuse(penahan, 1, `nip ${count}`);
  expect(penahan.sisa("a")).toBe(60);
  refuse(penahan, 1, "one more");
  expect(penahan.sisa("a")).toBe(0);
});

test.each([
  [1, "1 detik"],
  [89, "89 detik"],
  [90, "2 menit"],
  [120, "2 menit"],
  [121, "3 menit"],
])("%i seconds are called %s", (seconds, text) => {
  expect(describeOld(seconds)).toBe(text);
});

test("many names do not fill the memory", () => {
  const { penahan } = opened();
  for (let count = 0; count < 20_000; count++) refuse(penahan, 1, `nip ${count}`);
  refuse(penahan, 200);
  expect(penahan.sisa("a")).toBe(60);
});

test("answers to a rush go out late, but never more than five hundred at a time", async () => {
  vi.useFakeTimers();
  try {
    const { penahan } = opened();
    let answered = 0;
    for (let count = 0; count < 600; count++)
      void penahan.jeda().then(() => {
        answered++;
      });
    await vi.advanceTimersByTimeAsync(400);
    expect(answered).toBe(100);
    await vi.advanceTimersByTimeAsync(200);
    expect(answered).toBe(600);
    // Those who waited have made room.
    void penahan.jeda().then(() => {
      answered++;
    });
    await vi.advanceTimersByTimeAsync(499);
    expect(answered).toBe(600);
    await vi.advanceTimersByTimeAsync(1);
    expect(answered).toBe(601);
  } finally {
    vi.useRealTimers();
  }
});
