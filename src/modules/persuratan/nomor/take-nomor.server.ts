import { openConcurrencyLimit } from "#kit/access/concurrency-limit.ts";
import { type Ctx, demand, type Scope } from "#kit/ctx.server.ts";
import { fingerprint, runOnce } from "#kit/database/idempotency.server.ts";
import { readJsonObject } from "#kit/json.server.ts";
import { refuse } from "#kit/refusals.ts";
import type { Source } from "#kit/register/check.ts";
import { demandValid } from "#kit/register/demand-valid.server.ts";
import { demandChosen } from "#kit/register/related.server.ts";
import { nomorFields } from "./nomor-fields.ts";
import { type GivenNomor, reserveNomor } from "./reserve-nomor.server.ts";

export interface Submission {
  readonly sent: Readonly<Record<string, unknown>>;
  /** The same key never takes a second number. */
  readonly key: string | null;
  readonly source: Source;
}

/** The book lets in one at a time anyway; whoever waits here holds no connection that others need. */
const gate = openConcurrencyLimit({ atOnce: 2, waiting: 500 });

/** Takes a number for a letter, as a person asks for it. @throws Refusal 422 with a sentence for each field */
export const takeNomor = (scope: Scope, kiriman: Submission): Promise<GivenNomor> =>
  gate.pass(() => scope.transaction((ctx) => take(ctx, kiriman)));

async function take(ctx: Ctx, { sent, key, source }: Submission): Promise<GivenNomor> {
  demand(ctx, "nomorSurat:create");
  const values = demandValid(nomorFields, sent, { source });
  await demandChosen(ctx, { fields: nomorFields }, values);
  const work = () => reserveNomor(ctx, values);
  if (key === null) return work();
  if (!/^[\x21-\x7e]{1,200}$/.test(key)) throw refuse.malformed("Muat ulang halaman ini, lalu ambil nomornya sekali lagi.");
  return runOnce(ctx, { scope: `nomorSurat:${ctx.actor.id}`, key, fingerprint: fingerprint(values) }, work);
}

/** POST /api/nomor-surat: honours `Idempotency-Key`. */
export async function takeNomorApi({ request, scope }: { readonly request: Request; readonly scope: Scope }): Promise<Response> {
  const sent = await readJsonObject(request);
  const key = request.headers.get("idempotency-key");
  return Response.json(await takeNomor(scope, { sent, key, source: "json" }), { status: 201 });
}
