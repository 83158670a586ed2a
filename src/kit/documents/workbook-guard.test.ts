/** What tests/hostile-lists.test.ts has the thread of readers do, here where a fault that is planted in the guard is seen. */
import { expect, test } from "vitest";
import { comingIn } from "#tests/support/hostile-lists/coming-in.ts";
import { zipOf } from "#tests/support/zip.ts";
import { Refusal } from "../refusals.ts";
import { isWorkbook, readWorkbook } from "./workbook.server.ts";

const told = (bytes: Uint8Array): Promise<unknown> =>
  readWorkbook(bytes).then(
    ({ sheets }) => sheets[0]?.lines,
    (error: unknown) => (error instanceof Refusal ? error.message : error),
  );

test("each hostile workbook is refused in its words, or read without what it hides", { timeout: 120_000 }, async () => {
  const workbooks = Object.entries(comingIn)
    .filter(([name]) => !/200 MB|two million records/.test(name))
    .map(([name, { make, refused, lines }]) => ({ name, bytes: new Uint8Array(make()), meant: refused ?? lines }))
    .filter(({ bytes }) => isWorkbook(bytes));
  expect(workbooks.length).toBeGreaterThan(25);
  for (const { name, bytes, meant } of workbooks) expect([name, await told(bytes)]).toEqual([name, meant]);
});

test("a workbook that is locked says so, whatever else lies in it", async () => {
  const locked = zipOf([["META-INF/manifest.xml", "<manifest><encryption-data/></manifest>"]]);
  expect(await told(locked)).toBe("Berkas ini dikunci dengan kata sandi. Simpan salinan tanpa kata sandi, lalu unggah lagi.");
});
