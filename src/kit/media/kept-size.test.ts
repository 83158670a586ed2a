/** What a school's pictures take of its disk is told on Penyimpanan: all files of each, to the byte. */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { openFiles } from "#kit/files/files.server.ts";
import { actor, useDatabase } from "#tests/support/database.ts";
import { drawn } from "#tests/support/pictures.ts";
import { wholly } from "#tests/support/rights.ts";
import { addPicture } from "./add-picture.server.ts";

const house = useDatabase({ policy: { gambar: [wholly(["penulis"], "create")] } });

test("a picture's size is that of all its files", async () => {
  const directory = await mkdtemp(join(tmpdir(), "ukuran-"));
  onTestFinished(() => rm(directory, { recursive: true }));
  const files = await openFiles({ directory });
  const bytes = await drawn(900, 600).png().toBuffer();
  const { id, varian } = await addPicture(house.scope(actor("penulis")), files, { bytes, alt: "Lapangan", asal: "lapangan.png" });
  expect(varian.length).toBeGreaterThan(1);
  const sizes = await Promise.all(varian.flatMap(({ avif, webp }) => [avif, webp]).map((key) => files.stat("public", key)));
  const { ukuran } = await house.database.read((db) =>
    db.selectFrom("gambar").select("ukuran").where("id", "=", id).executeTakeFirstOrThrow(),
  );
  expect(Number(ukuran)).toBe(sizes.reduce((sum, one) => sum + (one?.size ?? Number.NaN), 0));
});
