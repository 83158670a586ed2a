import { Hono } from "hono";
import { type Access, type Actor, allows, visitor } from "#kit/access/access.ts";
import { isRecentlyConfirmed } from "#kit/access/recent-confirmation.ts";
import { isWorthLogging } from "#kit/audit/denied.server.ts";
import type { BodyLimit } from "#kit/body-limits.ts";
import type { Scope } from "#kit/ctx.server.ts";
import type { Files } from "#kit/files/files.server.ts";
import { refuse } from "#kit/refusals.ts";
import type { PageLife, Visit } from "#kit/visit.server.ts";
import { limitBody } from "./edge/body.ts";
import { isSafe } from "./edge/guard.ts";
import { closedPolicy } from "./edge/headers.ts";
import { demandWithinRate } from "./edge/rate-limit.ts";
import { anonymousVisit } from "./edge/visit.ts";
import type { Dependencies, Env } from "./http.ts";
import type { CallDoc } from "./openapi/schema.ts";
import { compressAnswer, toResponse } from "./pages/prepared.ts";
import { isKnown } from "./pages/route-table.ts";
import { toJson } from "./refusals.ts";

/** What a call's function is given. */
export interface Asked {
  readonly request: Request;
  readonly params: Readonly<Record<string, string>>;
  readonly actor: Actor;
  readonly scope: Scope;
  readonly files: Files;
  readonly lists: Dependencies["lists"];
  readonly visit: Visit;
  /** How long a kept answer holds at most. */
  readonly life: PageLife;
}

export interface Call {
  readonly method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  /** Under the origin, e.g. "/api/registerSiswa/:id". */
  readonly path: `/api/${string}`;
  readonly access: Access;
  /** What its JSON may hold, where the ordinary room is too small. */
  readonly room?: BodyLimit;
  /** Largest body in bytes, where the body is a file or a form with files. */
  readonly upload?: number;
  /** A file comes as a part of a form alone; another body is words. */
  readonly sheet?: true;
  /** Open to programs with a key too, as far as it reaches. */
  readonly programs?: true;
  /** Answers what leaves the house as a whole, as a page that exports does: for those who proved who they are a moment ago. */
  readonly fresh?: true;
  /** Name of the sentence in a refusal's body; "error" unless the specification says otherwise. */
  readonly sentence?: "error" | "msg";
  /** The same for everybody, and kept until one of these tags is touched. Other query parameters than these never reach it. */
  readonly kept?: { readonly tags: readonly string[]; readonly query: readonly string[] };
  readonly doc?: CallDoc;
  readonly handle: (asked: Asked) => Promise<Response>;
}

export function openApi(house: Dependencies): Hono<Env> {
  const app = new Hono<Env>();
  const unknown = house.calls.filter(({ access }) => !access || !isKnown(access, house.policy));
  if (unknown.length > 0)
    throw new Error(`calls without a known access: ${unknown.map(({ method, path }) => `${method} ${path}`).join(", ")}`);
  for (const call of house.calls) {
    app.on(call.method, call.path, async (c) => {
      c.env.note.route = call.path;
      try {
        const came = { request: c.req.raw, params: c.req.param(), visit: c.env.visit };
        return await (call.kept ? answerKept(house, call, came) : answerCall(house, call, came));
      } catch (error) {
        c.env.note.error = error;
        return toJson(error, call.sentence);
      }
    });
  }
  app.all("/api/*", (c) => {
    c.env.note.route = "/api/*";
    return toJson(refuse.notFound("Alamat API ini tidak ada."));
  });
  return app;
}

type Came = Pick<Asked, "params" | "request" | "visit">;

async function answerCall(house: Dependencies, call: Call, { request, params, visit }: Came): Promise<Response> {
  const actor = await house.findActor(request, visit, "call");
  const scope = house.scope(actor, visit.requestId);
  if (actor.program && !(call.programs && allows(house.policy, actor, call.access))) throw closedToProgram();
  if (!allows(house.policy, actor, call.access)) {
    if (actor.id === null) throw refuse.unauthenticated();
    if (actor.session?.held) throw refuse.secondFactorMissing("forbidden", "Pasang dulu verifikasi dua langkah lewat portal.");
    if (isWorthLogging(call.access, !isSafe(request.method))) await house.denied(scope, call.access);
    throw refuse.notFound();
  }
  // Whoever gave a program its key proved themselves then.
  if (call.fresh && !actor.program && !isRecentlyConfirmed(actor, new Date())) throw refuse.unconfirmed();
  demandWithinRate(house.rush, { request, visit, actor });
  const limited = limitBody(request, { room: call.room, upload: call.upload, bare: !call.sheet });
  const answer = await call.handle({
    request: limited,
    params,
    actor,
    scope,
    files: house.files,
    lists: house.lists,
    visit,
    life: forever(),
  });
  return isOwnJson(answer) ? compressAnswer(answer, request) : answer;
}

/** JSON is made as a whole; what has a validator of its own keeps its bytes. */
const isOwnJson = ({ headers }: Response): boolean =>
  !headers.has("etag") && headers.get("content-type")?.startsWith("application/json") === true;

/** What a person would not be told exists: a program's giver knows it all the same, and has to learn what the key lacks. */
const closedToProgram = () =>
  refuse.outsideKey("Kunci program ini tidak membuka panggilan ini. Mintalah administrator membuat kunci dengan hak yang diperlukan.");

/** As a document: no cookie, no header and no unknown parameter reaches it. */
async function answerKept(house: Dependencies, call: Call, { request, params, visit }: Came): Promise<Response> {
  const url = new URL(request.url);
  const bare = new URL(url.pathname, house.origin);
  for (const name of call.kept?.query ?? []) {
    const value = url.searchParams.get(name);
    if (value !== null) bare.searchParams.set(name, value);
  }
  const render = async (tags: Set<string>, life: PageLife) => {
    for (const tag of call.kept?.tags ?? []) tags.add(tag);
    const anybody = { actor: visitor, scope: house.reader(visitor, visit.requestId), visit: anonymousVisit(visit.requestId, house.origin) };
    const answer = await call.handle({ request: new Request(bare), params, files: house.files, lists: house.lists, life, ...anybody });
    answer.headers.set("Content-Security-Policy", closedPolicy);
    return answer;
  };
  const rendered = await house.cache.through(bare.pathname + bare.search, url.pathname + url.search, render);
  if ("identity" in rendered) return toResponse(rendered, request);
  return new Response(new Uint8Array(rendered.body), { status: rendered.status, headers: rendered.headers });
}

const forever = (): PageLife => ({ until: Number.POSITIVE_INFINITY });
