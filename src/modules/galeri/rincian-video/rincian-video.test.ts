import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { system } from "#kit/access/access.ts";
import { seedSekolah } from "#seeds/sekolah.ts";
import { policy } from "#src/policy.ts";
import { actor, useDatabase } from "#tests/support/database.ts";
import { bacaVideo } from "../bacaan/baca-video.server.ts";
import { ambilRincian } from "./ambil-rincian-video.server.ts";
import { aturLayananVideo, bacaLayananVideo, keadaanLayanan } from "./atur-layanan-video.server.ts";

const { scope } = useDatabase({ policy });
const administrator = actor("administrator");
const asked: URL[] = [];
let status = 200;
let service: Server;
let alamat: string;
const lines: unknown[] = [];
const log = { warn: (details: object, sentence: string) => lines.push([details, sentence]) };

/** Answers as the video service's public data interface does. */
const known: Readonly<Record<string, object>> = {
  dQw4w9WgXcQ: { contentDetails: { duration: "PT8M24S" }, statistics: { viewCount: "12480" } },
  aaaaaaaaaaa: { contentDetails: { duration: "P0D" }, statistics: {} },
};

beforeAll(async () => {
  service = createServer((request, response) => {
    const url = new URL(request.url ?? "/", "http://localhost");
    asked.push(url);
    const ids = (url.searchParams.get("id") ?? "").split(",");
    const items = ids.filter((id) => known[id]).map((id) => ({ id, ...known[id] }));
    response.writeHead(status, { "Content-Type": "application/json" }).end(status === 200 ? JSON.stringify({ items }) : "{}");
  });
  await new Promise<void>((resolve) => service.listen(0, "127.0.0.1", resolve));
  alamat = `http://127.0.0.1:${(service.address() as AddressInfo).port}/youtube/v3`;
  await scope(system("uji")).transaction(seedSekolah);
  const video = { kategoriId: null, gambarId: null, durasi: null, tayangan: null, diambilAt: null };
  await scope(system("uji")).transaction(async (ctx) => {
    await ctx.db.deleteFrom("video").execute();
    await ctx.db
      .insertInto("video")
      .values([
        { ...video, name: "A", urlVideo: "https://youtu.be/dQw4w9WgXcQ", urutan: 1 },
        { ...video, name: "B", urlVideo: "https://www.youtube.com/watch?v=dQw4w9WgXcQ", urutan: 2 },
        { ...video, name: "C", urlVideo: "https://youtu.be/aaaaaaaaaaa", urutan: 3 },
        { ...video, name: "D", urlVideo: "https://example.com/film", urutan: 4 },
      ])
      .execute();
  });
});
afterAll(() => new Promise((resolve) => service.close(resolve)));
beforeEach(() => {
  asked.length = 0;
  lines.length = 0;
  status = 200;
});

const ambil = () => ambilRincian(scope(system("ambil-rincian-video")), log);
const rincian = async () => (await scope().transaction((ctx) => bacaVideo(ctx))).map(({ durasi, tayangan }) => [durasi, tayangan]);

test("without a key nothing is asked", async () => {
  await ambil();
  expect([asked.length, await rincian()]).toEqual([0, Array(4).fill([null, null])]);
});

const versi = async () => (await scope(administrator).transaction(keadaanLayanan)).versi;

test("only the administrator keeps a key, and nobody gets it back", async () => {
  const aturan = { versi: await versi(), alamat, kunci: "kunci-rahasia_1", hapusKunci: false };
  await expect(scope(actor("humas")).transaction((ctx) => aturLayananVideo(ctx, aturan))).rejects.toMatchObject({ kind: "forbidden" });
  await expect(scope(actor("guru")).transaction(keadaanLayanan)).rejects.toMatchObject({ kind: "notFound" });
  for (const [salah, bidang] of [
    [{ alamat: "ftp://x" }, "alamat"],
    [{ kunci: "a b" }, "kunci"],
  ] as const) {
    const diatur = scope(administrator).transaction((ctx) => aturLayananVideo(ctx, { ...aturan, ...salah }));
    await expect(diatur).rejects.toMatchObject({ kind: "invalid", fields: { [bidang]: expect.any(String) } });
  }
  await scope(administrator).transaction((ctx) => aturLayananVideo(ctx, aturan));
  const kini = await versi();
  await scope(administrator).transaction((ctx) => aturLayananVideo(ctx, { ...aturan, versi: kini, kunci: "" }));
  const lama = scope(administrator).transaction((ctx) => aturLayananVideo(ctx, { ...aturan, kunci: "lain" }));
  await expect(lama).rejects.toMatchObject({ kind: "stale" });
  expect(await scope(administrator).transaction(bacaLayananVideo)).toEqual({ alamat, kunci: "kunci-rahasia_1" });
  expect(JSON.stringify(await scope(administrator).transaction(keadaanLayanan))).not.toContain("rahasia");
  const jejak = await scope(system("uji")).transaction((ctx) => ctx.db.selectFrom("audit").selectAll().execute());
  expect(JSON.stringify(jejak)).not.toContain("rahasia");
});

test("duration and views are fetched once for all videos", async () => {
  await ambil();
  expect(asked).toHaveLength(1);
  expect(Object.fromEntries(asked[0]?.searchParams ?? [])).toEqual({
    part: "contentDetails,statistics",
    id: expect.stringMatching(/^(dQw4w9WgXcQ,aaaaaaaaaaa|aaaaaaaaaaa,dQw4w9WgXcQ)$/),
    key: "kunci-rahasia_1",
  });
  expect(asked[0]?.pathname).toBe("/youtube/v3/videos");
  expect(await rincian()).toEqual([
    [504, "12480"],
    [504, "12480"],
    [0, null],
    [null, null],
  ]);
});

test("a failing service is only a line in the log, without the key", async () => {
  status = 403;
  await ambil();
  expect(lines).toEqual([[{ error: "the video service answered 403" }, "Gagal fetch detail YouTube"]]);
  expect((await rincian())[0]).toEqual([504, "12480"]);
});

test("a key can be taken away", async () => {
  const seen = await versi();
  await scope(administrator).transaction((ctx) => aturLayananVideo(ctx, { versi: seen, alamat, kunci: "", hapusKunci: true }));
  await ambil();
  expect(asked).toHaveLength(0);
});
