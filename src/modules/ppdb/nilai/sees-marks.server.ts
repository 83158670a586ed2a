import { may, type ReadCtx } from "#kit/ctx.server.ts";

/** Who oversees the examiners is shown what each of them gave; an examiner might be led by it. */
export const seesAllMarks = (ctx: ReadCtx): boolean => may(ctx, "nilaiSemuaPenguji:read") === "yes";
