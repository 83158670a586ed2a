/**
 * A parent on a phone knows a word and not the page: "biaya", "jadwal ujian", a name half remembered, typed with an error and two
 * spaces. Some come every day in the season; what goes wrong is to find nothing, or something that was not meant for everybody.
 */

import { RouterContextProvider } from "react-router";
import { beforeAll, describe, expect, test } from "vitest";
import { system } from "#kit/access/access.ts";
import { scopeContext } from "#kit/ctx.server.ts";
import { everyRow } from "#kit/database/sql.server.ts";
import { reportContext } from "#kit/report.server.ts";
import { pages } from "#src/routes.ts";
import { useDatabase } from "#tests/support/database.ts";
import { sitePages } from "./pages.ts";
import { searchSite, suggestFor } from "./search-site.server.ts";

const now = new Date("2026-11-21T02:00:00Z");
const { scope } = useDatabase({ clock: () => now });

const visit = () => {
  const context = new RouterContextProvider();
  context.set(scopeContext, scope());
  context.set(reportContext, (error) => {
    throw error;
  });
  return { context };
};
const search = (typed: string) => searchSite(visit(), typed);
const titles = async (typed: string): Promise<Readonly<Record<string, unknown>>> => {
  const { groups, loose } = await search(typed);
  return { loose, ...Object.fromEntries(groups.map(({ kind, hits }) => [kind, hits.map(({ title }) => title)])) };
};

beforeAll(() =>
  scope(system("uji")).transaction(async (ctx) => {
    const berita = (slug: string, name: string, rest: object = {}) => ({
      ...{ slug, name, content: "Isi.", tanggal: "2026-11-05", status: "terbit" as const, terbitPada: new Date("2026-11-05T00:00:00Z") },
      ...{ author: null, desc: null, gambarId: null, kategoriId: null, ...rest },
    });
    await ctx.db
      .insertInto("berita")
      .values([
        berita("emas", "Dua Emas dari Makassar", { content: "Regu **robotik** pulang membawa piala." }),
        berita("regu", "Regu Pramuka Lolos ke Jambore", { content: "Sesudah tadarus Al-Qur’an." }),
        berita("lama", "Emas tahun lalu", { tanggal: "2025-11-05" }),
        berita("naskah", "Emas rahasia", { status: "draft" }),
        berita("nanti", "Emas terjadwal", { terbitPada: new Date("2026-11-22T00:00:00Z") }),
        berita("mendaftar", "Cara masuk asrama", { content: "Orang tua mendaftarkan anak di kantor." }),
        ...Array.from({ length: 9 }, (_, nomor) => berita(`voli-${nomor}`, `Voli pekan ${nomor}`)),
      ])
      .execute();
    const pengumuman = (judul: string, rest: object = {}) => ({
      judul,
      isi: "Harap datang.",
      tanggal: "2026-11-20",
      tampilDiSitus: true,
      ...rest,
    });
    await ctx.db
      .insertInto("pengumuman")
      .values([
        pengumuman("Rapat wali murid"),
        pengumuman("Rapat dewan guru", { tampilDiSitus: false }),
        pengumuman("Rapat yang lewat", { sampai: "2026-11-20" }),
        pengumuman("Rapat besok", { tanggal: "2026-11-22" }),
        pengumuman("Rapat terhapus", { deletedAt: ctx.now }),
      ])
      .execute();
  }),
);

test.each(["november 2026", "Nov 2026", "nopember  2026", "11/2026", "2026-11", "berita bulan november 2026"])(
  "%s is a month: its news and what is on in it",
  async (typed) => {
    await scope(system("uji")).transaction((ctx) =>
      ctx.db
        .insertInto("agenda")
        .values({ judul: `Pekan ${typed}`, mulai: "2026-10-30", selesai: "2026-11-02", tampilDiSitus: true })
        .execute(),
    );
    const { groups, loose } = await search(typed);
    const month = groups.find(({ kind }) => kind === "Berita per bulan")?.hits;
    expect(month).toEqual([
      { title: "Berita November 2026", text: "12 berita terbit pada bulan ini.", href: "/news?bulan=2026-11", day: null },
    ]);
    expect(groups.find(({ kind }) => kind === "Agenda")?.hits.map(({ title }) => title)).toContain(`Pekan ${typed}`);
    expect(loose).toBe(false);
    await scope(system("uji")).transaction((ctx) => ctx.db.deleteFrom("agenda").where(everyRow).execute());
  },
);

test("a year alone, a thirteenth month and a month in which nothing appeared lead to no month", async () => {
  for (const typed of ["2026", "13/2026", "november", "maret 2026", "emas november 2026"])
    expect(Object.keys(await titles(typed))).not.toContain("Berita per bulan");
});

test("what is kept back, and who won, is not found by any word", async () => {
  await scope(system("uji")).transaction(async (ctx) => {
    const acara = (judul: string, tampilDiSitus: boolean) => ({ judul, mulai: "2026-12-01", tampilDiSitus });
    await ctx.db
      .insertInto("agenda")
      .values([acara("Kemah terbuka", true), acara("Kemah tertutup", false)])
      .execute();
    const dokumen = (judul: string, tampilDiSitus: boolean) =>
      ({ judul, kategori: "berkala", tanggal: "2026-11-01", tampilDiSitus }) as const;
    await ctx.db
      .insertInto("informasiPublik")
      .values([dokumen("Kemah dalam angka", true), dokumen("Kemah dalam rahasia", false)])
      .execute();
    const lomba = (nama: string, publikasi: "nama" | "inisial" | "tidak") =>
      ({
        nama,
        publikasi,
        peraih: "Zulaikha Tombolotutu",
        kategori: "individu",
        bidang: "akademik",
        tingkat: "kota",
        peringkat: "1",
        tanggal: "2026-10-01",
      }) as const;
    await ctx.db
      .insertInto("prestasi")
      .values([lomba("Kemah sains", "nama"), lomba("Kemah seni", "inisial"), lomba("Kemah sandi", "tidak")])
      .execute();
  });
  expect(await titles("kemah")).toEqual({
    ...{ loose: false, Agenda: ["Kemah terbuka"], "Informasi publik": ["Kemah dalam angka"] },
    Prestasi: expect.toSatisfy((found: string[]) => [...found].sort().join() === "Kemah sains,Kemah seni"),
  });
  expect(await titles("Zulaikha")).toEqual({ loose: true });
});

describe("a search of the whole site", () => {
  test("finds titles before texts, the newest first, and nothing that is not out", async () => {
    expect(await titles("emas")).toEqual({ loose: false, Berita: ["Dua Emas dari Makassar", "Emas tahun lalu"] });
    expect((await titles("robotik")).Berita).toEqual(["Dua Emas dari Makassar"]);
    expect((await titles("rapat")).Pengumuman).toEqual(["Rapat wali murid"]);
  });

  test("wants every word, in whatever order, case and spacing, and reads texts by their stems", async () => {
    expect((await titles("  MAKASSAR    emas ")).Berita).toEqual(["Dua Emas dari Makassar"]);
    expect((await titles("pendaftaran anak")).Berita).toEqual(["Cara masuk asrama"]);
    expect((await titles("emas Poso")).Berita).toBeUndefined();
  });

  test("forgives typing errors only where nothing fits, and says so", async () => {
    expect(await titles("makasar")).toEqual({ loose: true, Berita: ["Dua Emas dari Makassar"] });
    expect((await titles("pendaftran")).Halaman).toContain("Pendaftaran peserta didik baru");
    for (const typed of ["pramka", "promuka", "pramuak"])
      expect([typed, await titles(typed)]).toEqual([typed, { loose: true, Berita: ["Regu Pramuka Lolos ke Jambore"] }]);
    expect(await titles("qqqqqq")).toEqual({ loose: true });
  });

  test.each(["alquran", "Al Quran", "qur'an", "AL-QUR’AN", "quran"])("knows %s as one word", async (typed) => {
    expect((await titles(typed)).Berita).toEqual(["Regu Pramuka Lolos ke Jambore"]);
  });

  test("leads to the rest where there is more than is shown", async () => {
    const [group] = (await search("voli")).groups;
    expect([group?.hits.length, group?.more]).toEqual([6, "/news?cari=voli"]);
    expect((await search("emas")).groups[0]?.more).toBeNull();
  });

  test("offers names while somebody types, of every kind some, each once and eight at most", async () => {
    const offered = await suggestFor(visit(), "asrama");
    expect(offered).toContainEqual({ title: "Cara masuk asrama", href: "/news?berita=mendaftar" });
    expect(offered).toContainEqual({ title: "Bidang dan program", href: "/departments" });
    expect((await suggestFor(visit(), "voli")).length).toBe(6);
    expect(new Set((await suggestFor(visit(), "daftar")).map(({ title }) => title)).size).toBeLessThanOrEqual(8);
    expect(await suggestFor(visit(), "  ")).toEqual([]);
  });

  test("finds pages by the words that people use for them", async () => {
    expect((await titles("biaya")).Halaman).toEqual(["Informasi PPDB"]);
    expect((await titles("legalisir")).Halaman).toEqual(["Tata usaha"]);
  });

  test.each(["%", "_", "\\", "'; drop table berita; --", "(zq+)+$", "!!!", "& | !", "😀".repeat(60), "a".repeat(120)])(
    "takes %s as it is written",
    async (hostile) => {
      expect((await search(hostile)).groups.filter(({ kind }) => kind === "Berita")).toEqual([]);
    },
  );
});

test("every page of the site that is open to everybody can be found by its name, or is said not to be", () => {
  // The last two are reached from a family's page.
  const unlisted = new Set(["/", "/cari", "/luring", "/api/docs", "/daftar/status/isian", "/daftar/status/daftar-ulang"]);
  const open = pages
    .filter(({ access, shell, path }) => access === "public" && shell === "site" && /^\/[a-z/-]*$/.test(path))
    .map(({ path }) => path);
  const listed = new Set(sitePages.map(({ to }) => to));
  expect(open.filter((path) => !unlisted.has(path) && !listed.has(path))).toEqual([]);
  expect(sitePages.map(({ to }) => to).filter((to) => !["/login", "/administration/contact"].includes(to) && !open.includes(to))).toEqual(
    [],
  );
});
