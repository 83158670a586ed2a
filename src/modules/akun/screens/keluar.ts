import { redirect } from "react-router";
import { scopeContext } from "#kit/ctx.server.ts";
import { visitContext } from "#kit/visit.server.ts";
import { kukiOf, setKuki } from "../sesi/kuki.server.ts";
import { akhiriSesi } from "../sesi/sesi.server.ts";
import type { Route } from "./+types/keluar.ts";

export const loader = () => redirect("/");

export async function action({ context, request }: Route.ActionArgs) {
  const { secure } = context.get(visitContext);
  const token = kukiOf(request, "sesi", secure);
  if (token) await context.get(scopeContext).transaction((ctx) => akhiriSesi(ctx, token));
  return redirect("/", { headers: { "Set-Cookie": setKuki("sesi", "", secure) } });
}
