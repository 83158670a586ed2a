import { randomUUID } from "node:crypto";
import type { Ctx } from "#kit/ctx.server.ts";
import { json } from "#kit/database/sql.server.ts";
import { type DemoImage, demoImage } from "#seeds/demo-image.ts";

const shape = { lebar: 480, tinggi: 320, warna: "#0b3b2e", fokusX: 0.5, fokusY: 0.5, klip: null, tembus: false, kunci: "a".repeat(64) };
const varian = [{ width: 480, avif: "a.avif", webp: "a.webp", bytes: 1 }];

/** A row for each demo picture in the library, without the files: for tests that only point to them. */
export async function libraryOf(ctx: Ctx): Promise<DemoImage> {
  const rows = demoImage.map((alt) => ({ ...shape, id: randomUUID(), alt, asal: alt, varian: json(varian) as never }));
  await ctx.db.insertInto("gambar").values(rows).execute();
  return Object.fromEntries(rows.map(({ alt, id }) => [alt, id])) as DemoImage;
}
