import type { Change } from "../audit/record-change.server.ts";
import type { Ctx } from "../ctx.server.ts";
import { sql } from "../database/sql.server.ts";
import type { Values } from "../register/check.ts";
import type { ReadSheet } from "./sheet-rows.ts";

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
  readonly reason: (ctx: Ctx, asked: AskedOf) => Promise<string | undefined>;
  /** What the answer says of rows besides, as if the list had said it. */
  readonly adds?: (ctx: Ctx, sheet: ReadSheet, said: { readonly answer: string; readonly fileName: string }) => Promise<ReadSheet>;
}

interface AskedOf {
  readonly answer: string;
  /** What taking the list makes and changes. */
  readonly changes: readonly Change[];
  /** Every row of it that can be read, as a new one. */
  readonly listed: readonly Values[];
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

export async function askedOf(ctx: Ctx, { question }: Asking, asked: AskedOf): Promise<AskedQuestion | null> {
  const reason = await question?.reason(ctx, asked);
  return question && reason ? { label: question.label, answers: question.answers, answer: asked.answer, reason } : null;
}
