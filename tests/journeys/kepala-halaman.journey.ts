/** What search engines, messengers and their previews read of every page that strangers see. */
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Demo, openDemo } from "#tests/support/demo.ts";
import { publicPages } from "#tests/support/public-pages.ts";
import { faultsOf, structuredData } from "#tests/support/structured-data.ts";

let demo: Demo;
const pages = new Map<string, string>();
/** Kept from search engines by a header. */
const unlisted = new Set<string>();

/** Doors, a page of one family, and the moments without a network or a page: search engines are kept from them. */
const kept = /^\/(?:login|luring|tidak-ada|daftar\/status.*)$/;

beforeAll(async () => {
  demo = await openDemo();
  const read = async (path: string) => {
    const answer = await fetch(demo.product.url + path);
    pages.set(path, await answer.text());
    if (answer.headers.get("X-Robots-Tag") === "noindex") unlisted.add(path);
  };
  for (const path of publicPages) await read(path);
  for (const [from, link] of [
    ["/news", /\/news\?berita=[a-z0-9-]+/],
    ["/gallery", /\/gallery\?foto=[a-f0-9-]+/],
    ["/gallery", /\/gallery\?album=[a-f0-9-]+/],
    ["/infografis", /\/infografis\?lihat=[a-f0-9-]+/],
  ] as const) {
    const found = link.exec(pages.get(from) ?? "")?.[0];
    if (!found) throw new Error(`${from} leads to nothing of ${link.source}`);
    await read(found);
  }
}, 240_000);
afterAll(() => demo?.close());

const decode = (text = "") => text.replaceAll("&amp;", "&");
const contentOf = (html: string, name: string) => decode(new RegExp(`(?:property|name)="${name}" content="([^"]*)"`).exec(html)?.[1]);
const open = () => [...pages].filter(([path]) => !kept.test(path));

describe("every public page", () => {
  test("says which address is its own, or that nobody is to find it", () => {
    const told = [...pages].flatMap(([path, html]) => {
      if (unlisted.has(path) || contentOf(html, "robots").startsWith("noindex")) return [];
      const own = decode(/rel="canonical" href="([^"]*)"/.exec(html)?.[1]);
      const same = path.replace(/\?tab=(?:sejarah|akademik|guru)$/, "");
      return own === demo.product.url + same ? [] : [`${path} says ${own || "nothing"}`];
    });
    expect(told).toEqual([]);
    expect([...unlisted]).toEqual(["/login"]);
    expect(open().filter(([path, html]) => path.includes("?cari=") !== contentOf(html, "robots").startsWith("noindex"))).toEqual([]);
  });

  test("is offered to search engines only where it lets itself be found", async () => {
    const siteMap = await (await fetch(`${demo.product.url}/sitemap.xml`)).text();
    const offered = [...siteMap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, loc]) => decode(loc).slice(demo.product.url.length));
    expect(offered.length).toBeGreaterThan(30);
    expect(offered.filter((path) => contentOf(pages.get(path) ?? "", "robots").startsWith("noindex"))).toEqual([]);
  });

  test("tells schema.org nothing that is wrong", () => {
    const faults = [...pages].flatMap(([path, html]) =>
      structuredData(html).flatMap((data) => faultsOf(data).map((fault) => `${path} ${fault}`)),
    );
    expect(faults).toEqual([]);
    const kinds = new Set([...pages.values()].flatMap((html) => JSON.stringify(structuredData(html)).match(/"@type":"[A-Za-z]+"/g) ?? []));
    for (const kind of ["HighSchool", "WebSite", "NewsArticle", "Event", "BreadcrumbList"]) expect(kinds).toContain(`"@type":"${kind}"`);
    expect(open().filter(([path, html]) => path !== "/" && !html.includes("BreadcrumbList"))).toEqual([]);
  });

  test("has a picture to be shared with, of its own, that can be drawn", { timeout: 120_000 }, async () => {
    const pictures = new Map(open().map(([path, html]) => [path, contentOf(html, "og:image")]));
    expect([...pictures].filter(([, picture]) => !picture)).toEqual([]);
    const own = new Set(pictures.values());
    // Tabs that are a query and searches share the card of their page.
    expect(own.size).toBe(new Set([...pictures.keys()].map((path) => path.replace(/\?(?:tab|cari)=.*/, ""))).size);
    for (const picture of own) {
      const answer = await fetch(picture);
      expect([picture, answer.status]).toEqual([picture, 200]);
      const { width = 0 } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
      if (picture.includes("/bagikan.png")) expect([picture, width]).toEqual([picture, 1200]);
      else expect(width).toBeGreaterThanOrEqual(600);
    }
    expect((await fetch(`${demo.product.url}/bagikan.png?halaman=/Sekolah-lain`)).status).toBe(404);
  });
});
