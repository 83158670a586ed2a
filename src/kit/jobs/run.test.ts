/** Work fails at night: the log says where, and never what a person typed; what was cut off by a stop is told apart from what is broken. */
import type { JobHelpers } from "graphile-worker";
import { describe, expect, test, vi } from "vitest";
import type { Scope } from "#kit/ctx.server.ts";
import { refuse } from "../refusals.ts";
import { defineJob, type Tools } from "./jobs.server.ts";
import { taskOf } from "./run.server.ts";

const job = defineJob<unknown>("uji-lari");
const noDatabase = () => Promise.reject(new Error("no database is asked"));

function running(work: (payload: unknown, tools: Tools) => Promise<unknown>, { attempts = 1, tries = 3 } = {}) {
  const log = { debug: vi.fn(), info: vi.fn(), warn: vi.fn(), error: vi.fn() };
  const leaving = new AbortController();
  const asked: string[] = [];
  const scope = (requestId: string) => {
    asked.push(requestId);
    return { requestId, transaction: noDatabase } as unknown as Scope;
  };
  const task = taskOf({ job, work: (_, payload, tools) => work(payload, tools) }, { scope, log, abandoned: leaving.signal });
  const stopping = new AbortController();
  const helpers = { job: { id: "7", attempts, max_attempts: tries }, abortSignal: stopping.signal } as unknown as JobHelpers;
  return { log, leaving, stopping, asked, run: (sent: unknown) => Promise.resolve(task(sent, helpers)) };
}

describe("work that nobody waits for", () => {
  test("is named by its place in the queue, gets an empty payload, and says nothing where it succeeds", async () => {
    const payloads: unknown[] = [];
    const { run, asked, log } = running(async (payload) => void payloads.push(payload));
    for (const sent of [{}, null, undefined, "x", { task: 3, payload: { a: 1 } }, { payload: { a: 1 } }]) await run(sent);
    expect([payloads, new Set(asked)]).toEqual([Array(6).fill({}), new Set(["tugas-7"])]);
    expect([log.warn.mock.calls, log.error.mock.calls]).toEqual([[], []]);
  });

  test("hears that the product is about to stop", async () => {
    const signals: AbortSignal[] = [];
    const { run, stopping } = running(async (_, { signal }) => void signals.push(signal));
    await run({});
    expect(signals).toEqual([stopping.signal]);
  });
});

describe("work that fails", () => {
  test.each([
    [1, 3, false],
    [2, 3, false],
    [3, 3, true],
  ])("at try %i of %i is written down with its place, without its words", async (attempts, tries, last) => {
    const error = Object.assign(new RangeError("NIK 7271 salah"), { code: "22P02" });
    const { run, log } = running(() => Promise.reject(error), { attempts, tries });
    await expect(run({})).rejects.toMatchObject({ message: "job uji-lari failed", cause: error });
    const told = {
      tugas: "uji-lari",
      requestId: "tugas-7",
      attempt: attempts,
      last,
      error: "RangeError",
      code: "22P02",
      at: expect.any(Array),
    };
    expect([log.error.mock.calls, log.warn.mock.calls]).toEqual([[[told, "tugas gagal"]], []]);
    const [[written]] = log.error.mock.calls as [[{ at: string[] }]];
    expect(written.at.length).toBeGreaterThan(0);
    expect(written.at.length).toBeLessThanOrEqual(6);
    expect(JSON.stringify(written)).not.toContain("7271");
  });

  test("with what is no error, or a code that is no word, is told by its kind alone", async () => {
    const { run, log } = running(() => Promise.reject("NIK 7271"));
    await expect(run({})).rejects.toThrow("job uji-lari failed");
    expect(log.error.mock.calls[0]?.[0]).toEqual({ tugas: "uji-lari", requestId: "tugas-7", attempt: 1, last: false, error: "string" });
    const odd = running(() => Promise.reject(Object.assign(refuse.notFound(), { code: 7 })));
    await expect(odd.run({})).rejects.toThrow("job uji-lari failed");
    expect(odd.log.error.mock.calls[0]?.[0]).not.toHaveProperty("code");
  });
});

describe("work that is cut off because the product stops", () => {
  const never = () => new Promise<never>(() => undefined);
  test("in the midst of it comes again later, which is no fault", async () => {
    const { run, leaving, log } = running(() => {
      setImmediate(() => leaving.abort(new Error("stop")));
      return never();
    });
    const done = run({});
    await expect(done).rejects.toThrow("job uji-lari failed");
    expect([log.warn.mock.calls.map(([, sentence]) => sentence), log.error.mock.calls]).toEqual([
      ["tugas terputus karena aplikasi berhenti; diulang nanti"],
      [],
    ]);
  });

  test("for the last time is a fault, since nobody tries again", async () => {
    const { run, leaving, log } = running(never, { attempts: 3, tries: 3 });
    leaving.abort(new Error("stop"));
    await expect(run({})).rejects.toThrow("job uji-lari failed");
    expect([log.warn.mock.calls, log.error.mock.calls.map(([, sentence]) => sentence)]).toEqual([[], ["tugas gagal"]]);
  });
});
