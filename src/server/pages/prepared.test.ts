import { expect, test } from "vitest";
import { compress, prepare } from "./prepared.ts";

test("a kept page holds no more memory than its own bytes", async () => {
  const headers = { "Content-Type": "text/html; charset=utf-8" };
  const page = prepare(Buffer.from(`<p>${"Kabar madrasah. ".repeat(1_000)}</p>`), headers);
  await compress(page, headers, 4);
  for (const { body } of [page.brotli, page.gzip].filter((one) => one !== undefined)) {
    expect(body.length).toBeLessThan(1_000);
    expect(body.buffer.byteLength).toBe(body.length);
  }
  expect.assertions(4);
});
