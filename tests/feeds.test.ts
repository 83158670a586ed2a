/** What feed readers, calendars, search engines and messengers are told, through the routes' own loaders. */
import { Readable } from "node:stream";
import { RouterContextProvider } from "react-router";
import sharp from "sharp";
import { afterEach, beforeAll, describe, expect, test } from "vitest";
import { system } from "#kit/access/access.ts";
import { scopeContext } from "#kit/ctx.server.ts";
import { connected } from "#kit/database/connection/location.server.ts";
import { type Files, filesContext } from "#kit/files/files.server.ts";
import { reportContext } from "#kit/report.server.ts";
import { pageLife, pageTags } from "#kit/visit.server.ts";
import "#modules/layanan/index.server.ts";
import { sitePages } from "#modules/pencarian/index.ts";
import { seedSekolah } from "#seeds/sekolah.ts";
import { loader as agendaIcs } from "#site/feeds/agenda-ics.ts";
import { loader as icon } from "#site/feeds/icon.ts";
import { iconAddress } from "#site/feeds/icon-address.ts";
import { loader as jsonFeed } from "#site/feeds/json-feed.ts";
import { loader as manifest } from "#site/feeds/manifest.ts";
import { loader as robots } from "#site/feeds/robots.ts";
import { loader as rss } from "#site/feeds/rss.tsx";
import { loader as sharePicture } from "#site/feeds/share-picture.ts";
import { loader as sitemap } from "#site/feeds/sitemap.ts";
import { useDatabase } from "#tests/support/database.ts";
import { feedFaults } from "#tests/support/feed-faults.ts";
import { publicPages } from "#tests/support/public-pages.ts";

const now = new Date("2026-11-21T02:00:00Z");
const home = useDatabase({ clock: () => now });
const { scope } = home;

beforeAll(() =>
  scope(system("uji")).transaction(async (ctx) => {
    await seedSekolah(ctx);
    const berita = {
      content: "Isi **tebal** & <miring>.\n\n- [syarat](/informasi/ppdb)",
      tanggal: "2026-11-01",
      author: null,
      desc: "Ringkas",
      gambarId: null,
      kategoriId: null,
    };
    await ctx.db
      .insertInto("berita")
      .values([
        { ...berita, slug: "satu", name: "Satu <&> dua", status: "terbit", terbitPada: new Date("2026-11-01T00:00:00Z") },
        { ...berita, slug: "nanti", name: "Nanti", status: "terbit", terbitPada: new Date("2026-11-21T03:00:00Z") },
        { ...berita, slug: "draf", name: "Draf", status: "draft", terbitPada: null },
      ])
      .execute();
    const acara = { selesai: null, jamMulai: null, jamSelesai: null, tempat: null, deskripsi: null };
    await ctx.db
      .insertInto("agenda")
      .values([
        { ...acara, judul: "Rapat wali", mulai: "2026-11-24", tampilDiSitus: true },
        { ...acara, judul: "Rapat tertutup", mulai: "2026-11-25", tampilDiSitus: false },
      ])
      .execute();
  }),
);

type Loader = (args: Parameters<typeof rss>[0]) => Response | Promise<Response>;

const reported: unknown[] = [];
/** Files of the library by their names. */
const stored = new Map<string, Buffer>();
async function ask(loader: Loader, path: string) {
  const context = new RouterContextProvider();
  context.set(reportContext, (error) => reported.push(error));
  const life = { until: Number.POSITIVE_INFINITY };
  context.set(scopeContext, scope());
  context.set(pageTags, new Set());
  context.set(pageLife, life);
  context.set(filesContext, {
    exists: async (_: string, name: string) => stored.has(name),
    open: async (_: string, name: string) => ({ stream: Readable.from([stored.get(name)]) }),
  } as unknown as Files);
  const request = new Request(`https://man1palu.sch.id${path}`);
  const answer = await loader({ context, request, params: {} } as unknown as Parameters<Loader>[0]);
  return { answer, life, type: answer.headers.get("content-type") ?? "" };
}

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

describe("a shared link's picture", () => {
  /** Where the picture of the tests was cropped to its left half. */
  const endsRed = async (asked: string) => {
    const { answer } = await ask(sharePicture, `/bagikan.png?${asked}`);
    const edge = sharp(Buffer.from(await answer.arrayBuffer())).extract({ left: 1150, top: 200, width: 1, height: 1 });
    const [red = 0, , blue = 0] = await edge.raw().toBuffer();
    return red > blue + 150;
  };

  test.each(["/bagikan.png", "/bagikan.png?berita=satu"])("%s", async (path) => {
    const { answer, type } = await ask(sharePicture, path);
    expect(type).toBe("image/png");
    expect(await sharp(Buffer.from(await answer.arrayBuffer())).metadata()).toMatchObject({ width: 1200, height: 630 });
  });

  test("is cropped around the point that the editor chose", async () => {
    const ground = (background: string, width: number) => sharp({ create: { width, height: 600, channels: 3, background } }).webp();
    const left = await ground("#ff0000", 900).toBuffer();
    stored.set(
      "dua.webp",
      await ground("#0000ff", 1800)
        .composite([{ input: left, left: 0, top: 0 }])
        .toBuffer(),
    );
    const varian = JSON.stringify([{ width: 1800, avif: "dua.avif", webp: "dua.webp", bytes: 1 }]);
    const gambar = { kunci: "a".repeat(64), lebar: 1800, tinggi: 600, warna: "#800080", alt: "Dua", asal: "dua.png", varian, fokusX: 0 };
    await scope(system("uji")).transaction(async ({ db }) => {
      const { id } = await db.insertInto("gambar").values(gambar).returning("id").executeTakeFirstOrThrow();
      await db.updateTable("berita").set({ gambarId: id }).where("slug", "=", "satu").execute();
    });
    expect(await endsRed("berita=satu")).toBe(true);
  });

  test("of every page of the site shows something beside its title", { timeout: 120_000 }, async () => {
    const bare = ["/news", "/gallery", "/login"];
    for (const path of [...sitePages.map(({ to }) => to), "/cari", "/administration/services"].filter((one) => !bare.includes(one))) {
      const { answer } = await ask(sharePicture, `/bagikan.png?halaman=${path}`);
      const beside = sharp(Buffer.from(await answer.arrayBuffer())).extract({ left: 800, top: 40, width: 380, height: 500 });
      const { channels } = await beside.stats();
      expect([path, channels.some(({ stdev }) => stdev > 8)]).toEqual([path, true]);
    }
  });

  test.each(["/prestasi", "/agenda", "/hubungi"])("of %s carries the picture and the title that the school chose", async (path) => {
    const judul = `Kepala ${path}`;
    await scope(system("uji")).transaction(async ({ db }) => {
      const { id } = await db.selectFrom("gambar").select("id").where("alt", "=", "Dua").executeTakeFirstOrThrow();
      const opening = db.updateTable("bagianHalaman").set({ judul, gambarId: id });
      await opening
        .where("halaman", "=", path.slice(1) as "prestasi")
        .where("tab", "=", "pembuka")
        .executeTakeFirstOrThrow();
    });
    expect(await endsRed(`halaman=${path}`)).toBe(true);
  });

  test("of the gallery and the news is their own, of an album its first photo", async () => {
    const album = await scope(system("uji")).transaction(async ({ db }) => {
      const { id: gambarId } = await db.selectFrom("gambar").select("id").where("alt", "=", "Dua").executeTakeFirstOrThrow();
      const { id } = await db
        .insertInto("album")
        .values({ judul: "Wisuda", deskripsi: null, urutan: 1 })
        .returning("id")
        .executeTakeFirstOrThrow();
      await db.insertInto("foto").values({ gambarId, albumId: id, keterangan: null, urutan: 1 }).execute();
      return id;
    });
    for (const asked of ["halaman=/gallery", "halaman=/news", `album=${album}`])
      expect([asked, await endsRed(asked)]).toEqual([asked, true]);
    await expect(ask(sharePicture, "/bagikan.png?album=lain")).rejects.toMatchObject({ kind: "notFound" });
  });

  test("of a sheet of the rules is drawn", async () => {
    const path = "/informasi/ppdb/aturan/0b1e5d6c-1111-4222-8333-444455556666";
    expect((await ask(sharePicture, `/bagikan.png?halaman=${path}`)).type).toBe("image/png");
  });

  test("of the school does not hang on the news", async () => {
    const asOwner = (statement: string) => connected(home.database.place, (client) => client.query(statement));
    await asOwner("alter table berita rename to tak_terbaca");
    const asked = ask(sharePicture, "/bagikan.png").finally(() => asOwner("alter table tak_terbaca rename to berita"));
    expect((await asked).type).toBe("image/png");
  });

  test.each(["draf", "nanti", "tidak-ada"])("of %s there is none", async (slug) => {
    await expect(ask(sharePicture, `/bagikan.png?berita=${slug}`)).rejects.toMatchObject({ kind: "notFound" });
  });
});

afterEach(() => expect(reported).toEqual([]));

describe("the installed site", () => {
  interface Icon {
    readonly src: string;
    readonly sizes: string;
    readonly purpose: string;
  }
  const icons = async (): Promise<Icon[]> => (await (await ask(manifest, "/manifest.webmanifest")).answer.json()).icons;
  const drawn = async (src: string) => sharp(Buffer.from(await (await ask(icon, src)).answer.arrayBuffer()));
  const corner = async (src: string) => [
    ...(await (await drawn(src)).extract({ left: 0, top: 0, width: 1, height: 1 }).ensureAlpha().raw().toBuffer()),
  ];

  test("has icons of both sizes, alone and to be cut out", async () => {
    const told = await icons();
    expect(told.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
      "192x192 any",
      "192x192 maskable",
      "512x512 any",
      "512x512 maskable",
    ]);
    for (const { src, sizes } of told) {
      const { format, width, height } = await (await drawn(src)).metadata();
      expect([format, `${width}x${height}`]).toEqual(["png", sizes]);
    }
  });

  test("has the sign where the school's logo cannot be drawn", async () => {
    const asOwner = (statement: string) => connected(home.database.place, (client) => client.query(statement));
    const whole = await corner(iconAddress(180, true));
    await asOwner("alter table pengaturan rename to tak_terbaca");
    const asked = corner(iconAddress(180, true)).finally(() => asOwner("alter table tak_terbaca rename to pengaturan"));
    expect(await asked).toEqual(whole);
    expect(reported.splice(0)).toMatchObject([{ message: expect.stringContaining("pengaturan") }]);
  });

  test("fills the square only where it will be cut", async () => {
    for (const { src, purpose } of await icons()) expect([src, (await corner(src))[3]]).toEqual([src, purpose === "maskable" ? 255 : 0]);
    expect(await corner(iconAddress(180, true))).toEqual([11, 59, 46, 255]);
    expect((await (await drawn("/ikon.png?ukuran=99999")).metadata()).width).toBe(192);
  });
});
