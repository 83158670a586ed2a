import type { LoaderFunctionArgs } from "react-router";
import { within } from "#kit/ctx.server.ts";
import { filesContext } from "#kit/files/files.server.ts";
import { deliver } from "#kit/files/respond.server.ts";
import { refuse } from "#kit/refusals.ts";
import { isUuid } from "#kit/register/uuid.ts";
import { berkasInformasi } from "../public/informasi.server.ts";

/** The file of an item of public information. @throws Refusal 404 for what is withheld or hidden */
export async function loader(args: LoaderFunctionArgs): Promise<Response> {
  const { id = "" } = args.params;
  const berkas = isUuid(id) ? await within(args, (ctx) => berkasInformasi(ctx, id)) : undefined;
  if (!berkas) throw refuse.notFound();
  return deliver(args.context.get(filesContext), args.request, { key: berkas.kunci, name: berkas.nama });
}
