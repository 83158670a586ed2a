import { renderToStaticMarkup } from "react-dom/server";
import { RouterContextProvider } from "react-router";
import { afterAll, beforeAll, expect, test } from "vitest";
import { system } from "#kit/access/access.ts";
import { scopeContext } from "#kit/ctx.server.ts";
import { connected } from "#kit/database/connection/place.server.ts";
import { reportContext } from "#kit/report.server.ts";
import { pageTags } from "#kit/visit.server.ts";
import { seedSekolah } from "#seeds/sekolah.ts";
import { useDatabase } from "#tests/support/database.ts";
import { FotoBeranda, VideoBeranda } from "../sections/galeri.tsx";
import { Kegiatan } from "../sections/kegiatan.tsx";
import { Warta } from "../sections/warta.tsx";
import { loader } from "./beranda.tsx";

const place = useDatabase();
const asOwner = (statement: string) => connected(place.database.place, (client) => client.query(statement));

beforeAll(async () => {
  await place.scope(system("benih awal")).transaction(seedSekolah);
  await asOwner("alter table berita rename to berita_hilang");
});
afterAll(() => asOwner("alter table berita_hilang rename to berita"));

async function load() {
  const context = new RouterContextProvider();
  const reported: unknown[] = [];
  const tags = new Set<string>();
  context.set(scopeContext, place.scope());
  context.set(pageTags, tags);
  context.set(reportContext, (error) => reported.push(error));
  const args = { context, request: new Request("http://localhost/"), params: {} } as unknown as Parameters<typeof loader>[0];
  return { ...(await loader(args)), reported, tags };
}

test("a section that cannot be read leaves the others standing, is logged and is not kept", async () => {
  const { data, init, reported, tags } = await load();
  expect(data.berita).toBeNull();
  expect(data.banner).toEqual([]);
  expect(data.penghitung).toHaveLength(4);
  expect(init?.status).toBe(503);
  expect(reported).toHaveLength(1);
  expect([...tags]).toContain("berita");
});

test("the failed section says so in the specification's words", () => {
  expect(renderToStaticMarkup(<Warta berita={null} />)).toContain("Gagal mengambil data berita");
  expect(renderToStaticMarkup(<Kegiatan banner={null} />)).toContain("Gagal mengambil data banner");
  expect(renderToStaticMarkup(<FotoBeranda foto={null} />)).toContain("Gagal mengambil data photos");
  expect(renderToStaticMarkup(<VideoBeranda video={null} />)).toContain("Gagal mengambil data videos");
});
