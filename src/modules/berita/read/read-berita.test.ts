import { beforeAll, describe, expect, test } from "vitest";
import { system } from "#kit/access/access.ts";
import { useDatabase } from "#tests/support/database.ts";
import "../index.server.ts";
import { monthName, nextMonth } from "../month.ts";
import { allBerita, type BeritaSearch, beritaListPath, readSearch } from "../search.ts";
import { installTagar, tagarLinks, tagarName } from "../tagar/tagar-berita.server.ts";
import { beritaDetail, currentSlug, isOver, relatedBerita } from "./berita-detail.server.ts";
import { latestBerita } from "./latest-berita.server.ts";
import { nextPublished } from "./published.server.ts";
import { beritaPage, readPilihan } from "./search-berita.server.ts";

const time = { now: new Date("2026-11-21T02:00:00Z") };
const { scope } = useDatabase({ clock: () => time.now });
const kategori: Record<string, string> = {};
const all: BeritaSearch = allBerita;

interface Contoh {
  slug: string;
  name: string;
  desc?: string;
  kategori?: string;
  status?: "draft" | "tinjau" | "terbit";
  tanggal?: string;
  terbitPada?: Date;
  turunPada?: Date;
}

const publish = ({ kategori: nama, ...berita }: Contoh) =>
  scope(system("uji")).transaction(async (ctx) => {
    const { id } = await ctx.db
      .insertInto("berita")
      .values({
        content: "Satu.\n\nDua.",
        tanggal: "2026-11-01",
        status: "terbit",
        terbitPada: new Date("2026-11-01T00:00:00Z"),
        author: null,
        desc: null,
        gambarId: null,
        kategoriId: nama ? (kategori[nama] ?? null) : null,
        ...berita,
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    await installTagar(ctx, id, ["pesisir"]);
  });
const search = async (pencarian: Partial<BeritaSearch>) => {
  const { berita, jumlah } = await scope().transaction((ctx) => beritaPage(ctx, { ...all, ...pencarian }));
  expect(jumlah).toBeGreaterThanOrEqual(berita.length);
  return berita.map(({ slug }) => slug);
};

beforeAll(async () => {
  for (const name of ["Prestasi", "Budaya"]) {
    const { id } = await scope(system("uji")).transaction((ctx) =>
      ctx.db.insertInto("kategoriBerita").values({ name }).returning("id").executeTakeFirstOrThrow(),
    );
    kategori[name] = id;
  }
  await publish({
    slug: "emas",
    name: "Dua Emas dari Makassar",
    desc: "Bidang KIMIA dan astronomi",
    kategori: "Prestasi",
    tanggal: "2026-11-05",
  });
  await publish({ slug: "perak", name: "Perak 100% dari Poso_1", kategori: "Prestasi", tanggal: "2026-11-04" });
  await publish({ slug: "futsal", name: "Futsal ke final", kategori: "Prestasi", tanggal: "2026-11-03" });
  await publish({ slug: "voli", name: "Voli ke final", kategori: "Prestasi", tanggal: "2026-11-02" });
  await publish({ slug: "tenun", name: "Kelas tenun", kategori: "Budaya" });
  await publish({ slug: "umum", name: "Perpustakaan buka" });
  await publish({ slug: "rahasia", name: "Emas yang belum selesai", status: "draft", kategori: "Prestasi" });
  await publish({ slug: "ditinjau", name: "Emas yang ditinjau", status: "tinjau", kategori: "Prestasi" });
  await publish({ slug: "nanti", name: "Emas terjadwal", kategori: "Prestasi", terbitPada: new Date("2026-11-21T02:05:00Z") });
});

describe("a reader's search", () => {
  test("finds a piece of the title or the summary, in whatever case", async () => {
    expect(await search({ cari: "eMaS" })).toEqual(["emas"]);
    expect(await search({ cari: "kimia dan" })).toEqual(["emas"]);
    expect(await search({ cari: "final" })).toEqual(["futsal", "voli"]);
    expect(await search(readSearch(new URLSearchParams({ cari: " kimia   dan " })))).toEqual(["emas"]);
  });

  test("takes every sign as it is written", async () => {
    expect(await search({ cari: "100%" })).toEqual(["perak"]);
    expect(await search({ cari: "o_1" })).toEqual(["perak"]);
    for (const sign of ["%", "_"]) expect(await search({ cari: sign })).toEqual(["perak"]);
    for (const hostile of ["'; drop table berita; --", "(a+)+$", "\\", "[[[", "\u0000".repeat(9), "😀".repeat(200), "makassarbidang"])
      expect(await search({ cari: readSearch(new URLSearchParams({ cari: hostile })).cari || "tidak ada" })).toEqual([]);
  });

  test("does not find across title and summary", async () => {
    expect(await search({ cari: "makassar bidang" })).toEqual([]);
  });

  test("is narrowed by category, and everything comes back without either", async () => {
    expect(await search({ kategori: kategori.Budaya ?? "" })).toEqual(["tenun"]);
    expect(await search({ kategori: kategori.Budaya ?? "", cari: "emas" })).toEqual([]);
    expect(await search({})).toEqual(["emas", "perak", "futsal", "voli", "umum", "tenun"]);
    expect(await search({ halaman: 99 })).toEqual(await search({}));
  });

  test("offers “Umum” where a card says so, also for news whose category was thrown away", async () => {
    const pilihan = () => scope().transaction(readPilihan);
    expect((await pilihan()).map(({ name }) => name)).toEqual(["Budaya", "Prestasi", "Umum"]);
    expect(readSearch(new URLSearchParams("kategori=umum")).kategori).toBe("umum");
    expect(await search({ kategori: "umum" })).toEqual(["umum"]);
    const bin = (deletedAt: Date | null) =>
      scope(system("uji")).transaction((ctx) =>
        ctx.db.updateTable("kategoriBerita").set({ deletedAt }).where("name", "=", "Budaya").execute(),
      );
    await bin(time.now);
    expect(await search({ kategori: "umum" })).toEqual(["umum", "tenun"]);
    await bin(null);
  });

  test("shows how a text begins where nobody wrote a summary", async () => {
    const { berita } = await scope().transaction((ctx) => beritaPage(ctx, all));
    expect(berita.map(({ slug, desc }) => [slug, desc])).toContainEqual(["emas", "Bidang KIMIA dan astronomi"]);
    expect(berita.map(({ slug, desc }) => [slug, desc])).toContainEqual(["perak", "Satu. Dua."]);
  });

  test("is narrowed by a tag, whatever it is called now, and by a month", async () => {
    const [tagar] = await scope().transaction(async (ctx) => tagarLinks(ctx, (await beritaDetail(ctx, "emas"))?.id ?? ""));
    const named = () => scope().transaction((ctx) => tagarName(ctx, tagar?.id ?? ""));
    expect([tagar?.name, await named()]).toEqual(["pesisir", "pesisir"]);
    expect(await search({ tagar: tagar?.id ?? "" })).toEqual(await search({}));
    expect(await search({ tagar: kategori.Budaya ?? "" })).toEqual([]);
    expect(await search({ tagar: tagar?.id ?? "", kategori: kategori.Budaya ?? "" })).toEqual(["tenun"]);
    expect(await search({ bulan: "2026-11", cari: "emas" })).toEqual(["emas"]);
    const days = await scope().read(({ db }) =>
      db.selectFrom("berita").select(["slug", "tanggal"]).where("status", "=", "terbit").execute(),
    );
    const months = [...new Set(days.map(({ tanggal }) => tanggal.slice(0, 7)))];
    const found = await Promise.all(months.map((bulan) => search({ bulan })));
    expect(found.flat().sort()).toEqual((await search({})).sort());
    for (const [at, bulan] of months.entries())
      for (const slug of found[at] ?? []) expect(days.find((one) => one.slug === slug)?.tanggal.slice(0, 7)).toBe(bulan);
    expect(await search({ bulan: "2019-12" })).toEqual([]);
  });

  test("has an address that says so, and reads back what it says", () => {
    const asked = { ...all, tagar: "0b1e5d6c-1111-4222-8333-444455556666", bulan: "2026-12" };
    const address = beritaListPath(asked);
    expect(address).toBe("/news?tagar=0b1e5d6c-1111-4222-8333-444455556666&bulan=2026-12");
    expect(readSearch(new URLSearchParams(address.slice(6)))).toEqual(asked);
    for (const wrong of ["bulan=2026-13", "bulan=2026-1", "bulan=3026-01", "tagar=pesisir", "bulan=%00"])
      expect(readSearch(new URLSearchParams(wrong))).toEqual(all);
    expect(["2026-12", "2026-01"].map((bulan) => [nextMonth(bulan, -1), nextMonth(bulan, 1), monthName(bulan)])).toEqual([
      ["2026-11", "2027-01", "Desember 2026"],
      ["2025-12", "2026-02", "Januari 2026"],
    ]);
  });
});

test.each([
  ["cari=%20%20", all],
  ["cari=a%0Ab&halaman=2", { ...all, cari: "a b", halaman: 2 }],
  ["kategori=bukan-id&halaman=-1", all],
  ["halaman=1e9", all],
  [`cari=${"x".repeat(10_000)}`, { ...all, cari: "x".repeat(200) }],
])("?%s falls back to what makes sense", (query, expected) => {
  expect(readSearch(new URLSearchParams(query))).toEqual(expected);
});

describe("one news item", () => {
  const baca = (slug: string) => scope().transaction((ctx) => beritaDetail(ctx, slug));
  const terkait = async (slug: string) => {
    const berita = await baca(slug);
    if (!berita) throw new Error(`no news ${slug}`);
    return (await scope().transaction((ctx) => relatedBerita(ctx, berita))).map((satu) => satu.slug);
  };

  test("comes with at most three of its category, without itself", async () => {
    expect(await baca("perak")).toMatchObject({ kategori: "Prestasi", tags: ["pesisir"], desc: null });
    expect(await terkait("perak")).toEqual(["emas", "futsal", "voli"]);
    expect(await terkait("umum")).toEqual([]);
  });

  test.each(["rahasia", "ditinjau", "nanti", "tidak-ada", "EMAS"])("%s is not there", async (slug) => {
    expect(await baca(slug)).toBeUndefined();
  });

  test("its old address knows the new one, as long as it may be read", async () => {
    await scope(system("uji")).transaction(async (ctx) => {
      const { id } = await ctx.db.selectFrom("berita").select("id").where("slug", "=", "emas").executeTakeFirstOrThrow();
      const { id: rahasia } = await ctx.db.selectFrom("berita").select("id").where("slug", "=", "rahasia").executeTakeFirstOrThrow();
      await ctx.db
        .insertInto("beritaSlugLama")
        .values([
          { slug: "emas-lama", beritaId: id },
          { slug: "rahasia-lama", beritaId: rahasia },
        ])
        .execute();
    });
    const sekarang = (slug: string) => scope().transaction((ctx) => currentSlug(ctx, slug));
    expect(await sekarang("emas-lama")).toBe("emas");
    expect(await sekarang("rahasia-lama")).toBeUndefined();
  });
});

test("planned news appear at their minute, and pages know when", async () => {
  expect(await scope().transaction(nextPublished)).toEqual(new Date("2026-11-21T02:05:00Z"));
  time.now = new Date("2026-11-21T02:05:00Z");
  expect(await search({ cari: "terjadwal" })).toEqual(["nanti"]);
  expect(await scope().transaction(nextPublished)).toBeNull();
  expect((await scope().transaction((ctx) => latestBerita(ctx, 3))).map(({ slug }) => slug)).toEqual(["emas", "perak", "futsal"]);
});

test("a search of one or two letters finds too, and is told to have more pages", async () => {
  expect(await search({ cari: "ke" })).toEqual(["futsal", "voli", "tenun"]);
  for (let nomor = 1; nomor <= 14; nomor++) await publish({ slug: `arsip-${nomor}`, name: "Zq", tanggal: "2020-01-01" });
  const pertama = await scope().transaction((ctx) => beritaPage(ctx, { ...all, cari: "zq" }));
  expect([pertama.berita.length, pertama.jumlah, pertama.adaLagi]).toEqual([13, 14, true]);
  const kedua = await scope().transaction((ctx) => beritaPage(ctx, { ...all, cari: "zq", halaman: 2 }));
  expect([kedua.berita.length, kedua.jumlah, kedua.adaLagi]).toEqual([1, 14, false]);
  const lewat = await scope().transaction((ctx) => beritaPage(ctx, { ...all, cari: "zq", halaman: 3 }));
  expect(lewat).toEqual(pertama);
});

test("an address whose news are over goes on saying so, that of a draft says nothing", async () => {
  const planned = { tanggal: "2026-11-20", terbitPada: new Date("2026-11-20T00:00:00Z") };
  await publish({ slug: "lewat", name: "Lewat", ...planned, turunPada: new Date("2026-11-21T02:05:00Z") });
  await publish({ slug: "masih", name: "Masih", ...planned, turunPada: new Date("2026-11-21T02:06:00Z") });
  const over = (slug: string) => scope().transaction((ctx) => isOver(ctx, slug));
  expect(await Promise.all(["lewat", "masih", "rahasia", "tidak-ada"].map(over))).toEqual([true, false, false, false]);
});
