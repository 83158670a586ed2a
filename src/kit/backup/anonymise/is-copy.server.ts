import { createContext } from "react-router";
import type { ReadCtx } from "../../ctx.server.ts";

/** Whether this is a copy for testing, see `restoreAnonymised`; for loaders: `args.context.get(isCopyContext)`. */
export const isCopyContext = createContext(false);

export const isCopy = async ({ db }: Pick<ReadCtx, "db">): Promise<boolean> =>
  (await db.selectFrom("salinanUji").select("satu").executeTakeFirst()) !== undefined;
