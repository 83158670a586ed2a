import { vi } from "vitest";
import { type Actor, type Policy, visitor } from "#kit/access/access.ts";
import type { Scope } from "#kit/ctx.server.ts";
import { refuse } from "#kit/refusals.ts";
import type { Call } from "#server/api.ts";
import { openLog } from "#server/edge/log.ts";
import { type Dependencies, openHttp } from "#server/http.ts";
import { PageCache } from "#server/page-cache.ts";
import { noAssets } from "#server/pages/assets.ts";
import { decisionContext, documentContext } from "#server/pages/contexts.server.ts";
import { portalNotFoundPath } from "#server/pages/not-found-path.ts";
import type { Page } from "#server/pages/route-table.ts";
import { noLists } from "#tests/support/no-lists.ts";
import { wholly } from "#tests/support/rights.ts";

const policy: Policy = { catatan: [wholly(["penulis"], "read")] };
export const penulis: Actor = { id: "00000000-0000-4000-8000-000000000001", name: "Uji", roles: ["penulis"] };
export const tamu: Actor = { ...penulis, roles: [] };

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
  row(portalNotFoundPath, { access: "signed-in", shell: "portal" }),
  row("*", { kind: "document" }),
];
export const call = (method: Call["method"], path: Call["path"], given: Partial<Call> = {}): Call => ({
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
const render: Dependencies["render"] = async (request, context) => {
  const { pathname, search } = new URL(request.url);
  const { hydrate, nonce } = context.get(documentContext);
  const said = { pathname, search, hydrate, nonce, decision: context.get(decisionContext), cookie: request.headers.get("cookie") };
  return new Response(JSON.stringify(said), { status: pathname.startsWith("/__") ? 404 : 200, headers: { "Content-Type": "text/html" } });
};

/** The network's side of a product with a few pages and calls; React Router and the database are not needed for it. */
export function openTestHouse(given: Partial<Dependencies> = {}, actor: Actor = visitor) {
  const log = openLog("silent");
  const lines = vi.spyOn(log, "info");
  const house: Dependencies = {
    edge: { publicUrl: undefined, trustedProxies: [] },
    origin: given.edge?.publicUrl?.origin ?? "http://localhost:3000",
    rush: () => 0,
    log,
    policy,
    pages,
    calls,
    render: vi.fn(render),
    cache: new PageCache({ enabled: true, headers: {} }),
    assets: noAssets,
    files: { stat: async () => null } as unknown as Dependencies["files"],
    lists: noLists,
    fillDemo: async () => [],
    development: false,
    findActor: async () => actor,
    scope: (who, requestId) => ({ actor: who, requestId }) as Scope,
    denied: async () => undefined,
    reader: (who, requestId) => ({ actor: who, requestId }) as Scope,
    health: async () => ({ ready: true, lines: [] }),
    metrics: { token: undefined, answered: () => undefined, text: async () => "portal_ready 1\n" },
    ...given,
  };
  const fetch = openHttp(house);
  const ask = (path: string, init?: RequestInit, address = "203.0.113.9") =>
    fetch(new Request(new URL(path, "http://localhost:3000"), init), { address });
  return { house, ask, lines };
}

export const post = (headers: Record<string, string>, body: BodyInit = "{}"): RequestInit =>
  ({ method: "POST", body, headers, duplex: "half" }) as RequestInit;
