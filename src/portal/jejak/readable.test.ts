import { expect, test } from "vitest";
import { trail } from "#kit/audit/trail.server.ts";
import type { Ctx } from "#kit/ctx.server.ts";
import { create } from "#kit/register/store.server.ts";
import { kategoriBerita } from "#modules/berita/index.ts";
import { tulisNaskah } from "#modules/berita/redaksi/simpan-naskah.server.ts";
import { policy } from "#src/policy.ts";
import { actor, useDatabase } from "#tests/support/database.ts";
import { readable } from "./readable.server.ts";

const { scope } = useDatabase({ policy });
const does = <T>(work: (ctx: Ctx) => Promise<T>) => scope(actor("administrator")).transaction(work);

test("news, which no register keeps, are told by their title, with a way to them and words for every id", async () => {
  const { id } = await does(async (ctx) => {
    const kategori = await create(ctx, kategoriBerita, { name: "Keagamaan" }, "json");
    return tulisNaskah(ctx, { name: "Panen Raya", content: "Ramai.", tanggal: "2026-11-20", kategoriId: kategori.id });
  });
  const [line] = await does(async (ctx) => readable(ctx, (await trail(ctx, { subject: "berita" }, { size: 5 })).lines));
  expect(line).toMatchObject({ kind: "Berita", name: "Panen Raya", href: `/administration/berita/${id}`, deed: "Ditambahkan" });
  expect(line?.changes).toContainEqual({ label: "Kategori", before: null, after: "Keagamaan" });
});
