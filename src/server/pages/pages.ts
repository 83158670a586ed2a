import { RouterContextProvider } from "react-router";
import { type Actor, allows, visitor } from "#kit/access/access.ts";
import { isRecentlyConfirmed } from "#kit/access/recent-confirmation.ts";
import { isWorthLogging } from "#kit/audit/denied.server.ts";
import { isCopyContext } from "#kit/backup/anonymise/is-copy.server.ts";
import { backupPlanContext } from "#kit/backup/plan.server.ts";
import { type Scope, scopeContext } from "#kit/ctx.server.ts";
import { doctorContext } from "#kit/doctor/doctor.server.ts";
import { filesContext } from "#kit/files/files.server.ts";
import { listWorkContext } from "#kit/lists/list-work.server.ts";
import { mailReadyContext } from "#kit/mail/mail-ready.server.ts";
import { reportContext } from "#kit/report.server.ts";
import { withoutLastSlashes } from "#kit/slashes.ts";
import { formKeyContext, type PageLife, pageLife, pageTags, type Visit, visitContext } from "#kit/visit.server.ts";
import { fillDemoDataContext } from "#modules/akun/index.server.ts";
import { markWorkContext } from "#modules/ppdb/index.server.ts";
import { limitBody } from "../edge/body.ts";
import { isSafe } from "../edge/guard.ts";
import { contentPolicy, permissions } from "../edge/headers.ts";
import { hasJustWritten } from "../edge/just-wrote.ts";
import { demandWithinRate } from "../edge/rate-limit.ts";
import { anonymousVisit } from "../edge/visit.ts";
import type { Dependencies, Env } from "../http.ts";
import type { Passing } from "../page-cache.ts";
import { carriesSession } from "../process/is-shareable.ts";
import { confirmPath, loginPath, setUpPath } from "../refusals.ts";
import { type Decision, decisionContext, documentContext } from "./contexts.server.ts";
import { manifestPath } from "./manifest.ts";
import { type Match, matcher } from "./match.ts";
import { portalNotFoundPath } from "./not-found-path.ts";
import { ownAddress } from "./own-address.ts";
import { compressAnswer, isPrepared, toResponse } from "./prepared.ts";
import type { Page } from "./route-table.ts";
import { fill, ownParts, stencil } from "./stencil.ts";

type AnswerPage = (request: Request, bindings: Env["Bindings"]) => Promise<Response>;

export function openPages(house: Dependencies): AnswerPage {
  const match = matcher(house.pages);
  return async (request, { visit, url, note }) => {
    const isManifest = url.pathname === manifestPath;
    // What the router in the browser asks about pages is none itself.
    const found = isManifest ? { page: undefined, pathname: manifestPath, isData: false } : match(url.pathname);
    note.route = isManifest ? manifestPath : (found.page?.path ?? "*");
    const report = (error: unknown) => {
      note.error = error;
    };
    const miss: Turn["miss"] = (missed, { status }) => {
      // A page that failed as a whole has its own line.
      if (status < 500) note.missed = missed;
    };
    const straight = redirectToCanonical(request, url, found);
    if (straight) return straight;
    const asItIs = found.page?.kind === "document" && isSafe(request.method) && !found.isData;
    if (found.page && asItIs && !(found.page.path === "*" && carriesSession(request.headers.get("cookie")))) {
      const elsewhere = await ownPage(house, request, { page: found.page, url, visit });
      if (elsewhere) return seeOther(elsewhere);
      return answerDocument(house, request, { page: found.page, url, visit, report, miss });
    }
    return answerApplication(house, request, { found, url, visit, report, miss });
  };
}

/** One address for each page: `/news/` is `/news`. */
function redirectToCanonical(request: Request, url: URL, { page }: Match): Response | null {
  if (!isSafe(request.method) || !page || page.path === "*" || url.pathname === "/" || !url.pathname.endsWith("/")) return null;
  return new Response(null, {
    status: 308,
    headers: { Location: withoutLastSlashes(url.pathname).replace(/^\/+/, "/") + url.search },
  });
}

interface Turn {
  readonly url: URL;
  readonly visit: Visit;
  readonly report: (error: unknown) => void;
  /** Also of a database that only did not answer in time: nothing else tells why the section is missing. */
  readonly miss: (missed: readonly unknown[], answer: Response) => void;
}

/** Where a person who is signed in is sent from this document, if that page opens for them. */
async function ownPage(house: Dependencies, request: Request, { page, url, visit }: Pick<Turn, "url" | "visit"> & { page: Page }) {
  if (!page.signedIn || !carriesSession(request.headers.get("cookie"))) return undefined;
  const own = house.pages.find(({ path }) => path === page.signedIn);
  const actor = await house.findActor(request, visit, "page");
  return own && actor.id !== null && allows(house.policy, actor, own.access) ? page.signedIn + url.search : undefined;
}

/** Rendered for nobody in particular: no cookie, no header and no unknown parameter reaches it. */
async function answerDocument(house: Dependencies, request: Request, turn: Turn & { page: Page }): Promise<Response> {
  const { page, url, visit, report, miss } = turn;
  const bare = new URL(url.pathname, house.origin);
  for (const name of page.query ?? []) {
    // No text of ours holds a NUL, and the database refuses to be asked about one.
    for (const value of url.searchParams.getAll(name)) {
      const text = value.replaceAll("\0", "");
      if (text !== "" || value === "") bare.searchParams.append(name, text);
    }
  }
  const render = async (tags: Set<string>, life: PageLife) => {
    life.personal = page.signedIn !== undefined;
    const missed: unknown[] = [];
    const anybody = { scope: house.reader(visitor, visit.requestId), visit: anonymousVisit(visit.requestId, house.origin) };
    const context = newContext(house, { ...anybody, tags, life, missed });
    context.set(decisionContext, { to: "render" });
    context.set(documentContext, { hydrate: false, nonce: undefined, report, requestId: visit.requestId });
    const answer = await house.render(new Request(bare), context, { path: page.path, as: "document" });
    answer.headers.set("Content-Security-Policy", contentPolicy(undefined, house.development));
    miss(missed, answer);
    // Where a section is missing nobody may keep the page, and one kept before is the better one.
    return missed.length > 0 && answer.status === 200 ? new Response(answer.body, { status: 503, headers: answer.headers }) : answer;
  };
  const rendered = await house.cache.through(bare.pathname + bare.search, url.pathname + url.search, render);
  return isPrepared(rendered) ? toResponse(rendered, request) : toPassingResponse(rendered, request);
}

async function answerApplication(house: Dependencies, request: Request, turn: Turn & { found: Match }): Promise<Response> {
  const { found, url, visit, report, miss } = turn;
  const actor = await house.findActor(request, visit, "page");
  const decision = decide(house, actor, { found, url });
  if (decision.to === "login" && !found.isData) return seeOther(decision.path);
  const scope = ((!hasJustWritten(request) && house.screens) || house.scope)(actor, visit.requestId);
  const hidden = decision.to === "hide";
  if (hidden && found.page && isWorthLogging(found.page.access, !isSafe(request.method))) await house.denied(scope, found.page.access);
  demandWithinRate(house.rush, { request, visit, actor });
  const limited = limitBody(request, { room: found.page?.room, upload: found.page?.upload });
  const page = hidden && !found.isData ? house.pages.find(({ path }) => path === portalNotFoundPath) : found.page;
  const life: PageLife = { until: Number.POSITIVE_INFINITY };
  const missed: unknown[] = [];
  const context = newContext(house, { scope, visit, tags: new Set(), life, missed });
  // The router in the browser comes back for the whole page: what is not there looks the same from wherever it is asked for.
  context.set(decisionContext, !hidden ? decision : found.isData ? { to: "reload", path: ownAddress(url) } : { to: "render" });
  const hydrate = page?.kind === "application";
  if (page && isAlike(request, { page, found, decision })) return answerAlike(house, request, { page, url, visit, report, miss });
  const { nonce } = ownParts();
  context.set(documentContext, { hydrate, nonce: hydrate ? nonce : undefined, report, requestId: visit.requestId });
  const asked = hidden && !found.isData ? new Request(new URL(portalNotFoundPath, url), { headers: request.headers }) : limited;
  const isManifest = url.pathname === manifestPath;
  const answer = await house.render(asked, context, page ? { path: page.path, as: "application" } : undefined);
  miss(missed, answer);
  // A paper that is shown within a page says itself what may be done with it.
  if (!answer.headers.has("Content-Security-Policy")) {
    answer.headers.set("Content-Security-Policy", contentPolicy(hydrate ? nonce : undefined, house.development));
  }
  // The doors and the house are nothing for a search engine.
  if (page && page.shell !== "site") answer.headers.set("X-Robots-Tag", "noindex");
  if (page?.camera && hydrate) answer.headers.set("Permissions-Policy", permissions("(self)"));
  if (!isManifest) answer.headers.set("Cache-Control", "no-store");
  return compressAnswer(answer, request);
}

/** Whoever brings no cookie and no question is shown the same: many come at once in the minute in which admissions open. */
const isAlike = (request: Request, { page, found, decision }: { page: Page; found: Match; decision: ReturnType<typeof decide> }): boolean =>
  page.alike === true &&
  decision.to === "render" &&
  request.method === "GET" &&
  !found.isData &&
  !request.headers.has("cookie") &&
  !request.url.includes("?");

/** Rendered once for all of them, with a place left for what must be each visitor's own. */
async function answerAlike(house: Dependencies, request: Request, turn: Turn & { page: Page }): Promise<Response> {
  const { page, url, visit, report, miss } = turn;
  const render = async (tags: Set<string>, life: PageLife) => {
    const missed: unknown[] = [];
    const anybody = { scope: house.reader(visitor, visit.requestId), visit: anonymousVisit(visit.requestId, house.origin) };
    const context = newContext(house, { ...anybody, tags, life, missed });
    context.set(decisionContext, { to: "render" });
    context.set(documentContext, { hydrate: true, nonce: stencil.nonce, report, requestId: visit.requestId });
    context.set(formKeyContext, () => stencil.formKey);
    const answer = await house.render(new Request(new URL(url.pathname, house.origin)), context, { path: page.path, as: "application" });
    miss(missed, answer);
    return missed.length > 0 && answer.status === 200 ? new Response(answer.body, { status: 503, headers: answer.headers }) : answer;
  };
  // Not an address: what is kept here is handed out through `fill` alone.
  const name = `alike ${page.path}`;
  const { status, headers, html, nonce } = fill(await house.cache.through(name, name, render));
  headers.set("Content-Security-Policy", contentPolicy(nonce, house.development));
  headers.set("Cache-Control", "no-store");
  return compressAnswer(new Response(html, { status, headers }), request);
}

/** A page one may not see does not exist, and is told from one that does not by nobody; who is not signed in is asked to be. */
function decide(house: Dependencies, actor: Actor, { found, url }: { found: Match; url: URL }): Decision | { readonly to: "hide" } {
  const { page, isData } = found;
  const own = ownAddress(url);
  if (page?.path === "*" && allows(house.policy, actor, "signed-in")) return { to: "hide" };
  if (!page || allows(house.policy, actor, page.access)) {
    if (page?.fresh && !isRecentlyConfirmed(actor, new Date())) {
      return { to: "login", path: confirmPath(own, page.shell === "bare") };
    }
    return page?.kind === "document" && isData ? { to: "reload", path: own } : { to: "render" };
  }
  if (actor.id === null) return { to: "login", path: loginPath(own) };
  return actor.session?.held ? { to: "login", path: setUpPath(own) } : { to: "hide" };
}

interface Own {
  readonly scope: Scope;
  readonly visit: Visit;
  readonly tags: Set<string>;
  readonly life: PageLife;
  /** Takes the faults of sections that could not be read. */
  readonly missed: unknown[];
}

function newContext(house: Dependencies, { scope, visit, tags, life, missed }: Own): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(visitContext, visit);
  context.set(pageTags, tags);
  context.set(pageLife, life);
  context.set(reportContext, (error) => missed.push(error));
  context.set(filesContext, house.files);
  context.set(listWorkContext, house.lists);
  context.set(markWorkContext, house.lists);
  if (house.backup) context.set(backupPlanContext, house.backup);
  if (house.doctor) context.set(doctorContext, house.doctor);
  context.set(fillDemoDataContext, house.fillDemo);
  context.set(scopeContext, scope);
  context.set(mailReadyContext, house.sendsMail ?? false);
  context.set(isCopyContext, house.isCopy ?? false);
  return context;
}

const seeOther = (path: string): Response => new Response(null, { status: 302, headers: { Location: path } });

const toPassingResponse = ({ status, headers, body }: Passing, request: Request): Response =>
  new Response(request.method === "HEAD" || body.length === 0 ? null : new Uint8Array(body), { status, headers });
