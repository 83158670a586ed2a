import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { system } from "#kit/access/access.ts";
import { everyRow } from "#kit/database/sql.server.ts";
import { seedSekolah } from "#seeds/sekolah.ts";
import { policy } from "#src/policy.ts";
import { actor, useDatabase } from "#tests/support/database.ts";
import { type FalseOutside, falseOutside } from "#tests/support/outside.ts";
import { readVideo } from "../read/read-video.server.ts";
import { layananState, readVideoService, setVideoService } from "./set-video-service.server.ts";
import { takeDetail } from "./take-video-detail.server.ts";

const { scope } = useDatabase({ policy });
const administrator = actor("administrator");
const asked: URL[] = [];
let status = 200;
let answered: string | undefined;
let outside: FalseOutside;
const path = "https://video.example/youtube/v3";
const lines: unknown[] = [];
const log = { warn: (details: object, sentence: string) => lines.push([details, sentence]) };

/** Answers as the video service's public data interface does. */
const known: Readonly<Record<string, object>> = {
  dQw4w9WgXcQ: { contentDetails: { duration: "PT8M24S" }, statistics: { viewCount: "12480" } },
  aaaaaaaaaaa: { contentDetails: { duration: "P0D" }, statistics: {} },
};

beforeAll(async () => {
  outside = await falseOutside((request, response) => {
    const url = new URL(request.url ?? "/", "http://localhost");
    asked.push(url);
    const ids = (url.searchParams.get("id") ?? "").split(",");
    const items = ids.filter((id) => known[id]).map((id) => ({ id, ...known[id] }));
    response.writeHead(status).end(answered ?? (status === 200 ? JSON.stringify({ items }) : "{}"));
  });
  outside.names.set("video.example", ["93.184.216.34"]);
  await scope(system("uji")).transaction(seedSekolah);
  const video = { kategoriId: null, gambarId: null, durasi: null, tayangan: null, diambilAt: null };
  await scope(system("uji")).transaction(async (ctx) => {
    await ctx.db.deleteFrom("video").where(everyRow).execute();
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
afterAll(() => outside.close());
beforeEach(() => {
  asked.length = 0;
  lines.length = 0;
  status = 200;
  answered = undefined;
});

const take = () => takeDetail(scope(system("ambil-rincian-video")), log, outside);
const detail = async () =>
  (await scope().transaction((ctx) => readVideo(ctx, { limit: 9 }))).map(({ durasi, tayangan }) => [durasi, tayangan]);

test("without a key nothing is asked", async () => {
  await take();
  expect([asked.length, await detail()]).toEqual([0, Array(4).fill([null, null])]);
});

const version = async () => (await scope(administrator).transaction(layananState)).versi;

test("only the administrator keeps a key, and nobody gets it back", async () => {
  const aturan = { versi: await version(), alamat: path, kunci: "kunci-rahasia_1", hapusKunci: false };
  await expect(scope(actor("humas")).transaction((ctx) => setVideoService(ctx, aturan))).rejects.toMatchObject({ kind: "forbidden" });
  await expect(scope(actor("guru")).transaction(layananState)).rejects.toMatchObject({ kind: "notFound" });
  for (const [salah, bidang] of [
    [{ alamat: "ftp://video.example" }, "alamat"],
    [{ alamat: "video.example" }, "alamat"],
    [{ alamat: "http://video.example" }, "alamat"],
    [{ alamat: "https://127.0.0.1/v3" }, "alamat"],
    [{ alamat: "https://169.254.169.254/v3" }, "alamat"],
    [{ alamat: "https://video.example:8443" }, "alamat"],
    [{ alamat: "https://saya@video.example" }, "alamat"],
    [{ alamat: `https://video.example/${"x".repeat(300)}` }, "alamat"],
    [{ kunci: "a b" }, "kunci"],
  ] as const) {
    const diatur = scope(administrator).transaction((ctx) => setVideoService(ctx, { ...aturan, ...salah }));
    await expect(diatur).rejects.toMatchObject({ kind: "invalid", fields: { [bidang]: expect.any(String) } });
  }
  await scope(administrator).transaction((ctx) => setVideoService(ctx, aturan));
  const kini = await version();
  await scope(administrator).transaction((ctx) => setVideoService(ctx, { ...aturan, versi: kini, kunci: "" }));
  const lama = scope(administrator).transaction((ctx) => setVideoService(ctx, { ...aturan, kunci: "lain" }));
  await expect(lama).rejects.toMatchObject({ kind: "stale" });
  expect(await scope(administrator).transaction(readVideoService)).toEqual({ alamat: path, kunci: "kunci-rahasia_1" });
  expect(JSON.stringify(await scope(administrator).transaction(layananState))).not.toContain("rahasia");
  const jejak = await scope(system("uji")).transaction((ctx) => ctx.db.selectFrom("audit").selectAll().orderBy("id").execute());
  expect(JSON.stringify(jejak)).not.toContain("rahasia");
});

test("duration and views are fetched once for all videos", async () => {
  await take();
  expect(asked).toHaveLength(1);
  expect(Object.fromEntries(asked[0]?.searchParams ?? [])).toEqual({
    part: "contentDetails,statistics",
    id: expect.stringMatching(/^(dQw4w9WgXcQ,aaaaaaaaaaa|aaaaaaaaaaa,dQw4w9WgXcQ)$/),
    key: "kunci-rahasia_1",
  });
  expect(asked[0]?.pathname).toBe("/youtube/v3/videos");
  expect(await detail()).toEqual([
    [504, "12480"],
    [504, "12480"],
    [0, null],
    [null, null],
  ]);
});

test("the kept key does not go to another host: it is typed again, or nothing changes", async () => {
  const pindah = { versi: await version(), alamat: "https://lain.example/v3", kunci: "", hapusKunci: false };
  const atur = (beda: object = {}) => scope(administrator).transaction((ctx) => setVideoService(ctx, { ...pindah, ...beda }));
  for (const lain of ["https://lain.example/v3", "https://video.example.lain.example/youtube/v3", "https://www.video.example/"])
    await expect(atur({ alamat: lain })).rejects.toMatchObject({
      kind: "invalid",
      fields: { kunci: expect.stringContaining("Ketik kunci") },
    });
  expect(await scope(administrator).transaction(readVideoService)).toEqual({ alamat: path, kunci: "kunci-rahasia_1" });
  await atur({ alamat: "https://VIDEO.example/youtube/v4" });
  await atur({ versi: await version(), kunci: "kunci-lain" });
  expect(await scope(administrator).transaction(readVideoService)).toEqual({ alamat: pindah.alamat, kunci: "kunci-lain" });
  await atur({ versi: await version(), alamat: path, kunci: "kunci-rahasia_1" });
});

test("an address kept before less was asked of one gets no key, and the page says so", async () => {
  for (const lama of ["http://video.example/youtube/v3", "https://10.0.0.8/v3"]) {
    await scope(system("uji")).transaction(({ db }) => db.updateTable("pengaturan").set({ videoAlamat: lama }).where(everyRow).execute());
    await take();
    expect(await scope(administrator).transaction(layananState)).toMatchObject({
      alamatDitolak: expect.stringContaining("Alamat layanan harus"),
    });
  }
  await scope(system("uji")).transaction(({ db }) => db.updateTable("pengaturan").set({ videoAlamat: path }).where(everyRow).execute());
  outside.names.set("video.example", ["192.168.1.4"]);
  await take();
  outside.names.set("video.example", ["93.184.216.34"]);
  expect([asked.length, lines.length, JSON.stringify(lines).includes("rahasia")]).toEqual([0, 3, false]);
  expect(await scope(administrator).transaction(layananState)).toMatchObject({ alamatDitolak: null });
});

test("an answer that is no JSON is a line in the log that repeats none of it", async () => {
  answered = "kunci-rahasia_1 tidak dikenal";
  await take();
  expect(lines).toEqual([[{ error: "the video service did not answer in JSON" }, "Gagal fetch detail YouTube"]]);
});

test("a failing service is only a line in the log, without the key", async () => {
  status = 403;
  await take();
  expect(lines).toEqual([[{ error: "the video service answered 403" }, "Gagal fetch detail YouTube"]]);
  expect((await detail())[0]).toEqual([504, "12480"]);
});

test("a key can be taken away, on the way to another host too; the trail tells each change, and only that the key changed", async () => {
  const lepas = (ke: string, seen: number) =>
    scope(administrator).transaction((ctx) => setVideoService(ctx, { versi: seen, alamat: ke, kunci: "", hapusKunci: true }));
  await lepas("https://lain.example/v3", await version());
  await lepas(path, await version());
  await take();
  expect(asked).toHaveLength(0);
  const jejak = await scope(system("uji")).transaction(({ db }) =>
    db.selectFrom("audit").select(["action", "after"]).where("subject", "=", "layananVideo").orderBy("id", "desc").limit(2).execute(),
  );
  expect(jejak).toEqual([
    { action: "update", after: { alamat: path, kunciDiganti: true } },
    { action: "update", after: { alamat: "https://lain.example/v3", kunciDiganti: true } },
  ]);
});
