/** Words are typed on phones: whoever misses a letter finds what they meant, of all that is out and of nothing that is not. */
import { RouterContextProvider } from "react-router";
import { beforeAll, expect, test } from "vitest";
import { system } from "#kit/access/access.ts";
import { scopeContext } from "#kit/ctx.server.ts";
import { sql } from "#kit/database/sql.server.ts";
import { reportContext } from "#kit/report.server.ts";
import { tidyKosakata } from "#modules/berita/index.server.ts";
import { useDatabase } from "#tests/support/database.ts";
import { searchSite, suggestFor } from "./search-site.server.ts";

let jam = new Date("2026-11-21T02:00:00Z");
const { scope } = useDatabase({ clock: () => jam });

const visit = () => {
  const context = new RouterContextProvider();
  context.set(scopeContext, scope());
  context.set(reportContext, (error) => {
    throw error;
  });
  return { context };
};
const news = async (typed: string) => {
  const { groups } = await searchSite(visit(), typed);
  return groups.find(({ kind }) => kind === "Berita")?.hits.map(({ title }) => title) ?? [];
};
const berita = (slug: string, name: string, rest: object = {}) => ({
  ...{ slug, name, content: "Isi.", tanggal: "2026-11-05", status: "terbit" as const, terbitPada: new Date("2026-11-05T00:00:00Z") },
  ...{ author: null, desc: null, gambarId: null, kategoriId: null, ...rest },
});
const add = (...rows: ReturnType<typeof berita>[]) =>
  scope(system("uji")).transaction((ctx) => ctx.db.insertInto("berita").values(rows).execute());
const change = (slug: string, to: object) =>
  scope(system("uji")).transaction((ctx) => ctx.db.updateTable("berita").set(to).where("slug", "=", slug).execute());
const words = () =>
  scope().transaction(async ({ db }) => {
    const { rows } = await sql<{ kata: string }>`select distinct kata from kosakata`.execute(db);
    return rows.map(({ kata }) => kata);
  });

beforeAll(() =>
  add(
    berita("voli", "Final bola voli putri", { content: "Ditonton **pemangku** adat dan warga di lapangan." }),
    berita("tadarus", "Tadarus bersama", { content: "Yang tidak hadir menyusul di musala." }),
    berita("tahun", "Wisuda MAN1Palu 2025/2026 kelas XII-3", { content: "Lulusan 12-A." }),
    berita("adat", "Temu warga", { content: "Pemangku adat datang." }),
    berita("garis", "Kemah putra/putri", { content: "Siswa/siswi membawa [tenda](/berita/sekalian-mampir).Pembina ikut, gugus VII-9." }),
  ),
);

test.each([
  ["a word of the text, one letter missing", "pemanku", ["Final bola voli putri", "Temu warga"]],
  ["two letters that changed places, beside another error", "wagra lapagnan", ["Final bola voli putri"]],
  ["a short word with another letter", "vali", ["Final bola voli putri"]],
  ["two words written as one", "bolavoli", ["Final bola voli putri"]],
  ["two errors in one word", "lapangxx", ["Final bola voli putri"]],
  ["a word that goes on, and an error beside it", "lapang putrj", ["Final bola voli putri"]],
  ["a word beside the year of a school year", "wisdua 2025", ["Wisuda MAN1Palu 2025/2026 kelas XII-3"]],
  ["a word beside a whole school year", "wisdua 2025/2026", ["Wisuda MAN1Palu 2025/2026 kelas XII-3"]],
  ["a word beside a class", "wisdua XII-3", ["Wisuda MAN1Palu 2025/2026 kelas XII-3"]],
  ["a word beside one with a figure", "wisdua man1", ["Wisuda MAN1Palu 2025/2026 kelas XII-3"]],
  ["a word that has no stem, and an error beside it", "tidak hadri", ["Tadarus bersama"]],
])("forgives %s", async (_, typed, titles) => expect((await news(typed)).sort()).toEqual(titles));

test.each([
  ["siswi", "sisiwi"],
  ["putri kemah", "putrii kemah"],
  ["siswa", "siswwa"],
  ["siswa/siswi", "sisswa/siswi"],
  ["pembina", "pembinna"],
  ["gugus vii-9", "guggus vii-9"],
])("finds %s, and %s, beside a stroke, a point and a hyphen", async (typed, mistyped) => {
  expect([await news(typed), await news(mistyped)]).toEqual([["Kemah putra/putri"], ["Kemah putra/putri"]]);
});

test("an address behind a word is no word of the text", async () => {
  expect([await news("mampir"), await news("mampiir"), await news("tenda")]).toEqual([[], [], ["Kemah putra/putri"]]);
});

test("puts those whose title holds what was meant before those whose text does", async () => {
  await add(berita("judul", "Pemangku dilantik", { tanggal: "2026-01-05" }));
  expect((await news("pemangkuu"))[0]).toBe("Pemangku dilantik");
  await change("judul", { deletedAt: jam });
});

test("what is published is forgiven from then on, and what is not out, or no longer, is neither found nor offered", async () => {
  const titles = async () => [await news("kalpatru"), (await suggestFor(visit(), "kalpatru")).map(({ title }) => title)];
  const none = [[], []];
  await add(berita("pohon", "Menanam kalpataru", { status: "draft" }));
  expect([await titles(), await words()]).toEqual([none, expect.not.arrayContaining(["kalpataru"])]);
  await change("pohon", { status: "terbit", terbitPada: new Date("2026-11-22T00:00:00Z") });
  expect(await titles()).toEqual(none);
  jam = new Date("2026-11-22T02:00:00Z");
  expect(await titles()).toEqual([["Menanam kalpataru"], ["Menanam kalpataru"]]);
  await change("pohon", { turunPada: new Date("2026-11-22T01:00:00Z") });
  expect(await titles()).toEqual(none);
  await change("pohon", { turunPada: null, name: "Menanam pohon" });
  expect(await titles()).toEqual(none);
  await change("pohon", { content: "Sebatang kalpataru." });
  expect((await titles())[0]).toEqual(["Menanam pohon"]);
  await change("pohon", { deletedAt: jam });
  expect(await titles()).toEqual(none);
  await change("pohon", { deletedAt: null });
  expect((await titles())[0]).toEqual(["Menanam pohon"]);
});

test("a word of what went off the site hides no other, and at night it goes", async () => {
  await add(berita("salah", "Temu lapangen"));
  await change("salah", { deletedAt: jam });
  // One letter from the word that is gone, two from the one that stands.
  expect(await news("lapangem")).toEqual(["Final bola voli putri"]);
  expect(await words()).toEqual(expect.arrayContaining(["lapangen", "lapangan", "tidak"]));
  await tidyKosakata(scope(system("uji")));
  const left = await words();
  expect(left).toEqual(expect.arrayContaining(["lapangan", "tidak", "pemangku"]));
  expect(left).not.toContain("lapangen");
});

test.each(["'pemanku", "pemanku%", "pemanku & | ! ( ) :* <->", "pemanku 100%", "pemanku\\"])("takes %s as words", async (typed) => {
  await expect(news(typed)).resolves.toEqual(typed.includes("100") ? [] : expect.arrayContaining(["Temu warga"]));
});
