import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { system } from "#kit/access/access.ts";
import type { DatabaseLocation } from "#kit/database/database.server.ts";
import { openDatabase } from "#kit/database/database.server.ts";
import { auditKey, createTestDatabase, dropTestDatabase, quiet, secretKey } from "#tests/support/database.ts";
import { html, open, saying, slow, textOf } from "#tests/support/page-cache.ts";
import type { PageCache } from "./page-cache.ts";

describe("the page cache", () => {
  test("who asks after the moment until which a page holds does not wait for the rendering that began before it", async () => {
    const { cache, time } = open();
    const { promise, resolve } = Promise.withResolvers<void>();
    const opens = time.now + 10;
    const early = vi.fn(async (_tags: Set<string>, life: { until: number }) => {
      life.until = opens;
      await promise;
      return new Response("tutup", html);
    });
    const before = cache.through("/daftar", "/daftar", early);
    const beside = cache.through("/daftar", "/daftar", saying("tidak perlu"));
    time.now = opens;
    const late = [1, 2, 3].map(() => cache.through("/daftar", "/daftar", saying("buka")));
    resolve();
    expect([textOf(await before), textOf(await beside)]).toEqual(["tutup", "tutup"]);
    expect((await Promise.all(late)).map(textOf)).toEqual(["buka", "buka", "buka"]);
    expect(cache.counts.miss).toBe(2);
  });

  test("a page that was kept under a clock of next year is rendered anew once the clock is put right", async () => {
    const { cache, time } = open();
    const now = time.now;
    time.now += 365 * 86_400_000;
    await cache.through("/news", "/news", saying("tahun depan"));
    expect(textOf(cache.find("/news"))).toBe("tahun depan");
    time.now = now;
    expect(cache.find("/news")).toBeUndefined();
    expect(textOf(await cache.through("/news", "/news", saying("hari ini")))).toBe("hari ini");
  });

  test("a page is rendered once and found by its address from then on", async () => {
    const { cache } = open();
    await cache.through("/news", "/news?utm=1", saying("satu"));
    expect(textOf(cache.find("/news?utm=1"))).toBe("satu");
    expect(cache.counts).toEqual({ hit: 1, miss: 1, joined: 0, stale: 0, renewed: 0 });
    expect(textOf(await cache.through("/news", "/news", saying("dua")))).toBe("satu");
    expect(textOf(cache.find("/news"))).toBe("satu");
  });

  test("a page that shows one field of a register outlives a change of others, and a rendering that began before a change of it does not", async () => {
    const { cache } = open();
    await cache.through("/", "/", saying("560 siswa", "siswa.status"));
    cache.drop("siswa:alamat,telepon");
    expect(textOf(cache.find("/"))).toBe("560 siswa");
    cache.drop("siswa:alamat,status");
    expect(cache.find("/")).toBeUndefined();
    for (const [touched, kept] of [
      ["siswa:telepon", true],
      ["siswa:status", false],
      ["siswa", false],
    ] as const) {
      cache.drop(null);
      const { render, finish } = slow("559 siswa", "siswa.status");
      const flying = cache.through("/", "/", render);
      cache.drop(touched);
      finish();
      await flying;
      expect(cache.find("/") !== undefined, touched).toBe(kept);
    }
  });

  test("a stampede renders once", async () => {
    const { cache } = open();
    const { render, finish } = slow("satu");
    const all = Array.from({ length: 50 }, () => cache.through("/", "/", render));
    finish();
    expect(new Set((await Promise.all(all)).map(textOf))).toEqual(new Set(["satu"]));
    expect(render).toHaveBeenCalledTimes(1);
  });

  test("a page whose content changes at a known moment is not kept longer", async () => {
    const { cache, time } = open({ freshFor: 60_000 });
    const until = time.now + 5_000;
    const planned = async (_: Set<string>, life: { until: number }) => {
      life.until = until;
      return new Response("terjadwal", html);
    };
    await cache.through("/news", "/news", planned);
    time.now = until - 1;
    expect(textOf(cache.find("/news"))).toBe("terjadwal");
    time.now = until;
    expect(cache.find("/news")).toBeUndefined();
  });

  test("a change drops the pages that carry its tag, and no others", async () => {
    const { cache } = open();
    await cache.through("/news", "/news", saying("berita", "berita"));
    await cache.through("/profile", "/profile", saying("profil", "profil"));
    cache.drop("berita");
    expect(cache.find("/news")).toBeUndefined();
    expect(textOf(cache.find("/profile"))).toBe("profil");
  });

  test("what began to render before a change is given to nobody after it", async () => {
    const { cache } = open();
    const old = slow("lama", "berita");
    const first = cache.through("/news", "/news", old.render);
    cache.drop("berita");
    const second = cache.through("/news", "/news", saying("baru", "berita"));
    expect(textOf(await second)).toBe("baru");
    old.finish();
    expect(textOf(await first)).toBe("lama");
    expect(textOf(cache.find("/news"))).toBe("baru");
  });

  test("a change of another tag while a page renders does not keep it out", async () => {
    const { cache } = open();
    const { render, finish } = slow("profil", "profil");
    const rendering = cache.through("/profile", "/profile", render);
    cache.drop("berita");
    finish();
    await rendering;
    expect(textOf(cache.find("/profile"))).toBe("profil");
  });

  test("only good answers are kept", async () => {
    const { cache } = open();
    const missing = await cache.through("/x", "/x", async () => new Response("tidak ada", { status: 404 }));
    expect(missing).toMatchObject({ status: 404 });
    await cache.through("/y", "/y", async () => new Response("", { headers: { "Set-Cookie": "a=b" } }));
    expect(cache.size.pages).toBe(0);
  });

  test("when rendering fails, what is there goes on being served; after all may have changed, too", async () => {
    const { cache, time } = open({ freshFor: 60_000 });
    await cache.through("/", "/", saying("beranda"));
    time.now += 61_000;
    expect(cache.find("/")).toBeUndefined();
    const broken = () => Promise.reject(new Error("basis data hilang"));
    expect(textOf(await cache.through("/", "/", broken))).toBe("beranda");
    cache.drop(null);
    expect(cache.find("/")).toBeUndefined();
    expect(textOf(await cache.through("/", "/", async () => new Response("", { status: 503 })))).toBe("beranda");
    await expect(cache.through("/lain", "/lain", broken)).rejects.toThrow("basis data hilang");
  });

  test("memory is bounded: what was not asked for the longest goes first", async () => {
    const { cache, time } = open({ maxBytes: 9_500 });
    for (const name of ["/a", "/b", "/c"]) {
      time.now += 10;
      await cache.through(name, name, saying("x".repeat(1_000)));
    }
    time.now += 10;
    cache.find("/a");
    time.now += 10;
    await cache.through("/d", "/d", saying("x".repeat(1_000)));
    expect(["/a", "/b", "/c", "/d"].filter((name) => cache.find(name))).toEqual(["/a", "/c", "/d"]);
    expect(cache.size.bytes).toBeLessThanOrEqual(9_500);
  });

  test("foreign parameters cannot fill it: a page knows a few spellings of its address only", async () => {
    const { cache } = open();
    for (let index = 0; index < 100; index++) await cache.through("/", `/?utm=${index}`, saying("satu"));
    expect(Array.from({ length: 100 }, (_, index) => cache.find(`/?utm=${index}`)).filter(Boolean)).toHaveLength(8);
  });
});

describe("two processes on one database", () => {
  let place: DatabaseLocation;
  beforeAll(async () => {
    place = await createTestDatabase();
  });
  afterAll(() => dropTestDatabase(place));

  test("a change in one is seen by the other when it is committed, and not before", async () => {
    const processes = [0, 1].map(() => ({
      database: openDatabase({ place, role: null, policy: {}, auditKey, secretKey, log: quiet }),
      cache: open().cache,
    })) as [
      { database: ReturnType<typeof openDatabase>; cache: PageCache },
      { database: ReturnType<typeof openDatabase>; cache: PageCache },
    ];
    const [here, there] = processes;
    const hearing = processes.map(({ database, cache }) => {
      const { promise, resolve } = Promise.withResolvers<void>();
      database.listen("content", (tag) => {
        cache.drop(tag);
        if (tag === null) resolve();
      });
      return promise;
    });
    await Promise.all(hearing);
    let said = "lama";
    const now = (tags: Set<string>) => saying(said, "berita")(tags);
    for (const { cache } of processes) await cache.through("/news", "/news", now);
    await here.database.scope(system("uji"), "uji-0001").transaction(async (ctx) => {
      ctx.touch("berita");
      expect(textOf(there.cache.find("/news"))).toBe("lama");
      said = "baru";
    });
    expect(here.cache.find("/news")).toBeUndefined();
    // Somebody was asking there, so what is rendered again is there by itself.
    await vi.waitFor(() => expect(textOf(there.cache.find("/news"))).toBe("baru"), 5_000);
    await Promise.all(processes.map(({ database }) => database.close()));
  });
});
