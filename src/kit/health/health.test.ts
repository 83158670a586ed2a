import { expect, test, vi } from "vitest";
import { openHealth, type Part, Unwell } from "./health.server.ts";
import { openThrottledLog } from "./throttled-log.server.ts";

function openTest(parts: readonly Part[], patience = 3_000) {
  const log = { info: vi.fn(), warn: vi.fn() };
  const time = { now: 0 };
  const health = openHealth({ parts, log, patience, clock: () => time.now });
  return { health, log, time };
}

test("who is about to stop says so at once, however well everything is", async () => {
  const health = openHealth({
    parts: [{ name: "basis data", check: async () => undefined }],
    log: { info: () => undefined, warn: () => undefined },
  });
  expect(await health.report()).toMatchObject({ ready: true });
  health.leave();
  expect(await health.report()).toEqual({ ready: false, lines: ["aplikasi: sedang berhenti"] });
  health.stop();
});

test("many who ask at once are answered by one look, which counts for three seconds", async () => {
  const check = vi.fn(async () => undefined);
  const { health, time } = openTest([{ name: "basis data", check }]);
  const [one] = await Promise.all(Array.from({ length: 500 }, () => health.report()));
  expect(one).toEqual({ ready: true, lines: ["basis data: baik"] });
  time.now = 2_999;
  await health.report();
  expect(check).toHaveBeenCalledTimes(1);
  time.now = 3_000;
  await health.report();
  expect(check).toHaveBeenCalledTimes(2);
  health.stop();
});

test("each part is named; what went wrong stands in the log alone, once a minute, and so does its end", async () => {
  let broken = true;
  const secret = new Error("connect ECONNREFUSED 10.0.0.7:5432");
  const { health, log, time } = openTest([
    { name: "basis data", check: () => (broken ? Promise.reject(secret) : Promise.resolve()) },
    { name: "ruang disk", check: () => (broken ? Promise.reject(new Unwell("hampir penuh")) : Promise.resolve()) },
    { name: "antrean tugas", check: async () => 0 },
  ]);
  const lines = ["basis data: terganggu", "ruang disk: hampir penuh", "antrean tugas: baik"];
  for (time.now = 0; time.now < 60_000; time.now += 5_000) expect(await health.report()).toEqual({ ready: false, lines });
  expect(log.warn.mock.calls.map(([details]) => details.bagian)).toEqual(["basis data", "ruang disk"]);
  expect(log.warn.mock.calls[0]?.[0]).toMatchObject({ error: secret });
  await health.report();
  expect(log.warn).toHaveBeenCalledTimes(4);
  expect(log.warn.mock.calls[2]?.[0]).toMatchObject({ kali: 12 });
  broken = false;
  time.now += 5_000;
  expect((await health.report()).ready).toBe(true);
  expect(log.info).toHaveBeenCalledTimes(1);
  health.stop();
});

test("the log is asked as its own, as a logger with a state of its own demands", async () => {
  class Logger {
    readonly said: string[] = [];
    info(_: object, sentence: string) {
      this.said.push(sentence);
    }
    warn(_: object, sentence: string) {
      this.said.push(sentence);
    }
  }
  const log = new Logger();
  const health = openHealth({ parts: [{ name: "basis data", check: () => Promise.reject(new Error("tidak bisa")) }], log });
  expect((await health.report()).ready).toBe(false);
  expect(log.said).toEqual(["belum siap melayani"]);
  health.stop();
});

test("a part that hangs is not well, and is not asked a second time beside itself", async () => {
  const asked = Promise.withResolvers<void>();
  const check = vi.fn(() => asked.promise);
  const { health, time } = openTest([{ name: "penyimpanan berkas", check }], 10);
  expect(await health.report()).toEqual({ ready: false, lines: ["penyimpanan berkas: tidak menjawab"] });
  time.now = 5_000;
  await health.report();
  expect(check).toHaveBeenCalledTimes(1);
  asked.resolve();
  await asked.promise;
  time.now = 10_000;
  expect((await health.report()).ready).toBe(true);
  health.stop();
});

test("what is said seldom is said of each thing, and of no more than a hundred things", () => {
  const warn = vi.fn();
  const seldom = openThrottledLog({ warn }, () => 0);
  for (let thing = 0; thing < 500; thing++) seldom.warn(`hal ${thing}`, {}, "terganggu");
  expect(warn).toHaveBeenCalledTimes(101);
});
