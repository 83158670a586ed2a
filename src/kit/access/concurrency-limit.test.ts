import { expect, test } from "vitest";
import { openConcurrencyLimit } from "./concurrency-limit.ts";

/** Works that end when they are told to. */
function works() {
  const started: string[] = [];
  const ends = new Map<string, () => void>();
  const work = (name: string) => () => {
    started.push(name);
    return new Promise<string>((resolve) => ends.set(name, () => resolve(name)));
  };
  const settled = () => new Promise((resolve) => setImmediate(resolve));
  const end = async (name: string) => {
    ends.get(name)?.();
    await settled();
  };
  return { started, work, end, settled };
}

test("two are inside at once, the rest follow in their order", async () => {
  const { started, work, end, settled } = works();
  const gate = openConcurrencyLimit({ atOnce: 2, waiting: 10 });
  const passed = ["a", "b", "c", "d"].map((name) => gate.pass(work(name)));
  await settled();
  expect(started).toEqual(["a", "b"]);
  await end("b");
  expect(started).toEqual(["a", "b", "c"]);
  await end("a");
  expect(started).toEqual(["a", "b", "c", "d"]);
  await end("c");
  await end("d");
  expect(await Promise.all(passed)).toEqual(["a", "b", "c", "d"]);
});

test("a work that fails makes room as well", async () => {
  const gate = openConcurrencyLimit({ atOnce: 1, waiting: 1 });
  const failing = gate.pass(() => Promise.reject(new Error("broken")));
  const next = gate.pass(() => Promise.resolve("next"));
  await expect(failing).rejects.toThrow("broken");
  expect(await next).toBe("next");
});

test("who comes when too many wait is turned away at once", async () => {
  const { started, work, end, settled } = works();
  const gate = openConcurrencyLimit({ atOnce: 1, waiting: 1 });
  const passed = [gate.pass(work("a")), gate.pass(work("b"))];
  await expect(gate.pass(work("c"))).rejects.toMatchObject({ kind: "unavailable" });
  await settled();
  await end("a");
  await end("b");
  await Promise.all(passed);
  expect(started).toEqual(["a", "b"]);
});

test("urgent work goes first, and takes the last place when the queue is full", async () => {
  const { started, work, end, settled } = works();
  const gate = openConcurrencyLimit({ atOnce: 1, waiting: 2 });
  const inside = gate.pass(work("inside"));
  const first = gate.pass(work("first"));
  const pushed = gate.pass(work("pushed"));
  const refused = expect(pushed).rejects.toMatchObject({ kind: "unavailable" });
  const urgent = gate.pass(work("urgent"), true);
  await refused;
  await settled();
  for (const name of ["inside", "urgent", "first"]) await end(name);
  await Promise.all([inside, first, urgent]);
  expect(started).toEqual(["inside", "urgent", "first"]);
});
