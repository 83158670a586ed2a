import type { Change } from "../audit/record-change.server.ts";
import type { Ctx } from "../ctx.server.ts";
import { sql } from "../database/sql.server.ts";

interface Answer {
  readonly value: string;
  readonly label: string;
}

/** Asked of whoever brings a list, where taking its rows may set off one thing or another. */
export interface ImportQuestion {
  readonly label: string;
  /** The first holds unless another is chosen. */
  readonly answers: readonly [Answer, ...Answer[]];
  /** Why it is asked of these rows and what the answer means, in a sentence; undefined where nothing depends on it. Asked on trial. */
  readonly reason: (ctx: Ctx, changes: readonly Change[], answer: string) => Promise<string | undefined>;
}

/** The question as the page shows it. */
export interface AskedQuestion extends Pick<ImportQuestion, "label" | "answers"> {
  readonly answer: string;
  readonly reason: string;
}

interface Asking {
  readonly question?: ImportQuestion;
}

/** What holds; "" where nothing is asked. */
export function answerOf({ question }: Asking, said: string | undefined): string {
  if (!question) return "";
  return (question.answers.find(({ value }) => value === said) ?? question.answers[0]).value;
}

/** Lets the triggers of the database see the answer for the rest of the transaction; "" for nothing more. */
export const tellAnswer = (ctx: Ctx, answer: string) => sql`select set_config('impor.jawaban', ${answer}, true)`.execute(ctx.db);

/** Lets them see the day of the import that is being taken back; "" for nothing more. */
export const tellUndoing = (ctx: Ctx, day: string) => sql`select set_config('impor.urung', ${day}, true)`.execute(ctx.db);

export async function askedOf(
  ctx: Ctx,
  { question }: Asking,
  { changes, answer }: { readonly changes: readonly Change[]; readonly answer: string },
): Promise<AskedQuestion | null> {
  const reason = await question?.reason(ctx, changes, answer);
  return question && reason ? { label: question.label, answers: question.answers, answer, reason } : null;
}
