import { describe, expect, test } from "vitest";
import { visitContext } from "#kit/visit.server.ts";
import { openTestHouse, post } from "#tests/support/house.ts";
import { openHttp } from "../http.ts";

describe("hosts and proxies", () => {
  const publicUrl = new URL("https://man1palu.sch.id");
  const edge = { publicUrl, trustedProxies: ["10.0.0.0/8"] };
  const seen = async (url: string, headers: Record<string, string>, address: string) => {
    const visits: unknown[] = [];
    const { house } = openTestHouse({
      edge,
      render: async (request, context) => {
        visits.push({ ...context.get(visitContext), url: request.url });
        return new Response("");
      },
    });
    const { status } = await openHttp(house)(new Request(url, { headers }), { address });
    return { status, visit: visits[0] as { address: string; origin: string; requestId: string; url: string } | undefined };
  };

  test("a foreign host is refused", async () => {
    expect((await seen("http://evil.example/daftar", {}, "203.0.113.9")).status).toBe(400);
    expect((await seen("http://man1palu.sch.id.evil.example/daftar", {}, "203.0.113.9")).status).toBe(400);
    for (const host of ["localhost", "127.0.0.1", "[::1]", "man1palu.sch.id"])
      expect((await seen(`http://${host}:3000/daftar`, {}, "x")).status).toBe(200);
  });

  test("behind the proxy the address is the one that people typed", async () => {
    const { visit } = await seen("http://man1palu.sch.id/daftar?a=1", {}, "10.0.0.2");
    expect(visit).toMatchObject({ origin: "https://man1palu.sch.id", url: "https://man1palu.sch.id/daftar?a=1" });
  });

  test("forwarded headers count from trusted proxies only, and the last honest hop is the client", async () => {
    const forwarded = { "x-forwarded-for": "198.51.100.1, 203.0.113.7, 10.0.0.3", "x-request-id": "dari-proksi-1" };
    const believed = (await seen("http://man1palu.sch.id/daftar", forwarded, "::ffff:10.0.0.2")).visit;
    expect(believed).toMatchObject({ address: "203.0.113.7", requestId: "dari-proksi-1" });
    const stranger = (await seen("http://man1palu.sch.id/daftar", forwarded, "203.0.113.66")).visit;
    expect(stranger?.address).toBe("203.0.113.66");
    expect(stranger?.requestId).not.toBe("dari-proksi-1");
    const lying = { "x-forwarded-host": "man1palu.sch.id" };
    expect((await seen("http://evil.example/daftar", lying, "203.0.113.66")).status).toBe(400);
  });
});

describe("where a sending comes from", () => {
  const json = { "content-type": "application/json" };
  test.each([
    ["our own page", { "sec-fetch-site": "same-origin", cookie: "sesi=x" }, 200],
    ["an older browser on our page", { origin: "http://localhost:3000", cookie: "sesi=x" }, 200],
    ["a program without cookies", {}, 200],
    ["a program with a token", { authorization: "Bearer abc", origin: "https://app.example" }, 200],
    ["another site", { "sec-fetch-site": "cross-site", origin: "https://evil.example" }, 403],
    ["another site of the same domain", { "sec-fetch-site": "same-site", cookie: "sesi=x" }, 403],
    ["an older browser on another site", { origin: "https://evil.example", cookie: "sesi=x" }, 403],
    ["a hidden origin", { origin: "null", cookie: "sesi=x" }, 403],
    ["a cookie and no origin at all", { cookie: "sesi=x" }, 403],
    ["another site with our token and cookie", { authorization: "Bearer abc", cookie: "sesi=x", origin: "https://evil.example" }, 403],
  ])("%s", async (_, headers, status) => {
    expect((await openTestHouse().ask("/api/kirim", post({ ...json, ...headers }))).status).toBe(status);
    const page = await openTestHouse().ask("/daftar", post(headers as Record<string, string>));
    expect(page.status).toBe(status);
  });
});

describe("limits", () => {
  test("who reads at a long address gets a page: of its values cut short, or of nothing where the path is long", async () => {
    const { ask } = openTestHouse();
    const said = async (path: string) => (await (await ask(path)).json()) as { pathname: string; search: string };
    expect(await said(`/news?berita=${"x".repeat(9_000)}&lain=1`)).toMatchObject({ search: `?berita=${"x".repeat(300)}` });
    expect(await said(`/news?berita=${encodeURIComponent("😀".repeat(9_000))}`)).toMatchObject({
      search: `?berita=${encodeURIComponent("😀".repeat(300))}`,
    });
    expect(await said(`/news?${"berita=x&".repeat(2_000)}`)).toMatchObject({ pathname: "/news" });
    expect((await ask(`/${"x".repeat(9_000)}`)).status).toBe(404);
  });

  test("a program's or a sent long address is 414, an unknown method 405", async () => {
    expect((await openTestHouse().ask(`/api/catatan/1?x=${"x".repeat(9_000)}`)).status).toBe(414);
    expect((await openTestHouse().ask(`/daftar?x=${"x".repeat(9_000)}`, post({}))).status).toBe(414);
    expect((await openTestHouse().ask("/", { method: "PROPFIND" })).status).toBe(405);
  });
});
