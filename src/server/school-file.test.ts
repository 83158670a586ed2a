/** Used once by whoever installs the product for another school; a slip must not end in a site with half a name. */
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { man1Palu } from "#seeds/madrasah.ts";
import { man2Poso } from "#tests/support/other-school.ts";
import { readSchoolFile } from "./school-file.ts";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "madrasah-"));
});
afterAll(() => rm(folder, { recursive: true }));

const written = async (content: unknown) => {
  const path = join(folder, "madrasah.json");
  await writeFile(path, typeof content === "string" ? content : JSON.stringify(content));
  return path;
};

test("a school is read as it was written", async () => {
  expect(await readSchoolFile(await written(man2Poso))).toEqual(man2Poso);
  expect(await readSchoolFile(await written(man1Palu))).toEqual(man1Palu);
});

test.each([
  ["{", "bukan JSON"],
  [{ ...man2Poso, nama: " " }, "periksa nama"],
  [{ ...man2Poso, jenis: "smp", tanggalBerdiri: "2000-02-30" }, "periksa jenis, tanggalBerdiri"],
  [{ ...man2Poso, propinsi: "Sulawesi Tengah" }, "periksa propinsi"],
  [{ ...man2Poso, instansi: [] }, "periksa instansi"],
  [null, "periksa isi"],
])("%j is refused with what is wrong", async (content, sentence) => {
  await expect(readSchoolFile(await written(content))).rejects.toThrow(sentence);
});

test("a file that is not there is named", async () => {
  await expect(readSchoolFile(join(folder, "lain.json"))).rejects.toThrow("tidak dapat dibaca");
});
