import type { SiteHit } from "#kit/search/site-search.ts";

/** What was found of one kind. */
export interface Group {
  readonly kind: string;
  readonly hits: readonly SiteHit[];
  /** Where the rest is paged through; null where there is no more. */
  readonly more: string | null;
}

export interface SiteAnswer {
  readonly words: readonly string[];
  readonly groups: readonly Group[];
  /** Kinds that could not be read. */
  readonly unread: readonly string[];
  /** Nothing holds the words as they were typed; this is what comes near. */
  readonly loose: boolean;
}

/** Offered while somebody types. */
export interface Suggestion {
  readonly title: string;
  /** Address on this site. */
  readonly href: string;
}
