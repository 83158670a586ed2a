/** A program that knows nothing but the document calls every public operation of the API and checks the answers by their schemas. */
import axios, { type AxiosResponse, type InternalAxiosRequestConfig } from "axios";
import OpenAPIClientAxios, { type OpenAPIClient } from "openapi-client-axios";
import { beforeAll, describe, expect, test } from "vitest";
import { system, visitor } from "#kit/access/access.ts";
import type { Ctx } from "#kit/ctx.server.ts";
import { installTagar } from "#modules/berita/index.server.ts";
import { calls } from "#server/calls.ts";
import { openApiDocument, operationId } from "#server/openapi/document.ts";
import type { Schema } from "#server/openapi/schema.ts";
import { policy } from "#src/policy.ts";
import { useDatabase } from "#tests/support/database.ts";
import { openTestHouse } from "#tests/support/house.ts";
import { faults } from "#tests/support/schema-faults.ts";

const { scope } = useDatabase({ policy });
const document = openApiDocument(calls, { title: "Madrasah", origin: "http://localhost:3000" });
const ask = (path: string, init?: RequestInit) =>
  openTestHouse({ calls, policy, scope: (who, id) => scope(who, id), reader: (who, id) => scope(who, id) }, visitor).ask(path, init);

interface Operation {
  readonly operationId: string;
  readonly security?: unknown;
  readonly responses: Readonly<Record<string, { readonly content?: { readonly "application/json": { readonly schema: Schema } } }>>;
}

const operations = Object.fromEntries(
  Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, told]) => [(told as Operation).operationId, { path, method, operation: told as Operation }]),
  ),
);

/** Made from the document as it is served: one function for each operation. Its requests end at the house instead of a port. */
async function generateClient(): Promise<OpenAPIClient> {
  const adapter = async (config: InternalAxiosRequestConfig): Promise<AxiosResponse> => {
    const address = new URL(axios.getUri(config));
    const answer = await ask(address.pathname + address.search, { method: config.method?.toUpperCase() ?? "GET" });
    const headers = Object.fromEntries(answer.headers);
    return { data: await answer.json(), status: answer.status, statusText: answer.statusText, headers, config };
  };
  const definition = await (await ask("/api/openapi.json")).json();
  return new OpenAPIClientAxios({ definition, axiosConfigDefaults: { adapter } }).init();
}

const operationOf = ({ method, path }: { readonly method: string; readonly path: string }) => operationId(method, path);

async function fill(ctx: Ctx): Promise<void> {
  const varian = JSON.stringify([{ width: 960, avif: "a.avif", webp: "a.webp", bytes: 1 }]);
  const { id: gambarId } = await ctx.db
    .insertInto("gambar")
    .values({
      kunci: "a".repeat(64),
      lebar: 960,
      tinggi: 640,
      warna: "#aabbcc",
      alt: "Teluk",
      fokusX: 0.5,
      fokusY: 0.5,
      varian,
      asal: "uji",
      klip: null,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  const { id: kategoriId } = await ctx.db.insertInto("kategoriBerita").values({ name: "Uji" }).returning("id").executeTakeFirstOrThrow();
  await ctx.db.insertInto("foto").values({ gambarId, albumId: null, keterangan: null }).execute();
  const video = { name: "Video", urlVideo: "https://youtu.be/dQw4w9WgXcQ", gambarId: null, durasi: null, tayangan: null, diambilAt: null };
  await ctx.db
    .insertInto("video")
    .values([
      { ...video, kategoriId },
      { ...video, kategoriId: null },
    ])
    .execute();
  await ctx.db
    .insertInto("banner")
    .values({ gambarId, namaKegiatan: "Rapat", tanggalKegiatan: "2026-11-24", deskripsi: "Umum", tautan: null })
    .execute();
  const berita = { name: "Berita", desc: null, content: "Isi", tanggal: "2026-11-01", author: null, terbitPada: new Date(0) };
  const [satu] = await ctx.db
    .insertInto("berita")
    .values([
      { ...berita, slug: "satu", gambarId, kategoriId, status: "terbit" },
      { ...berita, slug: "dua", gambarId: null, kategoriId: null, status: "terbit" },
      { ...berita, slug: "draf", gambarId: null, kategoriId: null, status: "draft" },
    ])
    .returning("id")
    .execute();
  await installTagar(ctx, String(satu?.id), ["a"]);
}

/** More than one part of a list holds. */
async function count(ctx: Ctx, jumlah: number): Promise<void> {
  const nomor = Array.from({ length: jumlah }, (_, index) => index);
  const berita = {
    desc: null,
    content: "Isi",
    tanggal: "2020-01-01",
    author: null,
    terbitPada: new Date(0),
    status: "terbit" as const,
  };
  const rows = nomor.map((satu) => ({ ...berita, slug: `lama-${satu}`, name: `Lama ${satu}`, gambarId: null, kategoriId: null }));
  await ctx.db.insertInto("berita").values(rows).execute();
  const { id: gambarId } = await ctx.db.selectFrom("gambar").select("id").executeTakeFirstOrThrow();
  await ctx.db
    .insertInto("foto")
    .values(nomor.map((urutan) => ({ gambarId, albumId: null, keterangan: null, urutan: urutan + 1 })))
    .execute();
}

let client: OpenAPIClient;
beforeAll(async () => {
  await scope(system("uji")).transaction(fill);
  client = await generateClient();
});

describe("the document", () => {
  test("makes a client that has every call, each under a name of its own", () => {
    const names = client.api.getOperations().map(({ operationId }) => String(operationId));
    expect(names.sort()).toEqual([...new Set(calls.map(({ method, path }) => operationId(method, path)))].sort());
    expect(names).toHaveLength(calls.length);
  });

  test("says which calls need a right", async () => {
    for (const { path, method, operation } of Object.values(operations)) {
      const open =
        calls.find((call) => call.method.toLowerCase() === method && call.path.replace(/:(\w+)/g, "{$1}") === path)?.access === "public";
      expect([operation.operationId, operation.security === undefined]).toEqual([operation.operationId, open]);
    }
  });

  test("says of every call what it is for, and of every body what it holds", () => {
    const bodiless = ["DELETE", "GET"];
    expect(calls.filter(({ doc }) => !doc?.summary).map(operationOf)).toEqual([]);
    expect(calls.filter(({ method, doc }) => !bodiless.includes(method) && !doc?.body && !doc?.bodiless).map(operationOf)).toEqual([]);
    expect(document.paths["/api/gambar"]?.post).toMatchObject({
      requestBody: { content: { "image/jpeg": { schema: { format: "binary" } } } },
      parameters: [{ name: "alt", in: "query", required: true }, { name: "nama" }],
    });
  });

  test("can be asked for", async () => {
    expect(await (await ask("/api/openapi.json")).json()).toEqual(JSON.parse(JSON.stringify(document)));
  });
});

const call = (name: string, asked?: Readonly<Record<string, number>>): Promise<AxiosResponse> => client[name]!(asked);
const schemaOf = (name: string): Schema => operations[name]!.operation.responses["200"]!.content!["application/json"].schema;

test.each([
  ["getBanner", 1],
  ["getGalleryPhotos", 1],
  ["getVideos", 2],
  ["getNews", 2],
  ["getCategoryNews", 1],
])("%s answers %i rows as the document says", async (name, count) => {
  const { status, data } = await call(name);
  expect(status).toBe(200);
  expect(data).toHaveLength(count);
  expect(faults(schemaOf(name), data)).toEqual([]);
});

test("news have the specification's names, and no draft is told", async () => {
  const { data: news } = (await call("getNews")) as { data: Record<string, unknown>[] };
  expect(Object.keys(news[0]!).sort()).toEqual(["Date", "author", "category", "content", "desc", "id", "imageNews", "name", "tags"]);
  expect(news.map(({ imageNews }) => imageNews).sort()).toEqual(["a.webp", null]);
  expect(JSON.stringify(news)).not.toContain("draf");
  expect((await call("getNews", { tampil: 1, halaman: 2 })).data).toHaveLength(1);
});

test("a list is kept, and the same for everybody", async () => {
  const { ask } = openTestHouse({ calls, policy, scope: (who, id) => scope(who, id), reader: (who, id) => scope(who, id) }, visitor);
  const first = await ask("/api/news?utm=1", { headers: { cookie: "sesi=x" } });
  expect(first.headers.get("cache-control")).toBe("public, max-age=0, s-maxage=60, must-revalidate");
  const again = await ask("/api/news", { headers: { "if-none-match": first.headers.get("etag") ?? "" } });
  expect(again.status).toBe(304);
});

describe("long lists", () => {
  beforeAll(() => scope(system("uji")).transaction((ctx) => count(ctx, 248)));

  test.each(["getNews", "getGalleryPhotos"])(
    "%s of a long list comes in parts that lead to one another, and none is lost",
    async (name) => {
      const ids: string[] = [];
      const sizes: number[] = [];
      for (let halaman: number | undefined = 1; halaman !== undefined; ) {
        const { data, headers } = (await call(name, { halaman })) as AxiosResponse<{ id: string }[]>;
        expect(faults(schemaOf(name), data)).toEqual([]);
        ids.push(...data.map(({ id }) => id));
        sizes.push(data.length);
        const next = /[?&]halaman=(\d+)[^>]*>; rel="next"/.exec(String(headers.link ?? ""))?.[1];
        halaman = next === undefined ? undefined : Number(next);
      }
      const total = name === "getNews" ? 250 : 249;
      expect(sizes).toEqual([100, 100, total - 200]);
      expect(new Set(ids).size).toBe(total);
    },
  );
});
