import type { RouterContextProvider } from "react-router";
import { scopeContext } from "#kit/ctx.server.ts";
import { visitContext } from "#kit/visit.server.ts";
import { sessionCookie } from "../session/cookie.server.ts";
import { endedReason } from "../session/reason.server.ts";

/** What the door says first to somebody who was inside a while ago, or has just chosen a password. */
export async function kabarPintu({
  context,
  request,
}: {
  context: Readonly<RouterContextProvider>;
  request: Request;
}): Promise<string | null> {
  if (new URL(request.url).searchParams.get("pesan") === "password") return "Password tersimpan. Silakan login dengan password baru Anda.";
  const token = sessionCookie(request, "sesi", context.get(visitContext).secure);
  return token ? context.get(scopeContext).transaction((ctx) => endedReason(ctx, token)) : null;
}
