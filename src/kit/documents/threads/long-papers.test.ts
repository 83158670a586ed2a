/** A letter is waited for, and its thread stays for the next one; a book has a thread that goes with it, and takes its memory along. */
import type { Worker } from "node:worker_threads";
import { afterAll, beforeAll, expect, test } from "vitest";
import { renderPaper } from "../paper.server.ts";
import type { Paper } from "../paper.ts";

let begun = 0;
const count = (_: Worker) => {
  begun += 1;
};
beforeAll(() => void process.on("worker", count));
afterAll(() => void process.off("worker", count));

const list = (rows: number): Paper => ({
  letterhead: { names: ["Kantor"], address: "Palu" },
  title: "Daftar",
  blocks: [{ kind: "table", columns: [{ label: "No." }], rows: Array.from({ length: rows }, (_, at) => [`${at}`]) }],
});
async function threadsFor(...papers: readonly number[]): Promise<number> {
  const before = begun;
  for (const rows of papers) await renderPaper(list(rows));
  return begun - before;
}

test("lists of two hundred lines share a thread, each longer one has its own", { timeout: 120_000 }, async () => {
  await threadsFor(200);
  // One that has laid out much may go in between.
  expect(await threadsFor(200, 1, 200, 1)).toBeLessThan(2);
  expect(await threadsFor(201, 201, 201)).toBe(3);
  expect(await threadsFor(1, 200, 1, 200)).toBeLessThan(2);
});
