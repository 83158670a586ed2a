/** A section whose table cannot be read says so in the specification's words, in red; the rest of the page stands. */
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { type LoaderFunctionArgs, RouterContextProvider } from "react-router";
import { beforeAll, describe, expect, test } from "vitest";
import { system } from "#kit/access/access.ts";
import { scopeContext } from "#kit/ctx.server.ts";
import { connected } from "#kit/database/connection/place.server.ts";
import { reportContext } from "#kit/report.server.ts";
import { pageLife, pageTags } from "#kit/visit.server.ts";
import Beranda, { loader as muatBeranda } from "#modules/beranda/screens/beranda.tsx";
import News, { loader as muatNews } from "#modules/berita/screens/news.tsx";
import Gallery, { loader as muatGallery } from "#modules/galeri/screens/gallery.tsx";
import { seedSekolah } from "#seeds/sekolah.ts";
import { useDatabase } from "#tests/support/database.ts";

const place = useDatabase();
const asOwner = (statement: string) => connected(place.database.place, (client) => client.query(statement));

beforeAll(async () => {
  await place.scope(system("benih awal")).transaction(seedSekolah);
  await asOwner(`insert into berita (slug, name, content, tanggal, status, terbit_pada)
    values ('uji', 'Kabar yang terbaca', 'Isi.', '2026-11-01', 'terbit', '2026-11-01')`);
});

type Load = (args: LoaderFunctionArgs) => Promise<{ readonly data: unknown; readonly init: ResponseInit | null }>;
interface Props<L extends Load> {
  readonly loaderData: Awaited<ReturnType<L>>["data"];
}

interface Shown {
  readonly html: string;
  readonly status: number | undefined;
  readonly reported: readonly unknown[];
  readonly tags: ReadonlySet<string>;
}

async function show<L extends Load>(path: string, load: L, page: (props: Props<L>) => ReactNode): Promise<Shown> {
  const context = new RouterContextProvider();
  const reported: unknown[] = [];
  const tags = new Set<string>();
  context.set(scopeContext, place.scope());
  context.set(pageTags, tags);
  context.set(pageLife, { until: Number.POSITIVE_INFINITY });
  context.set(reportContext, (error) => reported.push(error));
  const args = { context, request: new Request(`http://localhost${path}`), params: {} } as unknown as LoaderFunctionArgs;
  const { data: loaderData, init } = await load(args);
  return { html: renderToStaticMarkup(page({ loaderData })), status: init?.status, reported, tags };
}

const beranda = () => show("/", muatBeranda, (props) => <Beranda {...props} />);
const gallery = () => show("/gallery", muatGallery, (props) => <Gallery {...props} />);
const news = () => show("/news", muatNews, (props) => <News {...props} />);
const red = (sentence: string) => `<p class="gagal" role="alert">${sentence}</p>`;
const every = /Gagal mengambil [a-z ]+/g;

async function without<T>(table: string, work: () => Promise<T>): Promise<T> {
  await asOwner(`alter table ${table} rename to tak_terbaca`);
  try {
    return await work();
  } finally {
    await asOwner(`alter table tak_terbaca rename to ${table}`);
  }
}

describe("every section that cannot be read", () => {
  test.each([
    ["home", "banner", beranda, "Gagal mengambil data banner", "Galeri foto"],
    ["home", "foto", beranda, "Gagal mengambil data photos", "Berita madrasah"],
    ["home", "video", beranda, "Gagal mengambil data videos", "Berita madrasah"],
    ["home", "berita", beranda, "Gagal mengambil data berita", "Jadwal"],
    ["gallery", "foto", gallery, "Gagal mengambil data photos", "Belum ada video di sini."],
    ["gallery", "video", gallery, "Gagal mengambil data videos", "Belum ada foto di sini."],
    ["news", "berita", news, "Gagal mengambil data berita", "Semua"],
    ["news", "kategori_berita", news, "Gagal mengambil kategori berita", "Kabar yang terbaca"],
  ])("%s without %s", async (_, table, page, sentence, standing) => {
    const { html, status, reported, tags } = await without(table, page);
    expect(html.match(every)).toEqual([sentence]);
    expect(html).toContain(red(sentence));
    expect(html).toContain(standing);
    expect([status, reported.length]).toEqual([503, 1]);
    expect(tags.size).toBeGreaterThan(3);
  });
});

test.each([beranda, gallery, news])("a page that can be read says nothing of the kind", async (page) => {
  const { html, status } = await page();
  expect([html.match(every), status]).toEqual([null, 200]);
});
