import { recordView } from "#kit/audit/record-view.server.ts";
import type { Scope } from "#kit/ctx.server.ts";
import { readJsonObject } from "#kit/json.server.ts";
import { readQuery } from "#kit/register/query.ts";
import { answerRest } from "#kit/register/rest.server.ts";
import { list } from "#kit/register/store.server.ts";
import type { Visit } from "#kit/visit.server.ts";
import { pendaftaran } from "./pendaftaran.ts";
import { receiveFromPublik } from "./receive-from-publik.server.ts";

interface Asked {
  readonly request: Request;
  readonly params: Readonly<Record<string, string>>;
  readonly scope: Scope;
  readonly visit: Visit;
}

/** All of one intake fits; paging is there for whoever asks for it. */
const SEMUA = 10_000;

/** POST /api/registerSiswa: anybody; answers the created item with its number and the secret of its receipt. */
export async function sendPendaftaran({ request, scope, visit }: Asked): Promise<Response> {
  const sent = await readJsonObject(request);
  const key = request.headers.get("idempotency-key");
  const { address } = visit;
  const { isi, ...penerimaan } = await receiveFromPublik(scope, sent, { key, address, source: "json" });
  return Response.json({ ...isi, agreement: true, ...penerimaan }, { status: 201 });
}

/** GET /api/registerSiswa: whoever may read them. */
export async function listPendaftaran({ request, scope }: Asked): Promise<Response> {
  const parameters = new URL(request.url).searchParams;
  const query = readQuery(pendaftaran, parameters);
  const size = parameters.has("tampil") ? query.size : SEMUA;
  const { rows, total } = await scope.transaction(async (ctx) => {
    const page = await list(ctx, pendaftaran, { ...query, size });
    await recordView(ctx, { action: "read", subject: pendaftaran.name, subjectId: "*" });
    return page;
  });
  const items = rows.map((row) => ({ ...row, agreement: true }));
  return Response.json(items, { headers: { "X-Total-Count": String(total) } });
}

/** DELETE /api/registerSiswa/:id: into the bin. */
export const deletePendaftaran = ({ request, params, scope }: Asked): Promise<Response> =>
  answerRest(scope, pendaftaran, { request, id: params.id });
