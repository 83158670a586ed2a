import type { ReadCtx } from "#kit/ctx.server.ts";
import { sql } from "#kit/database/sql.server.ts";

/** An announcement of weeks ago is no news: a mail server that is set later sends nothing of it. */
const days = 3;

/** A condition on `keputusan`. */
export const announcedWithin = ({ now }: ReadCtx) =>
  sql`keputusan.diumumkan_pada > ${new Date(now.getTime() - days * 86_400_000)} and keputusan.diumumkan_pada <= ${now}`;
