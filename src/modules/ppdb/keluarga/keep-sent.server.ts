import { type ActionFunctionArgs, redirect } from "react-router";
import { type Ctx, scopeContext } from "#kit/ctx.server.ts";
import { readForm } from "#kit/form.server.ts";
import { type FieldSentences, Refusal, refuse } from "#kit/refusals.ts";
import type { Fields } from "#kit/register/fields.ts";
import { visitContext } from "#kit/visit.server.ts";
import { pageOfForm, refusedPageContext } from "./chosen-page.server.ts";
import { demandOpen, openFirst } from "./open-pages.server.ts";
import { demandShown } from "./own-telepon.server.ts";
import { withTyped } from "./status-action.server.ts";
import { setStatusCookie } from "./status-cookie.server.ts";
import { withUnsent } from "./unsent.server.ts";

interface FurtherPage {
  /** What is typed there: told, where the page is closed by now. */
  readonly fields: Fields;
  /** Where its family goes on. */
  readonly done: string;
  /** @returns what is still wrong where the rest was kept */
  readonly keep: (ctx: Ctx, id: string, sent: Readonly<Record<string, string>>) => Promise<FieldSentences | undefined>;
  /** Where number and birth date are not enough: what did not happen without the telephone number. It is asked for once, as for the papers. */
  readonly telepon?: string;
}

/** What a family sends from a page further than the first, for the child on whose page it stood. @throws Refusal with what was typed */
export async function keepSent({ context, request }: ActionFunctionArgs, { fields, done, keep, telepon }: FurtherPage): Promise<Response> {
  const [scope, { secure }] = [context.get(scopeContext), context.get(visitContext)];
  const form = await readForm(request);
  const typed = Object.fromEntries([...form].filter((pair): pair is [string, string] => typeof pair[1] === "string"));
  const asked = { request, secure };
  const { nomor, ...sent } = typed;
  const kept = async () => {
    if (telepon !== undefined) await demandShown(scope, asked, { nomor, sent, sentence: telepon });
    return scope.transaction(async (ctx) => {
      const child = await demandOpen(ctx, asked, nomor);
      return { id: child, errors: await keep(ctx, child, sent) };
    });
  };
  const { id, errors = {} } = await kept().catch(async (error: unknown) => {
    if (!(error instanceof Refusal) || error.kind === "unavailable") throw withTyped(error, typed);
    const page = await scope.read((ctx) => pageOfForm(ctx, asked, form));
    context.set(refusedPageContext, page);
    throw page === "tertutup" ? withUnsent(error, fields, form) : withTyped(error, typed);
  });
  // What was right is kept by now.
  if (Object.keys(errors).length > 0) {
    context.set(refusedPageContext, { id });
    throw withTyped(refuse.invalid("Yang sudah benar tersimpan. Periksa isian yang ditandai.", errors), typed);
  }
  const cookie = setStatusCookie(await scope.read((ctx) => openFirst(ctx, asked, id, telepon !== undefined)), secure);
  return redirect(done, { status: 303, headers: { "Set-Cookie": cookie } });
}
