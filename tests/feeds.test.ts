/** What feed readers, calendars and search engines are told, through the routes' own loaders. */
import { describe, expect, test } from "vitest";
import { system } from "#kit/access/access.ts";
import { loader as agendaIcs } from "#site/feeds/agenda-ics.ts";
import { loader as jsonFeed } from "#site/feeds/json-feed.ts";
import { loader as robots } from "#site/feeds/robots.ts";
import { loader as rss } from "#site/feeds/rss.tsx";
import { loader as sitemap } from "#site/feeds/sitemap.ts";
import { feedFaults } from "#tests/support/feed-faults.ts";
import { useFeeds } from "#tests/support/feeds.ts";
import { publicPages } from "#tests/support/public-pages.ts";

const { scope, ask } = useFeeds();

describe("news", () => {
  test("as RSS, kept until the next planned one appears", async () => {
    const { answer, life, type } = await ask(rss, "/berita.rss");
    const body = await answer.text();
    expect(type).toContain("application/rss+xml");
    expect(body).toContain("<title>Satu &lt;&amp;&gt; dua</title><link>https://man1palu.sch.id/news?berita=satu</link>");
    const [, html = ""] = /<description>Ringkas<\/description><content:encoded>(.*?)<\/content:encoded>/.exec(body) ?? [];
    expect(html.replaceAll("&lt;", "<").replaceAll("&gt;", ">").replaceAll("&quot;", '"').replaceAll("&amp;", "&")).toBe(
      '<p>Isi <strong>tebal</strong> &amp; &lt;miring&gt;.</p><ul><li><a href="https://man1palu.sch.id/informasi/ppdb" rel="noopener">syarat</a></li></ul>',
    );
    expect(body).toContain('<media:content url="https://man1palu.sch.id/bagikan.png?berita=satu" medium="image"');
    expect(body).not.toMatch(/Nanti|Draf/);
    expect(new Date(life.until)).toEqual(new Date("2026-11-21T03:00:00Z"));
  });

  test("as RSS that a validator takes, whatever stands in a text", async () => {
    const berita = {
      content: [
        `Dari Word:\u0007 ]]> & <b> "kutip" سلام`,
        "## [Syarat](/informasi/ppdb?tab=syarat&a=1)",
        "[Telepon](tel:+62451400100) [Surel](mailto:a@contoh.id) https://contoh.id/a?b=1&c=2",
        "![Foto](gambar:0b9f6f1e-2f37-4a8e-9d4b-0a3c5f7e1d22)",
        "| A | B |\n|---|---|\n| [x](/news) | y |",
        "> Kata & kata\n> — Ibu <Sari>",
        "https://www.youtube.com/watch?v=dQw4w9WgXcQ",
      ].join("\n\n"),
      ...{ slug: "ganjil", name: "Ganjil \u0001 ]]> <&>", desc: null, author: null, gambarId: null, kategoriId: null },
      ...{ tanggal: "2026-11-02", status: "terbit" as const, terbitPada: new Date("2026-11-02T00:00:00Z") },
    };
    await scope(system("uji")).transaction((ctx) => ctx.db.insertInto("berita").values(berita).execute());
    const body = await (await ask(rss, "/berita.rss")).answer.text();
    await scope(system("uji")).transaction((ctx) => ctx.db.deleteFrom("berita").where("slug", "=", "ganjil").execute());
    expect(body).toContain("/informasi/ppdb?tab=syarat");
    expect(feedFaults(body)).toEqual([]);
  });

  test("as JSON feed, in words alone", async () => {
    const feed = await (await ask(jsonFeed, "/berita.json")).answer.json();
    expect(feed).toMatchObject({
      version: "https://jsonfeed.org/version/1.1",
      items: [{ title: "Satu <&> dua", content_text: "Isi tebal & <miring>.\n\nsyarat" }],
    });
    expect(feed.items).toHaveLength(1);
  });
});

test("the agenda as a calendar, without what is not for the site", async () => {
  const { answer, type } = await ask(agendaIcs, "/agenda.ics");
  const body = await answer.text();
  expect(type).toContain("text/calendar");
  expect(body).toContain("SUMMARY:Rapat wali\r\n");
  expect(body).not.toContain("tertutup");
});

test("search engines find every public page and news item, and nothing else", async () => {
  const body = await (await ask(sitemap, "/sitemap.xml")).answer.text();
  const found = [...body.matchAll(/<loc>https:\/\/man1palu\.sch\.id([^<]*)<\/loc>/g)].map(([, path]) => path);
  // A first tab is its page; of families, of searches and of doors nothing is offered.
  const first = /\?tab=(?:sejarah|akademik|guru)$/;
  const kept = /^\/(?:login|luring|tidak-ada|api\/docs|daftar\/status(?:\/.*)?)$|\?cari=/;
  const offered = publicPages.filter((path) => !kept.test(path)).map((path) => path.replace(first, ""));
  expect(found.toSorted()).toEqual([...offered, "/news?berita=satu"].toSorted());
  expect(found.filter((path = "") => /^\/(?:api|luring)/.test(path))).toEqual([]);
  for (const hidden of ["/dashboard", "/login", "/luring", "/news?berita=draf", "/news?berita=nanti"]) expect(found).not.toContain(hidden);
  expect(await (await ask(robots, "/robots.txt")).answer.text()).toContain("Sitemap: https://man1palu.sch.id/sitemap.xml");
});
