import type { Scope } from "#kit/ctx.server.ts";
import { formatMoment } from "#kit/dates.ts";
import { refuse } from "#kit/refusals.ts";
import type { Visit } from "#kit/visit.server.ts";
import { searchBukti } from "./search-bukti.server.ts";

interface Asked {
  readonly params: Readonly<Record<string, string>>;
  readonly scope: Scope;
  readonly visit: Visit;
}

/** GET /api/verifikasi/:kode @throws Refusal 404 for a code that was never given, 422, 429 */
export async function checkCodeApi({ params, scope, visit }: Asked): Promise<Response> {
  const found = await scope.transaction((ctx) => searchBukti(ctx, { typed: params.kode ?? "", key: visit.address }));
  if (!found) throw refuse.notFound();
  return Response.json({ ...found.ringkasan, dicabut: found.dicabut && formatMoment(found.dicabut) });
}
