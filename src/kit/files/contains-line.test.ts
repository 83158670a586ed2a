/** A list of leaked passwords is asked for one line of it: what only stands within a longer line is not in the list. */
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { containsLine } from "./contains-line.server.ts";

let directory: string;
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), "baris-"));
});
afterAll(() => rm(directory, { recursive: true }));

const holds = async (text: string, line: string) => {
  const path = join(directory, "daftar.txt");
  await writeFile(path, text);
  return containsLine(path, line);
};

test("the first line, one in the middle and the last are found, with a line break behind the last or without", async () => {
  for (const end of ["", "\n"])
    for (const line of ["satu", "dua", "tiga"]) expect(await holds(`satu\ndua\ntiga${end}`, line), line + end).toBe(true);
  expect(await holds("satu", "satu")).toBe(true);
});

test("what begins, ends or stands within a line is not a line", async () => {
  for (const line of ["sat", "atu", "at", "u\nd", "satu\n", "satu\ndua"]) expect(await holds("satu\ndua\n", line), line).toBe(false);
});

test("a line is found behind longer ones that begin, end or overlap with it", async () => {
  expect(await holds("satuan\nbesatu\nsatu\n", "satu")).toBe(true);
  expect(await holds("xaa\naa", "aa")).toBe(true);
  expect(await holds("aaa\n", "aa")).toBe(false);
  expect(await holds("x1\n11\n1", "1")).toBe(true);
});

test("nothing is no line, though a list may have empty ones", async () => {
  for (const text of ["", "\n", "satu\n\ndua\n"]) expect(await holds(text, "")).toBe(false);
});
