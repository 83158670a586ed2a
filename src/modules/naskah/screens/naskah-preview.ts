import type { ActionFunctionArgs } from "react-router";
import { within } from "#kit/ctx.server.ts";
import { readForm } from "#kit/form.server.ts";
import { ketikanPreview } from "../load/preview.server.ts";

/** The paper of what is being typed, for the editor; keeps nothing. @throws Refusal 404 */
export async function action(args: ActionFunctionArgs): Promise<Response> {
  const form = await readForm(args.request);
  const pratinjau = await within(args, (ctx) => ketikanPreview(ctx, args.params.id ?? "", form));
  return Response.json(pratinjau, { headers: { "Cache-Control": "no-store" } });
}
