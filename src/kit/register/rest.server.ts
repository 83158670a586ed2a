import { answerKnown, answerList } from "../changes/answer-list.server.ts";
import type { Ctx, Scope } from "../ctx.server.ts";
import { fingerprint, runOnce } from "../database/idempotency.server.ts";
import { readJsonObject } from "../json.server.ts";
import { refuse } from "../refusals.ts";
import { writableRegister } from "../writable-register.server.ts";
import type { Register } from "./register.ts";
import { create, find, remove, type Target, update } from "./store.server.ts";

/**
 * The REST door of a register: list (array, `X-Total-Count`), one, create (201, honours `Idempotency-Key`), replace and
 * delete. The version seen travels as `versi` in the body or as `If-Match`.
 * @throws Refusal, turned into a status by the server
 */
export async function answerRest(
  scope: Scope,
  register: Register,
  call: { readonly request: Request; readonly id: string | undefined },
): Promise<Response> {
  const { request, id } = call;
  if (id === undefined) {
    if (request.method === "GET") return answerList(scope, register, { request });
    const sent = await readJsonObject(request);
    const key = request.headers.get("idempotency-key");
    return Response.json(await scope.transaction((ctx) => createOnce(ctx, register, { sent, key })), { status: 201 });
  }
  if (request.method === "GET") {
    const row = await scope.transaction((ctx) => writableRegister(ctx, register, id));
    return answerKnown(request, JSON.stringify(row));
  }
  if (request.method === "DELETE") {
    const versi = await versionFor(scope, register, { id, header: request.headers.get("if-match") });
    await scope.transaction((ctx) => remove(ctx, register, { id, versi }));
    return new Response(null, { status: 204 });
  }
  const { versi: told, ...sent } = await readJsonObject(request);
  const target: Target = { id, versi: readVersion(told ?? request.headers.get("if-match")) };
  return Response.json(await scope.transaction((ctx) => update(ctx, register, { ...target, sent, source: "json" })));
}

function createOnce(ctx: Ctx, register: Register, call: { sent: Record<string, unknown>; key: string | null }): Promise<unknown> {
  const work = () => create(ctx, register, call.sent, "json");
  if (call.key === null) return work();
  if (!/^[\x21-\x7e]{1,200}$/.test(call.key)) throw refuse.malformed("Idempotency-Key terdiri dari 1 sampai 200 huruf, tanpa spasi.");
  return runOnce(ctx, { scope: `${register.name}:${ctx.actor.id}`, key: call.key, fingerprint: fingerprint(call.sent) }, work);
}

function readVersion(told: unknown): number {
  const versi = typeof told === "string" ? Number(told.replace(/^W?\/?"?|"$/g, "")) : told;
  if (typeof versi !== "number" || !Number.isInteger(versi) || versi < 1)
    throw refuse.invalid("Sertakan versi data yang Anda lihat.", { versi: "Versi wajib diisi." });
  return versi;
}

/** A delete without `If-Match` means whatever stands there now, as the specification's calls do. */
async function versionFor(scope: Scope, register: Register, seen: { id: string; header: string | null }): Promise<number> {
  if (seen.header !== null) return readVersion(seen.header);
  return (await scope.transaction((ctx) => find(ctx, register, seen.id))).versi;
}
