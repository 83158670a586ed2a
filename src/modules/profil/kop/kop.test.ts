import { mkdtemp, readdir, rm, truncate } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { system } from "#kit/access/access.ts";
import { everyRow } from "#kit/database/sql.server.ts";
import { renderPaper } from "#kit/documents/paper.server.ts";
import { type Files, openFiles } from "#kit/files/files.server.ts";
import { addPicture } from "#kit/media/add-picture.server.ts";
import { seedSekolah } from "#seeds/sekolah.ts";
import { policy } from "#src/policy.ts";
import { actor, useDatabase } from "#tests/support/database.ts";
import { hakKop, preparePaper, readKop } from "./kop.server.ts";

const { scope } = useDatabase({ policy });
const office = () => scope(system("uji"));
let directory: string;
let files: Files;

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), "kop-"));
  files = await openFiles({ directory });
  await office().transaction(seedSekolah);
});
afterAll(() => rm(directory, { recursive: true }));

const image = async (warna: string) => {
  const bytes = await sharp({ create: { width: 800, height: 600, channels: 4, background: warna } })
    .png()
    .toBuffer();
  return (await addPicture(office(), files, { bytes, alt: `Logo ${warna}`, asal: `${warna}.png` })).id;
};
const paper = async () => preparePaper(await scope().transaction(readKop), files);
const arrange = (logo: { instansi?: string | null; madrasah?: string | null; kontak?: string }) =>
  office().transaction(async ({ db }) => {
    await db
      .updateTable("kopSurat")
      .set({ logoId: logo.instansi ?? null, kontak: logo.kontak ?? null, kertas: "A4", gaya: "ornamen" })
      .where(everyRow)
      .execute();
    await db
      .updateTable("pengaturan")
      .set({ logoId: logo.madrasah ?? null, telepon: "0451421000" })
      .where(everyRow)
      .execute();
  });

test("the offices stand above the school, and what is known of it below", async () => {
  const { letterhead, size, style } = await paper();
  expect([size, style]).toEqual(["F4", "official"]);
  expect(letterhead).toEqual({
    names: ["Kementerian Agama Republik Indonesia", "Kantor Kementerian Agama Kota Palu", "Madrasah Aliyah Negeri 1 Palu"],
    address: "Kota Palu, Sulawesi Tengah",
    logos: {},
  });
});

test("both logos become pictures that paper can hold; one alone stands at the left", async () => {
  const [instansi, madrasah] = [await image("#0b3b2e"), await image("#c08a2b")];
  await arrange({ instansi, madrasah, kontak: "Kode pos 94226" });
  const both = await paper();
  expect([both.size, both.style]).toEqual(["A4", undefined]);
  expect(both.letterhead.contact).toBe("Telepon 0451421000 · Kode pos 94226");
  const { left, right } = both.letterhead.logos ?? {};
  for (const logo of [left, right]) expect(await sharp(logo).metadata()).toMatchObject({ format: "png", width: 480, height: 360 });
  expect(left).not.toEqual(right);
  await arrange({ madrasah });
  expect((await paper()).letterhead.logos).toEqual({ left: right });
  expect(Buffer.from(await renderPaper({ ...both, title: "Uji", blocks: [] })).toString("latin1")).toContain("/Subtype /Image");
});

test("a logo whose file is gone costs the logo, not the paper", async () => {
  const madrasah = await image("#1d5a8a");
  await arrange({ madrasah });
  for await (const key of files.keys("public")) await files.remove("public", key);
  expect((await paper()).letterhead.logos).toEqual({});
});

test("a logo whose file is spoiled costs the logo, not the paper", async () => {
  await arrange({ madrasah: await image("#5a1d8a") });
  const all = await readdir(directory, { recursive: true, withFileTypes: true });
  const kept = all.filter((one) => one.isFile() && one.name.endsWith(".webp"));
  expect(kept).not.toEqual([]);
  for (const length of [100, 0]) {
    for (const { parentPath, name } of kept) await truncate(join(parentPath, name), length);
    expect((await paper()).letterhead.logos).toEqual({});
  }
});

test("logos are drawn once for all papers, and anew where others take their place", async () => {
  const pairs = [];
  for (const [satu, dua] of [
    ["#102030", "#203040"],
    ["#304050", "#405060"],
    ["#506070", "#607080"],
  ] as const) {
    const [instansi, madrasah] = [await image(satu), await image(dua)];
    await arrange({ instansi, madrasah });
    const first = (await paper()).letterhead.logos;
    expect((await paper()).letterhead.logos?.left).toBe(first?.left);
    expect((await paper()).letterhead.logos?.right).toBe(first?.right);
    pairs.push({ instansi, madrasah, first });
  }
  const [oldest] = pairs;
  await arrange({ instansi: oldest?.instansi ?? null, madrasah: oldest?.madrasah ?? null });
  const again = (await paper()).letterhead.logos;
  expect(again).toEqual(oldest?.first);
  expect(again?.left).not.toBe(oldest?.first?.left);
});

test("who may change it is told by the policy", async () => {
  const hak = (peran: string) => scope(actor(peran)).transaction(async (ctx) => hakKop(ctx));
  expect(await hak("tataUsaha")).toEqual({ lihat: true, ubah: true, ubahIdentitas: true });
  expect(await hak("kepala")).toEqual({ lihat: true, ubah: false, ubahIdentitas: false });
  expect(await hak("guru")).toEqual({ lihat: false, ubah: false, ubahIdentitas: false });
});
