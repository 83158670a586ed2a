import type { LoaderFunctionArgs } from "react-router";
import { demand, within } from "#kit/ctx.server.ts";
import { filesContext } from "#kit/files/files.server.ts";
import { deliver } from "#kit/files/respond.server.ts";
import { refuse } from "#kit/refusals.ts";
import { isUuid } from "#kit/register/uuid.ts";
import { findBerkas } from "../berkas/read-dokumen.server.ts";

/** A paper of a registration, for the committee. @throws Refusal 403, 404 */
export async function loader(args: LoaderFunctionArgs): Promise<Response> {
  const { id = "", berkas = "" } = args.params;
  const found = await within(args, async (ctx) => {
    demand(ctx, "pendaftaran:read");
    return isUuid(id) && isUuid(berkas) ? findBerkas(ctx, id, berkas) : undefined;
  });
  if (!found) throw refuse.notFound("Berkas tidak ditemukan.");
  return deliver(args.context.get(filesContext), args.request, { key: found.kunci, name: found.nama, inline: true });
}
