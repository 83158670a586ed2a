/**
 * Somebody of the office prints hundreds of letters on a morning, on a server of two gigabytes. The compiler of papers gives nothing back of
 * what it laid out, so the thread it works in has to go before it has taken the memory of everybody.
 */
import { once } from "node:events";
import { join } from "node:path";
import { Worker } from "node:worker_threads";
import { afterAll, expect, test } from "vitest";
import type { Answer } from "../../threads/serve.server.ts";
import { paperData } from "../paper.server.ts";
import type { Paper } from "../paper.ts";

const thread = new Worker(join(process.cwd(), "src/kit/documents/threads/paper.thread.server.ts"), { execArgv: [] });
afterAll(() => thread.terminate());

test("a thread asks to be ended once it keeps many papers, and not before", async () => {
  const spentAfter: boolean[] = [];
  while (spentAfter.length < 40 && !spentAfter.at(-1)) {
    thread.postMessage({
      task: "pdf",
      input: { template: "paper", data: await paperData(longPaper(spentAfter.length)), standard: "ua-1" },
    });
    const [answer] = (await once(thread, "message")) as [Answer];
    expect("value" in answer && answer.value).toBeInstanceOf(Uint8Array);
    spentAfter.push(answer.spent === true);
  }
  expect(spentAfter.slice(0, 2)).toEqual([false, false]);
  expect(spentAfter.at(-1)).toBe(true);
});

/** A thousand cells, and none of them in any other: of the same one nothing new would be kept. */
function longPaper(place: number): Paper {
  const columns = ["Nama", "Lahir", "Alamat", "Wali", "Catatan"].map((label) => ({ label }));
  const rows = Array.from({ length: 200 }, (_, row) => columns.map(({ label }) => `${label} ${place} ${row}`));
  const letterhead = { names: ["Madrasah"], address: "Palu", phone: "", email: "", website: "", logos: {} };
  return { title: `Daftar ${place}`, letterhead, blocks: [{ kind: "table", columns, rows }] };
}
