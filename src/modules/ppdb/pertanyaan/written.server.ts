import { type Fields, longText } from "#kit/register/fields.ts";
import { isJawab, kodeOf } from "./nama.ts";

/** Answers in a form whose page is closed by now, by their codes: which child's questions these are is not known any more. */
export const writtenJawaban = (form: FormData): Fields =>
  Object.fromEntries(
    [...form.keys()]
      .filter(isJawab)
      .slice(0, 50)
      .map((name) => [name, longText({ label: `Jawaban ${kodeOf(name).slice(0, 60)}`, max: 2000 })]),
  );
