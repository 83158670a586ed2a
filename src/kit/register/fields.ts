import type { FileType } from "../files/kinds.ts";
import type { Register } from "./register.ts";

/** Field kinds: each knows how to read what a person typed (always text), what it refuses and with which sentence. In browser and server alike. */
export type Value = string | number | boolean | null;

interface Common {
  readonly label: string;
  /** Heads its column, where that is not the label. */
  readonly column?: string;
  readonly required?: boolean;
  /** A line under the input. */
  readonly hint?: string;
  /** Filled in for a new row. */
  readonly initial?: Value;
  readonly autocomplete?: string;
  readonly placeholder?: string;
  /** The tab of a long form in which it stands. */
  readonly group?: string;
  /** Asked only while other fields say one of these, as a form holds them ("" for empty and no, "on" for yes); else it stays empty. */
  readonly onlyIf?: { readonly says: Readonly<Record<string, readonly string[]>>; readonly sentence: string };
}

export type Field = Common &
  (
    | { readonly kind: "text"; readonly max: number; readonly pattern?: RegExp; readonly patternSentence?: string }
    | { readonly kind: "longText"; readonly max: number }
    | { readonly kind: "number"; readonly min?: number; readonly max?: number; readonly step: number; readonly year?: true }
    | { readonly kind: "date"; readonly notAfterToday?: boolean; readonly from?: string }
    | { readonly kind: "time" }
    | { readonly kind: "choice"; readonly options: readonly Option[]; readonly look?: "select" | "radio" }
    | { readonly kind: "yesNo"; readonly mustBeYes?: string }
    | { readonly kind: "phone" }
    | { readonly kind: "email" }
    | { readonly kind: "url" }
    /** Value: the id of a picture of the library. With `clip` it is the poster of a clip. */
    | { readonly kind: "picture"; readonly clip?: boolean }
    /** Value: the id of a private file. Who may read the row may have it. */
    | { readonly kind: "file"; readonly accept: readonly FileType[] }
    /** Value: the id of a row of another register, shown by its first column. */
    | { readonly kind: "reference"; readonly register: Register }
  );

export interface Option {
  readonly value: string;
  readonly label: string;
  /** Of a state: how it stands out in a list. */
  readonly tone?: "neutral" | "success" | "warning" | "danger" | "info";
}

export type Kind = Field["kind"];
export type Fields = Readonly<Record<string, Field>>;

type Of<K extends Kind> = Omit<Extract<Field, { kind: K }>, "kind">;

export const text = (field: Of<"text">): Field => ({ kind: "text", ...field });
export const longText = (field: Of<"longText">): Field => ({ kind: "longText", ...field });
export const number = (field: Of<"number">): Field => ({ kind: "number", ...field });
export const date = (field: Of<"date">): Field => ({ kind: "date", ...field });
export const time = (field: Of<"time">): Field => ({ kind: "time", ...field });
export const choice = (field: Of<"choice">): Field => ({ kind: "choice", ...field });
export const yesNo = (field: Of<"yesNo">): Field => ({ kind: "yesNo", ...field });
export const phone = (field: Of<"phone">): Field => ({ kind: "phone", ...field });
export const email = (field: Of<"email">): Field => ({ kind: "email", ...field });
export const url = (field: Of<"url">): Field => ({ kind: "url", ...field });
export const picture = (field: Of<"picture">): Field => ({ kind: "picture", ...field });
export const file = (field: Of<"file">): Field => ({ kind: "file", ...field });
export const reference = (field: Of<"reference">): Field => ({ kind: "reference", ...field });
