import { type LoaderFunctionArgs, redirect } from "react-router";
import { type ReadCtx, reading } from "#kit/ctx.server.ts";
import { visitContext } from "#kit/visit.server.ts";
import { statusPath } from "../paths.ts";
import { choosePage, keyIn, refusedPageContext } from "./chosen-page.server.ts";

/**
 * What a further page of the family shows of the child that is meant; null only in answer to a form of a page that is closed by now, so that
 * what was typed can be told there. Number and birth date are asked for on the first page: whoever has none open, or nothing to see, is sent to it.
 */
export async function loadPage<T>(args: LoaderFunctionArgs, read: (ctx: ReadCtx, id: string) => Promise<T | null>): Promise<T | null> {
  const { secure } = args.context.get(visitContext);
  const refused = args.context.get(refusedPageContext);
  const isi = await reading(args, async (ctx) => {
    const { child } = await choosePage(ctx, { request: args.request, secure }, refused);
    return child ? read(ctx, child.id) : null;
  });
  if (isi !== null || refused === "tertutup") return isi;
  const key = keyIn(args.request);
  throw redirect(key === null ? statusPath : `${statusPath}?${new URLSearchParams({ anak: key })}`, 303);
}
