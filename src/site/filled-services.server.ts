import type { ReadCtx } from "#kit/ctx.server.ts";
import { hasDirektori } from "#modules/direktori/index.server.ts";
import { hasPrestasi } from "#modules/kesiswaan/index.server.ts";
import type { Entry } from "./navigation.ts";
import { services } from "./services.ts";

/** What has to be recorded before there is something to see. */
const needed: Readonly<Record<string, (ctx: ReadCtx) => Promise<boolean>>> = { "/guru-dan-staf": hasDirektori, "/prestasi": hasPrestasi };

/** Registers that decide it. */
export const filledTags = ["tampilPublik", "prestasi"] as const;

/** What the product offers on every page, without pages that have nothing to show yet. */
export async function filledServices(ctx: ReadCtx): Promise<Entry[]> {
  const filled: Entry[] = [];
  for (const entry of services) if ((await needed[entry.to]?.(ctx)) ?? true) filled.push(entry);
  return filled;
}
