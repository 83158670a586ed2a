import { type Fields, longText } from "#kit/register/fields.ts";
import { jawabName } from "./bentuk.ts";

/** Answers in a form whose page is closed by now, by their codes: which child's questions these are is not known any more. */
export const writtenJawaban = (form: FormData): Fields =>
  Object.fromEntries(
    [...form.keys()]
      .filter((name) => name.startsWith(jawabName("")))
      .slice(0, 50)
      .map((name) => [name, longText({ label: `Jawaban ${name.slice(jawabName("").length, 60)}`, max: 2000 })]),
  );
