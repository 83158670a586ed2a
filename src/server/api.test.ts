/** A device that records attendance for all classes takes eight hundred kilobytes along, over a telephone's network. */
import { brotliDecompressSync } from "node:zlib";
import { expect, test } from "vitest";
import { call, openTestHouse } from "#tests/support/house.ts";

const roster = { siswa: Array.from({ length: 500 }, (_, n) => ({ nama: `Siswa ${n}` })) };
const small = { headers: { "accept-encoding": "gzip, br" } };

test("JSON is sent small to who can read it so; what has a validator of its own keeps its bytes", async () => {
  const { ask } = openTestHouse({
    calls: [
      call("GET", "/api/bekal", { handle: async () => Response.json(roster) }),
      call("GET", "/api/bertanda", { handle: async () => Response.json(roster, { headers: { ETag: '"a"' } }) }),
    ],
  });
  const answer = await ask("/api/bekal", small);
  expect([answer.headers.get("content-encoding"), answer.headers.get("vary")]).toEqual(["br", "Accept-Encoding"]);
  const bytes = Buffer.from(await answer.arrayBuffer());
  expect(bytes.length).toBeLessThan(JSON.stringify(roster).length / 4);
  expect(JSON.parse(brotliDecompressSync(bytes).toString())).toEqual(roster);
  for (const plain of [await ask("/api/bekal"), await ask("/api/bertanda", small)]) {
    expect(plain.headers.has("content-encoding")).toBe(false);
    expect(await plain.json()).toEqual(roster);
  }
});
