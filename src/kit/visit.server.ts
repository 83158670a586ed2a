import { createContext, type RouterContextProvider } from "react-router";

/** What the network told about one request, after proxies were judged. Never holds anything a client may invent. */
export interface Visit {
  readonly requestId: string;
  /** The client's network address. For throttling only: it is neither logged nor stored as it is. */
  readonly address: string;
  /** Where the product is reached, e.g. "https://madrasah.sch.id", without a slash at the end. */
  readonly origin: string;
  readonly secure: boolean;
}

export const visitContext = createContext<Visit>();

/** What an answer's content came from; a cached page is dropped when `ctx.touch` names one of them. */
export const pageTags = createContext<Set<string>>();

/** For loaders of documents: `tag(args, "berita")`. */
export function tag(args: { context: Readonly<RouterContextProvider> }, ...tags: readonly string[]): void {
  const collected = args.context.get(pageTags);
  for (const one of tags) collected.add(one);
}

/** How long what a page says holds, though nothing is changed; in milliseconds since 1970. */
export interface PageLife {
  until: number;
  /** Whoever is signed in is sent elsewhere from it: nobody may hand it out without asking here. */
  personal?: boolean;
}

export const pageLife = createContext<PageLife>();

/** For loaders of documents: at this moment the page will say something else, e.g. because something planned has come. */
export function expires(args: { context: Readonly<RouterContextProvider> }, moment: Date | null): void {
  const life = args.context.get(pageLife);
  if (moment) life.until = Math.min(life.until, moment.getTime());
}

/** Makes the key under which a form is sent once, however often it is pressed. */
export const formKeyContext = createContext<() => string>(() => crypto.randomUUID());
