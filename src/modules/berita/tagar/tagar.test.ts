import { copyFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import type { Ctx } from "#kit/ctx.server.ts";
import { connected } from "#kit/database/connection/location.server.ts";
import { migrate } from "#kit/database/migrate.server.ts";
import { readQuery } from "#kit/register/query.ts";
import { create, find, list, remove, restore, update } from "#kit/register/store.server.ts";
import { policy } from "#src/policy.ts";
import { actor, createEmptyDatabase, dropTestDatabase, quiet, useDatabase } from "#tests/support/database.ts";
import { makeFolder } from "#tests/support/leftovers.ts";
import "../index.server.ts";
import { beritaDetail } from "../read/berita-detail.server.ts";
import { writeNaskah } from "../redaksi/save-naskah.server.ts";
import { takeNaskah } from "../redaksi/take-naskah.server.ts";
import { deleteBerita, publishBerita } from "../redaksi/workflow.server.ts";
import { mergeTagar } from "./merge-tagar.server.ts";
import { tag } from "./tag.ts";
import { allTagar } from "./tagar-berita.server.ts";

const { scope } = useDatabase({ policy });
const humas = actor("humas");
const sebagai = <T>(work: (ctx: Ctx) => Promise<T>, who = humas) => scope(who).transaction(work);
const write = (name: string, tags: string) => sebagai((ctx) => writeNaskah(ctx, { name, content: "Isi.", tanggal: "2026-11-20", tags }));
const tagarFrom = async ({ id }: { readonly id: string }) => (await sebagai((ctx) => takeNaskah(ctx, id))).tags;
const row = async (name: string) => {
  const { rows } = await sebagai((ctx) => list(ctx, tag, readQuery(tag, new URLSearchParams({ cari: name }))));
  const row = rows.find((one) => one.name === name);
  if (!row) throw new Error(`no tag ${name}`);
  return row;
};

describe("tags of the newsroom", () => {
  test("are added while writing, once however they are spelled, and counted", async () => {
    const satu = await write("Satu", "Sains, olimpiade");
    const dua = await write("Dua", "OLIMPIADE, sains, Robotika");
    expect(satu.tags).toEqual(["Sains", "olimpiade"]);
    expect(dua.tags).toEqual(["olimpiade", "Sains", "Robotika"]);
    expect((await row("Sains")).dipakai).toBe(2);
    await sebagai((ctx) => deleteBerita(ctx, dua));
    expect((await row("Sains")).dipakai).toBe(1);
    expect((await row("Robotika")).dipakai).toBe(0);
  });

  test("a better spelling reaches every news item, also the published", async () => {
    const naskah = await write("Lomba", "lomba-cerdas");
    await sebagai((ctx) => publishBerita(ctx, { ...naskah, pada: null }), actor("kepala"));
    const { id, versi } = await row("lomba-cerdas");
    await sebagai((ctx) => update(ctx, tag, { id, versi, sent: { name: "Cerdas-Cermat" } }));
    const terbaca = await scope().transaction((ctx) => beritaDetail(ctx, naskah.slug));
    expect(terbaca?.tags).toEqual(["Cerdas-Cermat"]);
  });

  test("one in the bin is not shown, and comes back to its news", async () => {
    const naskah = await write("Pramuka", "pramuka, kemah");
    const { id, versi } = await row("kemah");
    await sebagai((ctx) => remove(ctx, tag, { id, versi }));
    expect(await tagarFrom(naskah)).toEqual(["pramuka"]);
    expect(await sebagai(allTagar)).not.toContain("kemah");
    await sebagai((ctx) => restore(ctx, tag, id));
    expect(await tagarFrom(naskah)).toEqual(["pramuka", "kemah"]);
  });

  test.each(["dua kata", "#pagar", "a,b", ""])("%j is no tag", async (name) => {
    await expect(sebagai((ctx) => create(ctx, tag, { name }))).rejects.toMatchObject({ fields: { name: expect.any(String) } });
  });

  test("the same name in other letters is refused", async () => {
    await sebagai((ctx) => create(ctx, tag, { name: "Kaligrafi" }));
    await expect(sebagai((ctx) => create(ctx, tag, { name: "kaligrafi" }))).rejects.toMatchObject({
      fields: { name: expect.stringContaining("Gabungkan") },
    });
  });
});

describe("two tags of one meaning", () => {
  test("become one: its news carry it once, the other goes to the bin", async () => {
    const [satu, dua] = [await write("Tiga", "tahfiz, quran"), await write("Empat", "tahfidz, tahfiz")];
    const [dari, ke] = [await row("tahfiz"), await row("tahfidz")];
    expect(await sebagai((ctx) => mergeTagar(ctx, { dari: dari.id, ke: ke.id }))).toEqual({ dari: "tahfiz", ke: "tahfidz" });
    expect([await tagarFrom(satu), await tagarFrom(dua)]).toEqual([["tahfidz", "quran"], ["tahfidz"]]);
    expect((await sebagai((ctx) => find(ctx, tag, dari.id, true))).deletedAt).not.toBeNull();
    expect((await row("tahfidz")).dipakai).toBe(2);
  });

  test("are not one tag twice, unknown, or merged by who may not", async () => {
    const { id } = await row("quran");
    const salah = (sent: Record<string, string>, who = humas) => sebagai((ctx) => mergeTagar(ctx, sent), who);
    await expect(salah({ dari: id, ke: id })).rejects.toMatchObject({ fields: { ke: "Pilih tagar yang lain." } });
    await expect(salah({ dari: id })).rejects.toMatchObject({ fields: { ke: expect.any(String) } });
    await expect(salah({ dari: id, ke: "00000000-0000-4000-8000-000000000000" })).rejects.toMatchObject({ kind: "invalid" });
    await expect(salah({ dari: id, ke: id }, actor("guru"))).rejects.toMatchObject({ kind: "forbidden" });
  });
});

test("tags that news had before there was a register are in it, one for each name", async () => {
  const folder = makeFolder("migrasi");
  const files = readdirSync("migrations").filter((file) => file < "0047");
  for (const file of files) copyFileSync(join("migrations", file), join(folder, file));
  const place = await createEmptyDatabase();
  await migrate(place, folder, quiet);
  const rows = await connected(place, async (client) => {
    await client.query(`insert into berita (slug, name, content, tanggal, tags) values
      ('a', 'A', 'Isi', '2026-01-01', '{sains,Emas}'), ('b', 'B', 'Isi', '2026-01-01', '{Sains,sains,perak}'), ('c', 'C', 'Isi', '2026-01-01', '{}')`);
    await migrate(place, "migrations", quiet);
    const { rows } = await client.query(`select slug, array_agg(tag.name order by urutan) as tags
      from berita join berita_tag on berita_id = berita.id join tag on tag.id = tag_id group by slug order by slug`);
    return rows;
  });
  await dropTestDatabase(place);
  expect(rows).toEqual([
    { slug: "a", tags: ["sains", "Emas"] },
    { slug: "b", tags: ["sains", "perak"] },
  ]);
});
