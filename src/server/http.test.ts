import { brotliDecompressSync } from "node:zlib";
import { describe, expect, test, vi } from "vitest";
import { type Actor, visitor } from "#kit/access/access.ts";
import { refuse } from "#kit/refusals.ts";
import { reportContext } from "#kit/report.server.ts";
import { call, openTestHouse, penulis, post, tamu } from "#tests/support/house.ts";
import { openHttp } from "./http.ts";
import { documentContext } from "./pages/contexts.server.ts";

describe("every answer", () => {
  const sameForAll = ["/", "/xyz"];
  test.each(["/", "/daftar", "/dashboard", "/xyz", "/api/xyz", "/health/live", "/uploads/x", "/api/rusak", "/news/"])(
    "%s is armoured",
    async (path) => {
      const { headers } = await openTestHouse().ask(path);
      const csp = headers.get("content-security-policy") ?? "";
      expect(csp).toContain("frame-ancestors 'none'");
      expect(csp).toContain("base-uri 'none'");
      expect(csp).not.toContain("unsafe");
      expect(headers.get("x-content-type-options")).toBe("nosniff");
      expect(headers.get("cross-origin-opener-policy")).toBe(sameForAll.includes(path) ? null : "same-origin");
      expect(headers.get("cross-origin-resource-policy")).toBe("same-origin");
      expect(headers.get("permissions-policy")).toContain("camera=()");
      expect(headers.get("referrer-policy")).toBe("strict-origin-when-cross-origin");
      expect(headers.has("strict-transport-security")).toBe(false);
      expect(headers.get("cache-control")).toBeTruthy();
    },
  );

  test("HSTS comes over https only, told by PUBLIC_URL", async () => {
    const publicUrl = new URL("https://man1palu.sch.id");
    const { house, ask } = openTestHouse({ edge: { publicUrl, trustedProxies: [] } });
    const answer = await openHttp(house)(new Request("http://man1palu.sch.id/daftar"), { address: "127.0.0.1" });
    expect(answer.headers.get("strict-transport-security")).toContain("max-age=31536000");
    expect((await ask("/daftar")).headers.has("strict-transport-security")).toBe(false);
  });

  test("the log line names the route's pattern, and nothing of the person", async () => {
    const { ask, lines } = openTestHouse({}, penulis);
    await ask("/api/catatan/7281?nama=Aisyah");
    expect(lines).toHaveBeenCalledTimes(1);
    const line = JSON.stringify(lines.mock.calls[0]);
    expect(line).toContain("/api/catatan/:id");
    for (const secret of ["7281", "Aisyah", "203.0.113.9", "Uji"]) expect(line).not.toContain(secret);
  });

  test("a fault of ours is told without its details", async () => {
    const { house, ask } = openTestHouse();
    const errors = vi.spyOn(house.log, "error");
    const answer = await ask("/api/rusak");
    expect(answer.status).toBe(500);
    expect(await answer.text()).not.toContain("select");
    expect(errors).toHaveBeenCalledTimes(1);
  });
});

describe("an answer of 500", () => {
  /** @returns what the log heard of a page whose answer is a bare 500 */
  async function heard(during: (leave: AbortController, report: (error: unknown) => void) => void) {
    const leave = new AbortController();
    const { house, lines } = openTestHouse({
      render: async (_, context) => {
        during(leave, context.get(documentContext).report);
        return new Response(null, { status: 500 });
      },
    });
    const faults = vi.spyOn(house.log, "error");
    await openHttp(house)(new Request("http://localhost/daftar", { signal: leave.signal }), { address: "203.0.113.9" });
    const [told] = lines.mock.calls.map(([line]) => line as { readonly status: number });
    return { status: told?.status, faults: faults.mock.calls.length };
  }

  test("that nobody waits for any more is no fault", async () => {
    expect(await heard((leave) => leave.abort("Client connection prematurely closed."))).toEqual({ status: 499, faults: 0 });
    const torn = heard((leave, report) => {
      leave.abort();
      report(leave.signal.reason);
    });
    expect(await torn).toEqual({ status: 499, faults: 0 });
  });

  test("is told with what went wrong, left or not, and never without a line of its own", async () => {
    const broken = new Error("rusak");
    expect(await heard((_, report) => report(broken))).toEqual({ status: 500, faults: 1 });
    const left = heard((leave, report) => {
      leave.abort();
      report(broken);
    });
    expect(await left).toEqual({ status: 500, faults: 1 });
    expect(await heard((_, report) => report(new DOMException("habis", "AbortError")))).toEqual({ status: 500, faults: 1 });
    expect(await heard(() => undefined)).toEqual({ status: 500, faults: 1 });
  });
});

describe("calls", () => {
  test("refusals become statuses and sentences", async () => {
    const { ask } = openTestHouse();
    const denied = await ask("/api/catatan/1");
    expect([denied.status, await denied.json()]).toEqual([401, { error: "Silakan login terlebih dahulu." }]);
    expect((await openTestHouse({}, tamu).ask("/api/catatan/1")).status).toBe(404);
    expect(await (await openTestHouse({}, penulis).ask("/api/catatan/1")).json()).toEqual({ id: "1" });
    const waiting = await ask("/api/masuk", post({}));
    expect([waiting.status, waiting.headers.get("retry-after")]).toEqual([429, "7"]);
    expect(await waiting.json()).toHaveProperty("msg");
  });

  test("a call that demands an unknown right keeps the product from starting", () => {
    expect(() => openTestHouse({ calls: [call("GET", "/api/x", { access: "catatn:read" })] })).toThrow("GET /api/x");
  });
});

describe("pages", () => {
  const said = async (answer: Response) => JSON.parse(await answer.text());

  test("a document is the same for everybody and carries one constant policy", async () => {
    const { ask, house } = openTestHouse({}, penulis);
    const first = await ask("/news?berita=a&utm=1", { headers: { cookie: "sesi=x", "accept-language": "en" } });
    expect(first.headers.get("content-security-policy")).toContain("script-src 'self';");
    expect(first.headers.get("cache-control")).toBe("public, max-age=0, s-maxage=60, must-revalidate");
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
    const { ask } = openTestHouse();
    const [one, two] = [await ask("/daftar"), await ask("/daftar")];
    const { nonce, hydrate } = await said(one);
    expect(hydrate).toBe(true);
    expect(one.headers.get("content-security-policy")).toContain(`'nonce-${nonce}'`);
    expect(two.headers.get("content-security-policy")).not.toContain(nonce);
    expect(one.headers.get("cache-control")).toBe("no-store");
  });

  test("an application is sent small to who can read it so", async () => {
    const render = async () => new Response("Selamat datang. ".repeat(500), { headers: { "Content-Type": "text/html" } });
    const { ask } = openTestHouse({ render });
    const small = await ask("/daftar", { headers: { "accept-encoding": "gzip, br" } });
    expect([small.headers.get("content-encoding"), small.headers.get("vary")]).toEqual(["br", "Accept-Encoding"]);
    expect(brotliDecompressSync(Buffer.from(await small.arrayBuffer())).toString()).toBe("Selamat datang. ".repeat(500));
    expect((await ask("/daftar")).headers.has("content-encoding")).toBe(false);
  });

  test("visitors are asked to sign in; what one may not see does not exist", async () => {
    const visiting = await openTestHouse().ask("/dashboard?a=1");
    expect([visiting.status, visiting.headers.get("location")]).toEqual([302, "/login?lanjut=%2Fdashboard%3Fa%3D1"]);
    expect((await openTestHouse({}, tamu).ask("/dashboard")).status).toBe(200);
    expect((await openTestHouse({}, tamu).ask("/catatan")).status).toBe(404);
    expect((await openTestHouse({}, penulis).ask("/catatan")).status).toBe(200);
  });

  test("who is signed in is shown within the portal that there is nothing, the same whether it is not theirs or not there", async () => {
    const session = { headers: { cookie: "sesi=x" } };
    const shown = async (path: string, actor: Actor, init: RequestInit = session) => {
      const answer = await openTestHouse({}, actor).ask(path, init);
      const { nonce, cookie, ...rest } = await said(answer);
      return { status: answer.status, ...rest };
    };
    const inside = { status: 404, pathname: "/__tidak-ada/portal", search: "", hydrate: true, decision: { to: "render" } };
    for (const path of ["/catatan", "/catatan?ubah=1", "/tidak-ada", "/catatan/tidak-ada"]) expect(await shown(path, tamu)).toEqual(inside);
    expect(await shown("/catatan", tamu, post({ cookie: "sesi=x", "sec-fetch-site": "same-origin" }))).toEqual(inside);
    for (const init of [session, {}])
      expect(await shown("/tidak-ada", visitor, init)).toMatchObject({ hydrate: false, pathname: "/tidak-ada" });
  });

  test("the router in the browser is told of its pages, signed in or not", async () => {
    for (const actor of [visitor, tamu, penulis]) {
      const answer = await openTestHouse({}, actor).ask("/__manifest?paths=%2Fdashboard", { headers: { cookie: "sesi=x" } });
      expect(await said(answer)).toMatchObject({ pathname: "/__manifest", search: "?paths=%2Fdashboard", decision: { to: "render" } });
    }
  });

  test("what the router in the browser asks for stands under the same rules", async () => {
    expect((await said(await openTestHouse().ask("/dashboard.data"))).decision).toEqual({
      to: "login",
      path: "/login?lanjut=%2Fdashboard",
    });
    for (const path of ["/catatan", "/tidak-ada"])
      expect((await said(await openTestHouse({}, tamu).ask(`${path}.data?_routes=x`))).decision).toEqual({ to: "reload", path });
    expect((await said(await openTestHouse({}, penulis).ask("/catatan.data"))).decision).toEqual({ to: "render" });
    expect((await said(await openTestHouse().ask("/news.data?berita=a&_routes=x"))).decision).toEqual({
      to: "reload",
      path: "/news?berita=a",
    });
  });

  test("a page has one address", async () => {
    const answer = await openTestHouse().ask("/news/?berita=a");
    expect([answer.status, answer.headers.get("location")]).toEqual([308, "/news?berita=a"]);
    expect((await openTestHouse().ask("//evil.example/")).headers.get("location") ?? "").not.toContain("//");
  });

  test("readiness is told apart from life", async () => {
    const { ask } = openTestHouse({ health: async () => ({ ready: false, lines: ["basis data: terganggu"] }) });
    expect((await ask("/health/live")).status).toBe(200);
    expect((await ask("/health/ready")).status).toBe(503);
  });
});

test("what no text can hold is left out of a value, and the value where nothing else is in it", async () => {
  const { ask } = openTestHouse();
  const searched = async (query: string) => ((await (await ask(`/news?${query}`)).json()) as { search: string }).search;
  expect(await searched("berita=%00abc&lain=1")).toBe("?berita=abc");
  expect(await searched("berita=%00")).toBe("");
  expect(await searched("berita=ab")).toBe("?berita=ab");
});

test("a page with a section that could not be read is given out and kept by nobody; one kept before stands in for it", async () => {
  let isBroken = true;
  const faults = [new Error("relation banner does not exist"), refuse.unavailable()];
  const { ask, house } = openTestHouse({
    render: async (_, context) => {
      if (isBroken) for (const fault of faults) context.get(reportContext)(fault);
      return new Response(isBroken ? "Gagal" : "Utuh");
    },
  });
  const [warnings, errors] = [vi.spyOn(house.log, "warn"), vi.spyOn(house.log, "error")];
  const told = async () => {
    const answer = await ask("/");
    return [answer.status, await answer.text(), answer.headers.get("cache-control")?.includes("public") ?? false];
  };
  expect(await told()).toEqual([503, "Gagal", false]);
  expect([...errors.mock.calls, ...warnings.mock.calls]).toMatchObject(faults.map((error) => [{ error }, expect.any(String)]));
  isBroken = false;
  expect(await told()).toEqual([200, "Utuh", true]);
  isBroken = true;
  house.cache.drop(null);
  expect(await told()).toEqual([200, "Utuh", true]);
});

test("the first reader of a page already gets it compressed", async () => {
  const { ask } = openTestHouse({
    render: async () => new Response(`<html>${"madrasah ".repeat(500)}</html>`, { headers: { "Content-Type": "text/html" } }),
  });
  expect((await ask("/", { headers: { "accept-encoding": "br" } })).headers.get("content-encoding")).toBe("br");
});
