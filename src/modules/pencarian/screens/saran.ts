import type { LoaderFunctionArgs } from "react-router";
import { expires, tag } from "#kit/visit.server.ts";
import { readSearch } from "#modules/layanan/index.ts";
import { nextChange } from "../next-change.server.ts";
import { suggestFor } from "../search-site.server.ts";
import { siteSources } from "../sources.server.ts";

/** Names that hold what was typed so far, as JSON: `[{ title, href }]`, eight at most. */
export async function loader(args: LoaderFunctionArgs): Promise<Response> {
  tag(args, ...siteSources.flatMap(({ tags }) => tags));
  expires(args, await nextChange(args));
  return Response.json(await suggestFor(args, readSearch(new URL(args.request.url).searchParams).cari));
}
