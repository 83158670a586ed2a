import { request } from "node:http";
import { isDeepStrictEqual } from "node:util";
import { afterAll, beforeAll, expect, test } from "vitest";
import { calls } from "#server/calls.ts";
import { pages } from "#src/routes.ts";
import { type Product, removeData, startProduct } from "./support/product.ts";
import { addStaff, type Staff } from "./support/staff.ts";
import { query } from "./support/stored.ts";

/** What holds for every answer to everybody, whatever was asked. Addresses come from the tables, so that a new one is asked by itself. */
let product: Product;
let clerk: { cookie: string };
beforeAll(async () => {
  product = await startProduct();
  clerk = { cookie: await signIn(await addStaff(product, "tataUsaha")) };
});
afterAll(async () => {
  await product.stop();
  removeData(product);
});

/** @returns the cookie with which a browser is that person */
async function signIn({ nip, password }: Staff): Promise<string> {
  const answer = await fetch(`${product.url}/login`, {
    method: "POST",
    headers: { origin: product.url },
    body: new URLSearchParams({ nip, password }),
    redirect: "manual",
  });
  const [session = ""] = answer.headers.getSetCookie().filter((line) => line.startsWith("sesi="));
  expect(session).toMatch(/^sesi=[\w-]{43};/);
  return session.split(";")[0] ?? "";
}

const filled = (path: string) =>
  path.replace(/:id\b/g, "00000000-0000-4000-8000-00000000000a").replace(/:\w+/g, "x".repeat(43)).replace(/^\*$/, "/tidak-ada");
const addresses = [
  ...new Set([
    ...pages.map(({ path }) => path),
    ...calls.filter(({ method }) => method === "GET").map(({ path }) => path),
    "/health/live",
    "/health/ready",
    "/metrics",
    "/assets/x.js",
    "/uploads/x.png",
  ]),
].map(filled);
const visit = async (path: string, headers: Record<string, string> = {}) => {
  const answer = await fetch(product.url + path, { headers, redirect: "manual" });
  return { path, status: answer.status, headers: answer.headers, body: await answer.text() };
};
const everywhere = async (headers?: Record<string, string>) => {
  const seen = [];
  for (let at = 0; at < addresses.length; at += 4)
    seen.push(...(await Promise.all(addresses.slice(at, at + 4).map((path) => visit(path, headers)))));
  return seen;
};

const written = /^text\/|[+/]xml(?:;|$)/;
const known =
  /^(?:application\/(?:(?:feed|manifest)\+)?json|application\/(?:pdf|vnd\.openxmlformats-officedocument\.spreadsheetml\.sheet)|image\/png)/;

function expectSound(seen: Awaited<ReturnType<typeof everywhere>>): void {
  expect(seen.length).toBeGreaterThan(120);
  for (const { path, status, headers: told, body } of seen) {
    expect(status, path).toBeLessThan(500);
    expect(told.get("x-content-type-options"), path).toBe("nosniff");
    const policy = told.get("content-security-policy");
    expect(policy, path).toMatch(/object-src 'none'|default-src 'none'/);
    expect(policy, path).toMatch(/frame-ancestors '(?:none|self)'/);
    expect(
      [...told.keys()].filter((name) => name.startsWith("access-control-")),
      path,
    ).toEqual([]);
    expect(told.get("x-powered-by") ?? told.get("server"), path).toBeNull();
    const type = told.get("content-type") ?? "";
    if (body !== "") expect(type, path).toMatch(written.test(type) ? /charset=utf-8/i : known);
  }
}

test("for another site's page every address answers within its policy, and lends itself to nobody", async () => {
  expectSound(await everywhere({ origin: "https://lain.example", "sec-fetch-site": "cross-site" }));
});

test("for who is signed in likewise, and reading changes nothing but what is counted", { timeout: 300_000 }, async () => {
  let [before, after] = [await writes(), [] as unknown];
  // A job of the hour may write meanwhile; what reading itself writes is written each time.
  for (let turn = 0; turn < 3; turn++) {
    expectSound(await everywhere(clerk));
    after = await writes();
    if (isDeepStrictEqual(after, before)) break;
    if (turn < 2) before = after;
  }
  expect(after).toEqual(before);
});

/**
 * How often each table was written to. Left out: what counts visits, lines of refusals and exports, the secret that the page of an app
 * offers, and what the process says of itself.
 */
async function writes(): Promise<unknown> {
  // The server's figures of a connection that rests come a moment late.
  await new Promise((done) => setTimeout(done, 1_500));
  return query(
    product.dataDir,
    `select relname, n_tup_ins + n_tup_upd + n_tup_del as writes from pg_stat_user_tables
     where schemaname = 'public' and relname not in ('rate_limit', 'sesi', 'audit', 'audit_head', 'faktor_aplikasi', 'denyut', 'proses', 'jejak_jangkar') order by relname`,
  );
}

test.each([
  ...[
    "/.git/config",
    "/.env",
    "/package.json",
    "/src/main.ts",
    "/data/kunci/audit",
    "/build/server/index.js",
    "/node_modules/pg/package.json",
  ],
  ...["/assets/", "/uploads/", "/assets/../package.json", "/uploads/..%2f..%2fkunci%2faudit", "/assets/%2e%2e/server/index.js"],
])("%s gives nothing of the inside away", async (path) => {
  const { port } = new URL(product.url);
  const answer = await new Promise<{ status: number; body: string }>((resolve, reject) => {
    const asked = request({ port, host: "127.0.0.1", path, headers: { host: `localhost:${port}` } }, (response) => {
      let body = "";
      response.setEncoding("utf8").on("data", (part: string) => {
        body += part;
      });
      response.on("end", () => resolve({ status: response.statusCode ?? 0, body }));
    });
    asked.on("error", reject).end();
  });
  expect([400, 404]).toContain(answer.status);
  expect(answer.body).not.toMatch(/\[core\]|"dependencies"|import .* from|Index of/);
});

test("only the methods that are meant are known", async () => {
  for (const method of ["PROPFIND", "TRACE", "CONNECT-X", "LOCK"]) {
    const { port } = new URL(product.url);
    const status = await new Promise((resolve) => {
      const asked = request({
        port,
        host: "127.0.0.1",
        path: "/",
        method: method === "CONNECT-X" ? "REPORT" : method,
        headers: { host: `localhost:${port}` },
      });
      asked
        .on("response", (response) => resolve(response.resume().statusCode))
        .on("error", () => resolve(400))
        .end();
    });
    expect([400, 405, 501]).toContain(status);
  }
});
