/** How often a question is put on connections that fail it, told by a door that fails them as a test has it. */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { quiet } from "#tests/support/database.ts";
import { type Door, makeDoor } from "#tests/support/door.ts";
import { ReadingPool } from "./reading-pool.server.ts";

let folder: string;
let door: Door;
let pool: ReadingPool;
const warn = vi.fn();
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "pintu-"));
  door = makeDoor(folder);
  warn.mockClear();
  pool = new ReadingPool({ place: { host: folder, user: "x", database: "x" }, role: null, log: { ...quiet, warn } });
  await door.open();
});
afterEach(async () => {
  await pool.end();
  await door.close();
  await rm(folder, { recursive: true, force: true });
});

const asked = () => door.asked.filter((statement) => statement === "select 1").length;
/** @returns how often it was put */
async function ask(fails: (time: number) => string | undefined): Promise<number> {
  door.whenAsked = (statement) => (statement === "select 1" ? fails(asked()) : undefined);
  await pool.query("select 1", []);
  return asked();
}

test("a question whose connections are lost is put on others until one answers", async () => {
  expect(await ask((time) => (time < 4 ? "cut" : undefined))).toBe(4);
});

test("a question that every connection is lost over is given up after the fourth", async () => {
  await expect(ask(() => "cut")).rejects.toThrow();
  expect(asked()).toBe(4);
});

test.each(["57P01", "57P03", "08006", "0A000"])("what a server says of itself with %s another connection may answer", async (code) => {
  expect(await ask((time) => (time === 1 ? code : undefined))).toBe(2);
  // The one that said so is left.
  await expect.poll(() => door.inside.size).toBe(1);
});

test.each(["22012", "42P01", "55P03"])("what is wrong with a question itself, as %s, is told the first time", async (code) => {
  await expect(ask(() => code)).rejects.toMatchObject({ code });
  expect(asked()).toBe(1);
});

test("a connection that cannot be opened is told at once, and tried anew by whoever asks next", async () => {
  door.refusal = "53300";
  await expect(ask(() => undefined)).rejects.toMatchObject({ code: "53300" });
  door.refusal = undefined;
  for (let nth = 0; nth < 3; nth++) await ask(() => undefined);
  expect(asked()).toBe(3);
});

test("a connection on which nothing can be set is left, and the next one who asks is given another", async () => {
  let times = 0;
  door.whenAsked = (statement) => (statement.startsWith("set statement_timeout") && ++times === 1 ? "57P03" : undefined);
  await expect(pool.query("select 1", [])).rejects.toMatchObject({ code: "57P03" });
  await expect.poll(() => door.inside.size).toBe(0);
  await pool.query("select 1", []);
  expect(door.inside.size).toBe(1);
});

test("a server remembers a thousand statements, and what is asked beyond these each time anew", async () => {
  await Promise.all(Array.from({ length: 1_000 }, (_, nth) => pool.query(`select ${nth + 2}`, [])));
  const told = async (statement: string) => {
    for (let time = 0; time < 6; time++) await pool.query(statement, []);
    return door.asked.filter((one) => one === statement).length;
  };
  // Once for each of the three connections.
  expect([await told("select 2"), await told("select 1001"), await told("select 5000")]).toEqual([3, 3, 6]);
});

test("a connection that is lost while nobody asks is told in the log", async () => {
  await ask(() => undefined);
  for (const socket of door.inside) socket.destroy();
  await expect.poll(() => warn.mock.calls.map(([, sentence]) => sentence)).toEqual(["sambungan basis data terputus"]);
});

test("once it is ended nobody is given a connection, and none stays open", async () => {
  expect(await pool.connect()).toBe(pool);
  await ask(() => undefined);
  await pool.end();
  await expect.poll(() => door.inside.size).toBe(0);
  await expect(pool.connect()).rejects.toThrow("Cannot use a pool");
  expect(warn).not.toHaveBeenCalled();
});
