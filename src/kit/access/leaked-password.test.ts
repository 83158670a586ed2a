import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { containsLine } from "../files/contains-line.server.ts";
import { isLeakedPassword } from "./leaked-password.server.ts";

// Of eight characters, and of fifteen and more: both lengths that the product asks for.
test.each(["trustno1", "iloveyou2", "1q2w3e4r5t6y7u8i", "qwertyuiopasdfghjkl", "QwertyuiopAsdfghjkl"])(
  "%s has leaked",
  async (password) => {
    expect(await isLeakedPassword(password)).toBe(true);
  },
);

test.each(["kapal lentera bambu rusa", "trustno1 trustno1 maleo", "", "123456\npassword"])("%j has not", async (password) => {
  expect(await isLeakedPassword(password)).toBe(false);
});

test("a part of a line is no line, the first and the last one are", async () => {
  const folder = await mkdtemp(join(tmpdir(), "baris-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const path = join(folder, "daftar.txt");
  await writeFile(path, "pertama\nxkedua\nkedua\nkeduax\nterakhir");
  for (const line of ["pertama", "kedua", "terakhir"]) expect(await containsLine(path, line)).toBe(true);
  for (const line of ["ertama", "pertam", "ked", "akhir", ""]) expect(await containsLine(path, line)).toBe(false);
});
