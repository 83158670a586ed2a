import { createContext, type LoaderFunctionArgs } from "react-router";
import { type ReadCtx, reading } from "./ctx.server.ts";

/** Puts a fault into the log while the rest of the page goes on; nobody listening means the fault is not survived. */
export const reportContext = createContext<(error: unknown) => void>((error) => {
  throw error;
});

type Reads = Readonly<Record<string, (ctx: ReadCtx) => Promise<unknown>>>;

/** Null where a section could not be read. */
export type Sections<R extends Reads> = { readonly [Name in keyof R]: Awaited<ReturnType<R[Name]>> | null };

/** What the sections of a page show, each read by itself: one that fails leaves the rest of the page standing. */
export async function reportSections<R extends Reads>(args: Pick<LoaderFunctionArgs, "context">, reads: R): Promise<Sections<R>> {
  const report = args.context.get(reportContext);
  const read = async ([name, ask]: [string, Reads[string]]) => {
    const shown = reading(args, ask).catch((error: unknown) => {
      report(error);
      return null;
    });
    return [name, await shown] as const;
  };
  return Object.fromEntries(await Promise.all(Object.entries(reads).map(read))) as Sections<R>;
}
