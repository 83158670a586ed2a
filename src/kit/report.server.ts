import { createContext, type LoaderFunctionArgs } from "react-router";
import { type Ctx, within } from "./ctx.server.ts";

/** Puts a fault into the log while the rest of the page goes on; nobody listening means the fault is not survived. */
export const reportContext = createContext<(error: unknown) => void>((error) => {
  throw error;
});

/** What one section of a page shows; null when it could not be read, so that the rest of the page stands. */
export const section = <T>(args: Pick<LoaderFunctionArgs, "context">, read: (ctx: Ctx) => Promise<T>): Promise<T | null> =>
  within(args, read).catch((error: unknown) => {
    args.context.get(reportContext)(error);
    return null;
  });
