/** A family closes the page while its photo is looked at, forty of them at once on the last evening. What goes wrong: nobody waits, and it is looked at all the same. */
import sharp from "sharp";
import { expect, test } from "vitest";
import { readPaper } from "./read-paper.server.ts";

test("whoever has gone is not looked for: the paper is given up where it stands", async () => {
  const photo = await sharp({ create: { width: 30, height: 30, channels: 3, background: "#fff" } })
    .jpeg()
    .toBuffer();
  const file = new File([new Uint8Array(photo)], "kk.jpg", { type: "image/jpeg" });
  expect(await readPaper([file])).toMatchObject({ jenis: "image/jpeg", halaman: 1 });
  expect(await readPaper([file], new AbortController().signal)).toMatchObject({ halaman: 1 });
  await expect(readPaper([file], AbortSignal.abort())).rejects.toThrow();
});
