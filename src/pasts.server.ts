import type { Besides } from "#kit/audit/trail.server.ts";
import type { Ctx } from "#kit/ctx.server.ts";
import { disposisiSurat } from "#modules/disposisi/index.server.ts";

type Telling = (ctx: Ctx, id: string) => Promise<Besides | undefined>;

/** What else tells of the past of a register's row, by the register's name. */
export const pasts: Readonly<Record<string, Telling>> = { suratMasuk: disposisiSurat };
