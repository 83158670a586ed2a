import type { LoaderFunctionArgs } from "react-router";
import { pickFields } from "#kit/access/visibility/narrow-register.ts";
import { type AskedDays, readDays } from "#kit/asked-days.ts";
import type { View } from "#kit/audit/record-view.server.ts";
import { recordView } from "#kit/audit/record-view.server.ts";
import { type Ctx, within } from "#kit/ctx.server.ts";
import { today } from "#kit/dates.ts";
import { askedPage } from "#kit/paging.ts";
import { refuse } from "#kit/refusals.ts";
import type { Register, Row } from "#kit/register/register.ts";
import { relatedOf } from "#kit/register/related.server.ts";
import { find } from "#kit/register/store.server.ts";
import { nameOf } from "../register/names.ts";
import { registerAt } from "../register/register-at.server.ts";
import { rightsIn } from "../register/rights.server.ts";
import type { AsOf } from "./as-of.ts";
import { composeAsOf } from "./compose-as-of.server.ts";

export interface LoadedAsOf {
  /** As this person sees it in this row. */
  readonly register: Register;
  readonly id: string;
  /** What the row is called today. */
  readonly name: string;
  readonly bin: boolean;
  readonly days: AskedDays;
  /** Null until a day is chosen that can be shown. */
  readonly asOf: AsOf | null;
}

interface Shown<T> {
  readonly action: View["action"];
  readonly also: (ctx: Ctx) => Promise<T>;
  /** How many lines of the trail one page tells. */
  readonly changesAtOnce: number;
}

/** Whoever may read the row today, and of it what they may read today. @throws Refusal 404 */
export function loadAsOf<T>(
  args: LoaderFunctionArgs,
  { action, also, changesAtOnce }: Shown<T>,
): Promise<LoadedAsOf & { readonly also: T }> {
  const { pathname, searchParams } = new URL(args.request.url);
  const register = registerAt(pathname);
  if (!register.asOf) throw refuse.notFound();
  return within(args, async (ctx) => {
    const bin = searchParams.has("sampah") && rightsIn(ctx, register).restore;
    const row: Row = await find(ctx, register, args.params.id ?? "", bin);
    const days = readDays(searchParams, today(ctx.now));
    const isShown = days.day !== "" && !days.fault;
    if (register.watched && isShown) await recordView(ctx, { action, subject: register.name, subjectId: row.id });
    const seen = pickFields(register, Object.keys(row));
    return {
      ...{ register: seen, id: row.id, bin, days },
      name: nameOf(seen, row, (await relatedOf(ctx, seen, [row])).names),
      asOf: isShown ? await composeAsOf(ctx, register, { row, days, page: askedPage(searchParams), size: changesAtOnce }) : null,
      also: await also(ctx),
    };
  });
}
