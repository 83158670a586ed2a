import type { ReadCtx } from "#kit/ctx.server.ts";
import { openQuestions } from "#kit/lists/interpret.ts";
import { understandList } from "#kit/lists/understand-list.server.ts";
import { findList } from "#kit/lists/uploaded-list.server.ts";
import type { Examiner } from "../lembar.ts";
import type { Lembar } from "../load-jalur.server.ts";
import { lackingIn, planNilai } from "./plan-nilai.server.ts";
import { sheetRegister } from "./sheet-register.ts";
import { sheetWords } from "./sheet-words.ts";

interface Asked {
  readonly daftar: string;
  readonly penguji: Examiner;
}

/** A list as it is understood now, and what it would do; nothing of it is planned while something is asked. It takes long. */
export async function understoodNilai(ctx: ReadCtx, lembar: Lembar, { daftar, penguji }: Asked) {
  const register = sheetRegister(lembar);
  const found = await findList(ctx, register, daftar);
  if (!found) return null;
  const words = sheetWords(lembar.measure, penguji);
  const { choices, interpreted } = await understandList(ctx, register, { id: daftar, words, choices: found.choices });
  const lacking = lackingIn(lembar, interpreted.seen.columns);
  const open = openQuestions(interpreted.seen, choices) > 0 || lacking.length > 0;
  const list = { ...found, choices, seen: interpreted.seen };
  return { list, lacking, interpreted, plan: open ? null : await planNilai(ctx, lembar, { interpreted, choices, penguji }) };
}
