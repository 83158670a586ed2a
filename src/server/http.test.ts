import { describe, expect, test, vi } from "vitest";
import type { Actor, Policy } from "#kit/access/access.ts";
import { visitor } from "#kit/access/access.ts";
import type { Scope } from "#kit/ctx.server.ts";
import { refuse } from "#kit/refusals.ts";
import { visitContext } from "#kit/visit.server.ts";
import type { Call } from "./api.ts";
import { openLog } from "./edge/log.ts";
import { type House, openHttp } from "./http.ts";
import { PageCache } from "./page-cache.ts";
import { noAssets } from "./pages/assets.ts";
import { decisionContext, documentContext } from "./pages/contexts.server.ts";
import type { Page } from "./pages/route-table.ts";

const policy: Policy = { catatan: { read: ["penulis"] } };
const penulis: Actor = { id: "00000000-0000-4000-8000-000000000001", name: "Uji", roles: ["penulis"] };
const tamu: Actor = { ...penulis, roles: [] };

const row = (path: string, given: Partial<Page>): Page => ({
  path,
  file: `${path}.tsx`,
  kind: "application",
  access: "public",
  shell: "bare",
  ...given,
});
const pages = [
  row("/", { kind: "document" }),
  row("/news", { kind: "document", query: ["berita"] }),
  row("/daftar", {}),
  row("/dashboard", { access: "signed-in" }),
  row("/catatan", { access: "catatan:read" }),
  row("*", { kind: "document" }),
];
const call = (method: Call["method"], path: Call["path"], given: Partial<Call> = {}): Call => ({
  method,
  path,
  access: "public",
  handle: async ({ request }) => Response.json(await request.json()),
  ...given,
});
const broken = async (): Promise<Response> => {
  throw new Error("select nama from akun: rahasia");
};
const calls = [
  call("POST", "/api/kirim"),
  call("GET", "/api/catatan/:id", { access: "catatan:read", handle: async ({ params }) => Response.json(params) }),
  call("GET", "/api/rusak", { handle: broken }),
  call("POST", "/api/masuk", { sentence: "msg", handle: () => Promise.reject(refuse.tooMany(7)) }),
];

/** Says what it was asked; stands where React Router does. */
const render: House["render"] = async (request, context) => {
  const { pathname, search } = new URL(request.url);
  const { hydrate, nonce } = context.get(documentContext);
  const said = { pathname, search, hydrate, nonce, decision: context.get(decisionContext), cookie: request.headers.get("cookie") };
  return new Response(JSON.stringify(said), { status: pathname.startsWith("/__") ? 404 : 200, headers: { "Content-Type": "text/html" } });
};

function open(given: Partial<House> = {}, actor: Actor = visitor) {
  const log = openLog("silent");
  const lines = vi.spyOn(log, "info");
  const house: House = {
    edge: { publicUrl: undefined, trustedProxies: [] },
    log,
    policy,
    pages,
    calls,
    render: vi.fn(render),
    cache: new PageCache({ enabled: true, headers: {} }),
    assets: noAssets,
    files: { stat: async () => null } as unknown as House["files"],
    fillDemo: async () => [],
    development: false,
    findActor: async () => actor,
    scope: (who, requestId) => ({ actor: who, requestId }) as Scope,
    ready: async () => true,
    ...given,
  };
  const fetch = openHttp(house);
  const ask = (path: string, init?: RequestInit, address = "203.0.113.9") =>
    fetch(new Request(new URL(path, "http://localhost:3000"), init), { address });
  return { house, ask, lines };
}

const post = (headers: Record<string, string>, body: BodyInit = "{}"): RequestInit =>
  ({ method: "POST", body, headers, duplex: "half" }) as RequestInit;

describe("every answer", () => {
  test.each(["/", "/daftar", "/dashboard", "/xyz", "/api/xyz", "/health/live", "/uploads/x", "/api/rusak", "/news/"])(
    "%s is armoured",
    async (path) => {
      const { headers } = await open().ask(path);
      const csp = headers.get("content-security-policy") ?? "";
      expect(csp).toContain("frame-ancestors 'none'");
      expect(csp).toContain("base-uri 'none'");
      expect(csp).not.toContain("unsafe");
      expect(headers.get("x-content-type-options")).toBe("nosniff");
      expect(headers.get("cross-origin-opener-policy")).toBe("same-origin");
      expect(headers.get("cross-origin-resource-policy")).toBe("same-origin");
      expect(headers.get("permissions-policy")).toContain("camera=()");
      expect(headers.get("referrer-policy")).toBe("strict-origin-when-cross-origin");
      expect(headers.has("strict-transport-security")).toBe(false);
      expect(headers.get("cache-control")).toBeTruthy();
    },
  );

  test("HSTS comes over https only, told by PUBLIC_URL", async () => {
    const publicUrl = new URL("https://man1palu.sch.id");
    const { house, ask } = open({ edge: { publicUrl, trustedProxies: [] } });
    const answer = await openHttp(house)(new Request("http://man1palu.sch.id/daftar"), { address: "127.0.0.1" });
    expect(answer.headers.get("strict-transport-security")).toContain("max-age=31536000");
    expect((await ask("/daftar")).headers.has("strict-transport-security")).toBe(false);
  });

  test("the log line names the route's pattern, and nothing of the person", async () => {
    const { ask, lines } = open({}, penulis);
    await ask("/api/catatan/7281?nama=Aisyah");
    expect(lines).toHaveBeenCalledTimes(1);
    const line = JSON.stringify(lines.mock.calls[0]);
    expect(line).toContain("/api/catatan/:id");
    for (const secret of ["7281", "Aisyah", "203.0.113.9", "Uji"]) expect(line).not.toContain(secret);
  });

  test("a fault of ours is told without its details", async () => {
    const { house, ask } = open();
    const errors = vi.spyOn(house.log, "error");
    const answer = await ask("/api/rusak");
    expect(answer.status).toBe(500);
    expect(await answer.text()).not.toContain("select");
    expect(errors).toHaveBeenCalledTimes(1);
  });
});

describe("hosts and proxies", () => {
  const publicUrl = new URL("https://man1palu.sch.id");
  const edge = { publicUrl, trustedProxies: ["10.0.0.0/8"] };
  const seen = async (url: string, headers: Record<string, string>, address: string) => {
    const visits: unknown[] = [];
    const { house } = open({
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
    expect((await open().ask("/api/kirim", post({ ...json, ...headers }))).status).toBe(status);
    const page = await open().ask("/daftar", post(headers as Record<string, string>));
    expect(page.status).toBe(status);
  });
});

describe("limits", () => {
  test("a long address is 414, an unknown method 405", async () => {
    expect((await open().ask(`/news?berita=${"x".repeat(9_000)}`)).status).toBe(414);
    expect((await open().ask("/", { method: "PROPFIND" })).status).toBe(405);
  });

  test("a big body is 413, whether it says so or not", async () => {
    const big = "x".repeat(1024 * 1024 + 1);
    const declared = await open().ask("/api/kirim", post({ "content-length": String(big.length) }, big));
    expect(declared.status).toBe(413);
    const stream = new ReadableStream({
      pull: (controller) => controller.enqueue(new Uint8Array(64 * 1024)),
    });
    expect((await open().ask("/daftar", post({}, stream))).status).toBe(413);
  });

  test("a body of fair size arrives whole", async () => {
    const sent = JSON.stringify({ a: "x".repeat(900_000) });
    expect(await (await open().ask("/api/kirim", post({}, sent))).text()).toBe(sent);
  });
});

describe("calls", () => {
  test("refusals become statuses and sentences", async () => {
    const { ask } = open();
    const denied = await ask("/api/catatan/1");
    expect([denied.status, await denied.json()]).toEqual([401, { error: "Silakan login terlebih dahulu." }]);
    expect((await open({}, tamu).ask("/api/catatan/1")).status).toBe(404);
    expect(await (await open({}, penulis).ask("/api/catatan/1")).json()).toEqual({ id: "1" });
    const waiting = await ask("/api/masuk", post({}));
    expect([waiting.status, waiting.headers.get("retry-after")]).toEqual([429, "7"]);
    expect(await waiting.json()).toHaveProperty("msg");
  });

  test("a call that demands an unknown right keeps the product from starting", () => {
    expect(() => open({ calls: [call("GET", "/api/x", { access: "catatn:read" })] })).toThrow("GET /api/x");
  });
});

describe("pages", () => {
  const said = async (answer: Response) => JSON.parse(await answer.text());

  test("a document is the same for everybody and carries one constant policy", async () => {
    const { ask, house } = open({}, penulis);
    const first = await ask("/news?berita=a&utm=1", { headers: { cookie: "sesi=x", "accept-language": "en" } });
    expect(first.headers.get("content-security-policy")).toContain("script-src 'self';");
    expect(first.headers.get("cache-control")).toBe("public, max-age=0, must-revalidate");
    expect(first.headers.get("vary")).toBe("Accept-Encoding");
    expect(await said(first)).toMatchObject({ search: "?berita=a", hydrate: false, cookie: null });
    const second = await ask("/news?berita=a");
    const again = await ask("/news?berita=a", { headers: { "if-none-match": second.headers.get("etag") ?? "" } });
    expect(again.status).toBe(304);
    expect(house.render).toHaveBeenCalledTimes(1);
    await ask("/news?berita=b");
    expect(house.render).toHaveBeenCalledTimes(2);
  });

  test("an application has a nonce of its own each time and is stored nowhere", async () => {
    const { ask } = open();
    const [one, two] = [await ask("/daftar"), await ask("/daftar")];
    const { nonce, hydrate } = await said(one);
    expect(hydrate).toBe(true);
    expect(one.headers.get("content-security-policy")).toContain(`'nonce-${nonce}'`);
    expect(two.headers.get("content-security-policy")).not.toContain(nonce);
    expect(one.headers.get("cache-control")).toBe("no-store");
  });

  test("visitors are asked to sign in; what one may not see does not exist", async () => {
    const visiting = await open().ask("/dashboard?a=1");
    expect([visiting.status, visiting.headers.get("location")]).toEqual([302, "/login?lanjut=%2Fdashboard%3Fa%3D1"]);
    expect((await open({}, tamu).ask("/dashboard")).status).toBe(200);
    expect((await open({}, tamu).ask("/catatan")).status).toBe(404);
    expect((await open({}, penulis).ask("/catatan")).status).toBe(200);
  });

  test("what the router in the browser asks for stands under the same rules", async () => {
    expect((await said(await open().ask("/dashboard.data"))).decision).toEqual({ to: "login", path: "/login?lanjut=%2Fdashboard" });
    expect((await said(await open({}, tamu).ask("/catatan.data?_routes=x"))).decision).toEqual({ to: "hide" });
    expect((await said(await open({}, penulis).ask("/catatan.data"))).decision).toEqual({ to: "render" });
    expect((await said(await open().ask("/news.data?berita=a&_routes=x"))).decision).toEqual({ to: "reload", path: "/news?berita=a" });
  });

  test("a page has one address", async () => {
    const answer = await open().ask("/news/?berita=a");
    expect([answer.status, answer.headers.get("location")]).toEqual([308, "/news?berita=a"]);
    expect((await open().ask("//evil.example/")).headers.get("location") ?? "").not.toContain("//");
  });

  test("readiness is told apart from life", async () => {
    const { ask } = open({ ready: async () => false });
    expect((await ask("/health/live")).status).toBe(200);
    expect((await ask("/health/ready")).status).toBe(503);
  });
});
