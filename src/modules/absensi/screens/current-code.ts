import { scopeContext } from "#kit/ctx.server.ts";
import { visitContext } from "#kit/visit.server.ts";
import { sessionCookie, setCookie } from "#modules/akun/index.server.ts";
import { currentScreen } from "../pegawai/shown-code.server.ts";
import type { Route } from "./+types/current-code.ts";

/** The newest code, for the office's screen that asks again and again. */
export const loader = async ({ context, request }: Route.LoaderArgs): Promise<Response> => {
  const { origin, address, secure } = context.get(visitContext);
  const pembawa = { token: sessionCookie(request, "kios", secure), alamat: address };
  const { tampil, tokenBaru } = await currentScreen(context.get(scopeContext), pembawa, origin);
  const headers = new Headers({ "Cache-Control": "no-store" });
  if (tokenBaru) headers.set("Set-Cookie", setCookie("kios", tokenBaru, secure));
  return Response.json(tampil, { headers });
};
