import { scopeContext } from "#kit/ctx.server.ts";
import { filesContext } from "#kit/files/files.server.ts";
import { sendFoto } from "../own-akun/foto.server.ts";
import type { Route } from "./+types/own-foto.ts";

export const loader = ({ context, request }: Route.LoaderArgs): Promise<Response> =>
  sendFoto(context.get(scopeContext), context.get(filesContext), request);
