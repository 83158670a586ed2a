import { scopeContext } from "#kit/ctx.server.ts";
import { filesContext } from "#kit/files/files.server.ts";
import { kirimFoto } from "../sendiri/foto.server.ts";
import type { Route } from "./+types/foto-sendiri.ts";

export const loader = ({ context, request }: Route.LoaderArgs): Promise<Response> =>
  kirimFoto(context.get(scopeContext), context.get(filesContext), request);
