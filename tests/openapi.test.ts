/** A program that knows nothing but the document calls every public operation of the API and checks the answers by their schemas. */
import { beforeAll, describe, expect, test } from "vitest";
import { system, visitor } from "#kit/access/access.ts";
import type { Ctx } from "#kit/ctx.server.ts";
import { pasangTagar } from "#modules/berita/index.server.ts";
import { calls } from "#server/calls.ts";
import { openApiDocument, operationId } from "#server/openapi/document.ts";
import type { Schema } from "#server/openapi/schema.ts";
import { policy } from "#src/policy.ts";
import { useDatabase } from "#tests/support/database.ts";
import { openTestHouse } from "#tests/support/house.ts";

const { scope } = useDatabase({ policy });
const document = openApiDocument(calls, { title: "MAN 1 Palu", origin: "http://localhost:3000" });
const ask = (path: string, init?: RequestInit) =>
  openTestHouse({ calls, policy, scope: (who, id) => scope(who, id) }, visitor).ask(path, init);

interface Operation {
  readonly operationId: string;
  readonly security?: unknown;
  readonly responses: Readonly<Record<string, { readonly content?: { readonly "application/json": { readonly schema: Schema } } }>>;
}

/** One function for each operation, as a generated client has them. */
const client = Object.fromEntries(
  Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, told]) => {
      const operation = told as Operation;
      return [
        operation.operationId,
        { path, method, operation, call: (query = "") => ask(path + query, { method: method.toUpperCase() }) },
      ];
    }),
  ),
);

function faults(schema: Schema, value: unknown, at = "$"): string[] {
  if ("anyOf" in schema) return schema.anyOf.some((one) => faults(one, value, at).length === 0) ? [] : [`${at}: ${JSON.stringify(value)}`];
  if (schema.type === "null") return value === null ? [] : [`${at} is not null`];
  if (schema.type === "array") {
    return Array.isArray(value) ? value.flatMap((one, index) => faults(schema.items, one, `${at}[${index}]`)) : [`${at} is no array`];
  }
  if (schema.type !== "object")
    return typeof value === (schema.type === "integer" ? "number" : schema.type) ? [] : [`${at} is no ${schema.type}`];
  if (typeof value !== "object" || value === null) return [`${at} is no object`];
  const entries = Object.entries(value);
  const unknown = Object.keys(schema.properties).length > 0 ? entries.filter(([name]) => !Object.hasOwn(schema.properties, name)) : [];
  const missing = (schema.required ?? []).filter((name) => !Object.hasOwn(value, name));
  return [
    ...unknown.map(([name]) => `${at}.${name} is not in the document`),
    ...missing.map((name) => `${at}.${name} is missing`),
    ...entries.flatMap(([name, one]) => (schema.properties[name] ? faults(schema.properties[name], one, `${at}.${name}`) : [])),
  ];
}

async function isi(ctx: Ctx): Promise<void> {
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
  await pasangTagar(ctx, String(satu?.id), ["a"]);
}

beforeAll(() => scope(system("uji")).transaction(isi));

describe("the document", () => {
  test("tells every call, each under a name of its own", () => {
    expect(Object.keys(client).sort()).toEqual([...new Set(calls.map(({ method, path }) => operationId(method, path)))].sort());
    expect(Object.keys(client)).toHaveLength(calls.length);
  });

  test("says which calls need a right", async () => {
    for (const { path, method, operation } of Object.values(client)) {
      const open =
        calls.find((call) => call.method.toLowerCase() === method && call.path.replace(/:(\w+)/g, "{$1}") === path)?.access === "public";
      expect([operation.operationId, operation.security === undefined]).toEqual([operation.operationId, open]);
    }
  });

  test("can be asked for", async () => {
    expect(await (await ask("/api/openapi.json")).json()).toEqual(JSON.parse(JSON.stringify(document)));
  });
});

test.each([
  ["getBanner", 1],
  ["getGalleryPhotos", 1],
  ["getVideos", 2],
  ["getNews", 2],
  ["getCategoryNews", 1],
])("%s answers %i rows as the document says", async (name, count) => {
  const answer = await client[name]!.call();
  const body: unknown = await answer.json();
  expect(answer.status).toBe(200);
  expect(body).toHaveLength(count);
  expect(faults(client[name]!.operation.responses["200"]!.content!["application/json"].schema, body)).toEqual([]);
});

test("news have the specification's names, and no draft is told", async () => {
  const news = (await (await client.getNews!.call()).json()) as Record<string, unknown>[];
  expect(Object.keys(news[0]!).sort()).toEqual(["Date", "author", "category", "content", "desc", "id", "imageNews", "name", "tags"]);
  expect(news.map(({ tags }) => tags).sort()).toEqual([[], ["a"]]);
  expect(news.map(({ imageNews }) => imageNews).sort()).toEqual(["a.webp", null]);
  expect(JSON.stringify(news)).not.toContain("draf");
  expect(await (await client.getNews!.call("?tampil=1&halaman=2")).json()).toHaveLength(1);
});

test("a list is kept, and the same for everybody", async () => {
  const { ask } = openTestHouse({ calls, policy, scope: (who, id) => scope(who, id) }, visitor);
  const first = await ask("/api/news?utm=1", { headers: { cookie: "sesi=x" } });
  expect(first.headers.get("cache-control")).toBe("public, max-age=0, must-revalidate");
  const again = await ask("/api/news", { headers: { "if-none-match": first.headers.get("etag") ?? "" } });
  expect(again.status).toBe(304);
});
