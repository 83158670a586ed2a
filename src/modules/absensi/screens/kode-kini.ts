import { scopeContext } from "#kit/ctx.server.ts";
import { visitContext } from "#kit/visit.server.ts";
import { kukiOf, setKuki } from "#modules/akun/index.server.ts";
import { layarKini } from "../pegawai/kode-tampil.server.ts";
import type { Route } from "./+types/kode-kini.ts";

/** The newest code, for the office's screen that asks again and again. */
export const loader = async ({ context, request }: Route.LoaderArgs): Promise<Response> => {
  const { origin, address, secure } = context.get(visitContext);
  const pembawa = { token: kukiOf(request, "kios", secure), alamat: address };
  const { tampil, tokenBaru } = await layarKini(context.get(scopeContext), pembawa, origin);
  const headers = new Headers({ "Cache-Control": "no-store" });
  if (tokenBaru) headers.set("Set-Cookie", setKuki("kios", tokenBaru, secure));
  return Response.json(tampil, { headers });
};
