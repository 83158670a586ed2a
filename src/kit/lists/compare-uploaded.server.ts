import { importableRegister } from "../access/visibility/visible-fields.server.ts";
import type { ReadCtx } from "../ctx.server.ts";
import { refuse } from "../refusals.ts";
import type { Register } from "../register/register.ts";
import { type Comparing, type Comparison, compareList } from "../transfer/compare/compare-list.server.ts";
import { bookOf } from "./book-of.server.ts";
import { interpret } from "./interpret.ts";
import { namesChosen } from "./names-chosen.server.ts";
import { uploadedList } from "./uploaded-list.server.ts";
import type { ListWords } from "./words.ts";

interface Asked extends Pick<Comparing, "empty" | "whole"> {
  readonly list: string;
  readonly words: ListWords;
}

/** Compares a list that somebody uploaded and understood with what stands, also what of it was taken in already. @throws Refusal */
export async function compareUploaded(
  ctx: ReadCtx,
  register: Register,
  { list: id, words, empty, whole }: Asked,
): Promise<Comparison & { readonly fileName: string }> {
  const { seen, choices, plan, fileName } = await uploadedList(ctx, register, id);
  if (!plan) throw refuse.invalid("Pastikan dahulu judul kolom daftar ini, lalu bandingkan.");
  const imported = importableRegister(ctx, register);
  const { list: sheet } = await interpret(await bookOf(ctx, id, seen), {
    register: imported,
    names: await namesChosen(ctx, imported),
    words,
    choices,
  });
  return { ...(await compareList(ctx, register, { imported, sheet, empty, whole, decided: choices.decided })), fileName };
}
