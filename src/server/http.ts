import { Hono } from "hono";
import { Abandoned } from "#kit/abort.ts";
import type { Actor, Policy, Right } from "#kit/access/access.ts";
import type { BackupPlan } from "#kit/backup/plan.server.ts";
import type { Scope } from "#kit/ctx.server.ts";
import type { Doctor } from "#kit/doctor/doctor.server.ts";
import type { Files } from "#kit/files/files.server.ts";
import { serveUpload } from "#kit/files/respond.server.ts";
import type { Report } from "#kit/health/health.server.ts";
import { refuse } from "#kit/refusals.ts";
import type { Visit } from "#kit/visit.server.ts";
import type { FillDemoData } from "#modules/akun/index.server.ts";
import { type Call, openApi } from "./api.ts";
import { toBarePage } from "./bare-page.ts";
import { demandOwnOrigin, isClearAddress, isKnownMethod, isSafe, maxUrlLength, shortened } from "./edge/guard.ts";
import { closedPolicy, headersFor } from "./edge/headers.ts";
import { markWriting } from "./edge/just-wrote.ts";
import type { Log } from "./edge/log.ts";
import { openOutageLog } from "./edge/outage-log.ts";
import type { ClientRateLimit } from "./edge/rate-limit.ts";
import { arrivals, type Edge, type Info } from "./edge/visit.ts";
import { answerHealth } from "./health.ts";
import type { ListThreads } from "./imports/list-threads.ts";
import { answerMetrics } from "./metrics/answer-metrics.ts";
import type { Metrics } from "./metrics/open-metrics.ts";
import type { PageCache } from "./page-cache.ts";
import type { Assets } from "./pages/assets.ts";
import { notFoundPath } from "./pages/not-found-path.ts";
import { openPages } from "./pages/pages.ts";
import { toResponse } from "./pages/prepared.ts";
import type { RenderPage } from "./pages/render.ts";
import type { Page } from "./pages/route-table.ts";
import { isOurFault, outage, toJson, toPlain } from "./refusals.ts";

/** Everything the network needs of the rest of the product. */
export interface Dependencies {
  readonly edge: Edge;
  /** Where people reach the product. Whatever is kept for everybody carries this one, never what a request calls us. */
  readonly origin: string;
  /** What strangers may send. */
  readonly rush: ClientRateLimit;
  readonly log: Log;
  readonly policy: Policy;
  readonly pages: readonly Page[];
  readonly calls: readonly Call[];
  readonly render: RenderPage;
  readonly cache: PageCache;
  readonly assets: Assets;
  readonly files: Files;
  readonly lists: Omit<ListThreads, "run" | "close">;
  readonly fillDemo: FillDemoData;
  /** What is backed up, and where to; absent only in tests. */
  readonly backup?: BackupPlan;
  /** Looks at the machine for whoever looks after it; absent only in tests. */
  readonly doctor?: Doctor;
  /** A mail server is named. */
  readonly sendsMail?: boolean;
  /** All people in it are invented. */
  readonly isCopy?: boolean;
  readonly development: boolean;
  /** Who is signed in with what came along; the visitor when nobody is. A token opens calls alone, a cookie pages too. */
  readonly findActor: (request: Request, visit: Visit, door: "call" | "page") => Promise<Actor>;
  readonly scope: (actor: Actor, requestId: string) => Scope;
  /** The same for screens that only show, where they are read from a copy, which may be a few seconds behind. */
  readonly screens?: Dependencies["scope"] | undefined;
  /** Hears of whoever is signed in and asks for what they may not do. */
  readonly denied: (scope: Scope, right: Right) => Promise<void>;
  /** For documents, which only read. */
  readonly reader: (actor: Actor, requestId: string) => Scope;
  /** Whether what serving needs is there. */
  readonly health: () => Promise<Report>;
  readonly metrics: Pick<Metrics, "answered" | "text" | "token">;
}

export interface Env {
  Bindings: { readonly visit: Visit; readonly url: URL; readonly note: Note };
}

/** What the log line will say about the request. */
export interface Note {
  route: string;
  error?: unknown;
  /** Why sections of the page could not be read, where the rest of it was shown. */
  missed?: readonly unknown[];
}

export type Fetch = (request: Request, info: Info) => Promise<Response>;

/** The one function that the network reaches: headers → session → /api → /uploads → pages. */
export function openHttp(house: Dependencies): Fetch {
  const arrive = arrivals(house.edge);
  const app = routesOf(house);
  const tellOutage = openOutageLog(house.log);
  return async (request, info) => {
    const startedAt = performance.now();
    const { visit, url } = arrive(request, info);
    const note: Note = { route: "-" };
    const watching =
      (await answerHealth(url.pathname, request.method, house.health)) ?? (await answerMetrics(request, info, house.metrics));
    if (watching) note.route = url.pathname;
    const answer = watching ?? (visit ? await answerVisit(app, request, { visit, url, note }) : toPlain(foreignHost()));
    const response = addSecurityHeaders(answer, visit);
    if (house.screens && visit) markWriting(request, response, visit.secure);
    const ms = performance.now() - startedAt;
    const { error, status } = outcome(request, response, note);
    for (const cause of outagesOf(note)) tellOutage(cause, visit?.requestId);
    if (error !== undefined) house.log.error({ error, id: visit?.requestId }, "permintaan gagal");
    house.metrics.answered(note.route, status, ms);
    house.log.info({ id: visit?.requestId, method: request.method, route: note.route, status, ms: Math.round(ms) }, "permintaan");
    return response;
  };
}

const outagesOf = ({ error, missed = [] }: Note): readonly unknown[] => (outage(error) ? [error, ...missed] : missed);

/** Nginx's word for: who asked has left before there was an answer. */
const abandoned = 499;

/** React Router answers 500 to nobody, without a fault, once the person has left; any other 500 has its line of what went wrong. */
function outcome({ signal }: Request, { status }: Response, { error }: Note): { readonly status: number; readonly error?: unknown } {
  if (error instanceof Abandoned) return { status: abandoned };
  if (error !== undefined && isOurFault(error) && !(isAbort(error) && signal.aborted)) return { status, error };
  if (status !== 500) return { status };
  return signal.aborted ? { status: abandoned } : { status, error: error ?? new Error("an answer of 500 that nobody explained") };
}

const isAbort = (error: unknown): boolean => error instanceof Error && error.name === "AbortError";

async function answerVisit(app: Hono<Env>, request: Request, bindings: Env["Bindings"]): Promise<Response> {
  const { url, visit, note } = bindings;
  try {
    if (url.href.length > maxUrlLength) return answerShortened(app, request, bindings);
    if (!isKnownMethod(request.method)) return new Response("Cara meminta ini tidak dikenal.", { status: 405 });
    if (!isClearAddress(url.pathname)) throw refuse.malformed("Alamat ini tidak terbaca. Periksa kembali alamat yang Anda buka.");
    demandOwnOrigin(request, visit);
    return await app.fetch(url.href === request.url ? request : new Request(url, request), bindings);
  } catch (error) {
    note.error = error;
    return toBarePage(error, request);
  }
}

/** Whoever reads gets a page all the same: what a cut address finds, or that there is nothing at one so long. */
async function answerShortened(app: Hono<Env>, request: Request, bindings: Env["Bindings"]): Promise<Response> {
  const { url } = bindings;
  if (!isSafe(request.method) || url.pathname.startsWith("/api/")) return new Response("Alamat terlalu panjang.", { status: 414 });
  const short = shortened(url) ?? new URL(notFoundPath, url);
  return answerVisit(app, new Request(short, { method: request.method, headers: request.headers }), { ...bindings, url: short });
}

function routesOf(house: Dependencies): Hono<Env> {
  const app = new Hono<Env>({ strict: true });
  const named = (route: string, note: Note) => {
    note.route = route;
  };
  app.all("/uploads/*", (c) => {
    named("/uploads/*", c.env.note);
    return serveUpload(house.files, c.req.raw);
  });
  const answerPage = openPages(house);
  app.get("/api/docs", (c) => answerPage(c.req.raw, c.env));
  app.route("/", openApi(house));
  app.get("/assets/*", (c) => {
    named("/assets/*", c.env.note);
    const asset = house.assets.find(c.req.path);
    return asset ? toResponse(asset, c.req.raw) : c.text("Berkas tidak ditemukan.", 404);
  });
  app.all("*", async (c) => {
    const asset = isSafe(c.req.method) ? house.assets.find(c.req.path) : undefined;
    if (asset) return toResponse(asset, c.req.raw);
    return answerPage(c.req.raw, c.env);
  });
  app.onError((error, c) => {
    c.env.note.error = error;
    return c.req.path.startsWith("/api/") ? toJson(error) : toBarePage(error, c.req.raw);
  });
  return app;
}

const foreignHost = () => refuse.malformed("Alamat situs ini tidak dikenal di sini. Periksa kembali alamat yang Anda buka.");

const ownPolicies = ["Permissions-Policy", "X-Frame-Options"];

/** The headers that no answer may lack; an answer's own policies stay. */
function addSecurityHeaders(answer: Response, visit: Visit | null): Response {
  const response = isFrozen(answer) ? new Response(answer.body, answer) : answer;
  const { headers } = response;
  for (const [name, value] of Object.entries(headersFor(headers)(visit?.secure ?? false))) {
    if (!ownPolicies.includes(name) || !headers.has(name)) headers.set(name, value);
  }
  if (!headers.has("content-security-policy")) headers.set("Content-Security-Policy", closedPolicy);
  if (!headers.has("cache-control")) headers.set("Cache-Control", "no-store");
  if (visit) headers.set("X-Request-Id", visit.requestId);
  // What was too large is not read to its end, so the line cannot be used again.
  if (response.status === 413) headers.set("Connection", "close");
  return response;
}

/** `Response.redirect` and `Response.error` cannot be changed. */
function isFrozen({ headers }: Response): boolean {
  try {
    headers.delete("x-none");
    return false;
  } catch {
    return true;
  }
}
