import type { LoaderFunctionArgs } from "react-router";
import type { ReadCtx } from "#kit/ctx.server.ts";
import { reportSections } from "#kit/report.server.ts";
import { type Sought, shownOfAKind, wordsOf } from "#kit/search/site-search.ts";
import type { Group, SiteAnswer, Suggestion } from "./answer.ts";
import { siteSources } from "./sources.server.ts";

type Args = Pick<LoaderFunctionArgs, "context">;

/** What stands on the site of these words; where nothing does, what nearly does. */
export async function searchSite(args: Args, typed: string): Promise<SiteAnswer> {
  const words = wordsOf(typed);
  if (words.length === 0) return { words, groups: [], unread: [], loose: false };
  const exact = await ask(args, { words, loose: false }, typed);
  if (exact.groups.length > 0) return exact;
  return ask(args, { words, loose: true }, typed);
}

const mostSuggested = 8;

/** Of what is found, first the best of each kind, so that one kind does not hide the others; each name once. */
export async function suggestFor(args: Args, typed: string): Promise<Suggestion[]> {
  const { groups } = await searchSite(args, typed);
  const byPlace = Array.from({ length: shownOfAKind }, (_, place) => groups.flatMap(({ hits }) => hits[place] ?? [])).flat();
  const named = new Map<string, string>();
  for (const { title, href } of byPlace) if (!named.has(title)) named.set(title, href);
  return [...named].slice(0, mostSuggested).map(([title, href]) => ({ title, href }));
}

/** A kind that cannot be read does not take the others along. */
async function ask(args: Args, sought: Sought, typed: string): Promise<SiteAnswer> {
  const asked = siteSources.map(({ kind, find }) => [kind, (ctx: ReadCtx) => find(ctx, sought)] as const);
  const read = await reportSections(args, Object.fromEntries(asked));
  const groups = siteSources.flatMap(({ kind, all }): Group[] => {
    const hits = read[kind] ?? [];
    if (hits.length === 0) return [];
    const more = hits.length > shownOfAKind && !sought.loose ? (all?.(typed) ?? null) : null;
    return [{ kind, hits: hits.slice(0, shownOfAKind), more }];
  });
  return {
    words: sought.words,
    groups,
    loose: sought.loose,
    unread: siteSources.map(({ kind }) => kind).filter((kind) => read[kind] === null),
  };
}
