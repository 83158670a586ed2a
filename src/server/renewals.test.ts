import { describe, expect, test, vi } from "vitest";
import { html, open, saying, slow, textOf } from "#tests/support/page-cache.ts";

describe("a page that changes while people ask for it", () => {
  test("a page that is being asked for is rendered again before the next visitor comes", async () => {
    const { cache } = open();
    const render = vi.fn(saying("beranda", "berita"));
    await cache.through("/", "/?utm=1", render);
    cache.find("/?utm=1");
    cache.drop("berita");
    await vi.waitFor(() => expect(textOf(cache.find("/?utm=1"))).toBe("beranda"));
    expect(render).toHaveBeenCalledTimes(2);
    expect(cache.counts).toMatchObject({ miss: 1, renewed: 1 });
  });

  test("what nobody asked for since it was rendered is left until somebody does, however often it changes", async () => {
    const { cache, time } = open();
    const [unasked, past] = [vi.fn(saying("satu", "berita")), vi.fn(saying("dua", "berita"))];
    await cache.through("/news", "/news", unasked);
    await cache.through("/past", "/past", past);
    cache.find("/past");
    time.now += 1_000;
    for (let change = 0; change < 20; change++) cache.drop("berita");
    await new Promise((settle) => setImmediate(settle));
    expect([unasked, past].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
    expect(cache.size.pages).toBe(0);
  });

  test("pages are renewed one after the other, and once for all that changed while they waited", async () => {
    const { cache } = open();
    const gates: (() => void)[] = [];
    let under = 0;
    let most = 0;
    const render = vi.fn(async (tags: Set<string>) => {
      tags.add("berita");
      most = Math.max(most, ++under);
      await new Promise<void>((open) => gates.push(open));
      under--;
      return new Response("halaman", html);
    });
    for (const path of ["/a", "/b", "/c"]) {
      const first = cache.through(path, path, render);
      gates.pop()?.();
      await first;
      cache.find(path);
    }
    cache.drop("berita");
    cache.drop("berita");
    for (const path of ["/a", "/b", "/c"]) {
      await vi.waitFor(() => expect(gates).toHaveLength(1));
      gates.pop()?.();
      await vi.waitFor(() => expect(cache.find(path)).toBeDefined());
    }
    expect([render.mock.calls.length, most]).toEqual([6, 1]);
  });

  test("a visitor who comes while a page is renewed waits for that rendering; one that fails leaves the next to be told", async () => {
    const { cache } = open();
    const again = slow("baru", "berita");
    const turns = [saying("lama", "berita"), again.render, async () => new Response("", { status: 503 })];
    const render = (tags: Set<string>) => (turns.shift() ?? saying("akhirnya"))(tags);
    await cache.through("/", "/", render);
    cache.find("/");
    cache.drop("berita");
    await vi.waitFor(() => expect(again.render).toHaveBeenCalled());
    const waiting = cache.through("/", "/", saying("tidak perlu"));
    again.finish();
    expect(textOf(await waiting)).toBe("baru");
    cache.find("/");
    cache.drop("berita");
    await vi.waitFor(() => expect(cache.counts.renewed).toBe(2));
    expect(textOf(await cache.through("/", "/", saying("akhirnya")).catch(() => cache.through("/", "/", saying("akhirnya"))))).toBe(
      "akhirnya",
    );
  });
});
