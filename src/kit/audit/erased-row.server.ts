import type { ReadCtx } from "../ctx.server.ts";
import { type Refusal, refuse } from "../refusals.ts";

/** To whoever follows an old link: whether it was there once and was erased for good, as the trail says, or is not known at all. */
export async function absent(ctx: ReadCtx, subject: string, subjectId: string): Promise<Refusal> {
  const line = await ctx.db
    .selectFrom("audit")
    .select("id")
    .where("subject", "=", subject)
    .where("subjectId", "=", subjectId)
    .where("erased", "is not", null)
    .limit(1)
    .executeTakeFirst();
  return line ? refuse.notFound(erasedSentence) : refuse.notFound();
}

const erasedSentence =
  "Data ini sudah dihapus untuk selamanya, misalnya karena masa simpannya habis. Tautan lama tidak dapat membukanya lagi.";
