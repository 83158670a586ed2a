import type { RouterContextProvider } from "react-router";
import { scopeContext } from "#kit/ctx.server.ts";
import { visitContext } from "#kit/visit.server.ts";
import { kukiOf } from "../sesi/kuki.server.ts";
import { sebabBerakhir } from "../sesi/sebab.server.ts";

/** What the door says first to somebody who was inside a while ago, or has just chosen a password. */
export async function kabarPintu({
  context,
  request,
}: {
  context: Readonly<RouterContextProvider>;
  request: Request;
}): Promise<string | null> {
  if (new URL(request.url).searchParams.get("pesan") === "password") return "Password tersimpan. Silakan login dengan password baru Anda.";
  const token = kukiOf(request, "sesi", context.get(visitContext).secure);
  return token ? context.get(scopeContext).transaction((ctx) => sebabBerakhir(ctx, token)) : null;
}
