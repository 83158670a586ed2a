import { Hono } from "hono";
import { type Access, type Actor, allows } from "#kit/access/access.ts";
import type { Scope } from "#kit/ctx.server.ts";
import type { Files } from "#kit/files/files.server.ts";
import { refuse } from "#kit/refusals.ts";
import type { Visit } from "#kit/visit.server.ts";
import { limitBody, maxBodyBytes } from "./edge/guard.ts";
import type { Env, House } from "./http.ts";
import { isKnown } from "./pages/route-table.ts";
import { toJson } from "./refusals.ts";

/** What a call's function is given. */
export interface Asked {
  readonly request: Request;
  readonly params: Readonly<Record<string, string>>;
  readonly actor: Actor;
  readonly scope: Scope;
  readonly files: Files;
  readonly visit: Visit;
}

export interface Call {
  readonly method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  /** Under the origin, e.g. "/api/registerSiswa/:id". */
  readonly path: `/api/${string}`;
  readonly access: Access;
  /** Largest body in bytes where files are taken; 1 MB otherwise. */
  readonly upload?: number;
  /** Name of the sentence in a refusal's body; "error" unless the specification says otherwise. */
  readonly sentence?: "error" | "msg";
  readonly handle: (asked: Asked) => Promise<Response>;
}

export function openApi(house: House): Hono<Env> {
  const app = new Hono<Env>();
  const unknown = house.calls.filter(({ access }) => !access || !isKnown(access, house.policy));
  if (unknown.length > 0)
    throw new Error(`calls without a known access: ${unknown.map(({ method, path }) => `${method} ${path}`).join(", ")}`);
  for (const call of house.calls) {
    app.on(call.method, call.path, async (c) => {
      c.env.note.route = call.path;
      try {
        return await answerCall(house, call, { request: c.req.raw, params: c.req.param(), visit: c.env.visit });
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

async function answerCall(house: House, call: Call, { request, params, visit }: Came): Promise<Response> {
  const actor = await house.findActor(request, visit);
  if (!allows(house.policy, actor, call.access)) throw actor.id === null ? refuse.unauthenticated() : refuse.notFound();
  const limited = await limitBody(request, call.upload ?? maxBodyBytes);
  return call.handle({ request: limited, params, actor, scope: house.scope(actor, visit.requestId), files: house.files, visit });
}
