import { redirect } from "react-router";
import { scopeContext } from "#kit/ctx.server.ts";
import { visitContext } from "#kit/visit.server.ts";
import { sessionCookie, setCookie } from "../session/cookie.server.ts";
import { endSession } from "../session/session.server.ts";
import type { Route } from "./+types/logout.ts";

export const loader = () => redirect("/");

export async function action({ context, request }: Route.ActionArgs) {
  const { secure } = context.get(visitContext);
  const token = sessionCookie(request, "sesi", secure);
  if (token) await context.get(scopeContext).transaction((ctx) => endSession(ctx, token));
  return redirect("/", { headers: { "Set-Cookie": setCookie("sesi", "", secure) } });
}
