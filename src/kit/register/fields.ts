import type { PrivacyClass } from "../access/access.ts";
import type { FileType } from "../files/kinds.ts";
import type { Register } from "./register.ts";

/** Field kinds: each knows how to read what a person typed (always text), what it refuses and with which sentence. In browser and server alike. */
export type Value = string | number | boolean | null;

interface Common {
  readonly label: string;
  /** How closed it is where a register keeps it; forms that keep nothing need none. */
  readonly privacy?: PrivacyClass;
  /** Heads its column, where that is not the label. */
  readonly column?: string;
  readonly required?: boolean;
  /** A line under the input. */
  readonly hint?: string;
  /** Filled in for a new row. */
  readonly initial?: Value;
  readonly autocomplete?: string;
  readonly placeholder?: string;
  /** What its list and its row's page say where it is empty, when that means something. */
  readonly whenEmpty?: string;
  /** The tab of a long form in which it stands. */
  readonly group?: string;
  /** Not asked of everybody: what is empty is told nowhere. */
  readonly sometimes?: true;
  /** A code of parts that lie within each other, each of so many digits, written without anything between them. */
  readonly parts?: readonly number[];
  /** No two rows say it alike: the database sees to it. */
  readonly distinct?: true;
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
  /** Of how a number is built: the field that its label fills. */
  readonly fills?: string;
  /** Of a state: how it stands out in a list. */
  readonly tone?: "neutral" | "success" | "warning" | "danger" | "info";
}

export type Kind = Field["kind"];
export type Fields = Readonly<Record<string, Field>>;

/** A field that a register keeps says how closed it is: without, the register does not compile. */
export type KeptField = Field & { readonly privacy: PrivacyClass };
export type KeptFields = Readonly<Record<string, KeptField>>;

type Of<K extends Kind> = Omit<Extract<Field, { kind: K }>, "kind">;
/** A misspelt property is none. */
type Exactly<K extends Kind, F> = F & { readonly [P in Exclude<keyof F, keyof Of<K>>]: never };

/**
 * Keeps what was written, so that the type of a value follows from its field: whether it may be empty, what may be chosen. What is written
 * as a getter is asked anew each time, such as the school year that a new row begins with.
 */
const maker =
  <K extends Kind>(kind: K) =>
  <const F extends Of<K>>(field: Exactly<K, F>): { readonly kind: K } & F =>
    Object.defineProperties({ kind }, Object.getOwnPropertyDescriptors(field)) as { readonly kind: K } & F;

/** What a checked field holds. One that is asked only beside others may stay empty, though it is required. */
export type ValueOf<F extends Field> = F extends { readonly kind: "yesNo" } ? boolean : Written<F> | EmptyOf<F>;
type Written<F extends Field> = F extends { readonly kind: "number" }
  ? number
  : F extends { readonly kind: "choice"; readonly options: readonly { readonly value: infer V }[] }
    ? V
    : string;
type EmptyOf<F extends Field> = F extends { readonly required: true } ? (F extends { readonly onlyIf: object } ? null : never) : null;

export type ValuesOf<F extends Fields> = { readonly [Name in keyof F]: ValueOf<F[Name]> };
/** Where the fields are known by name only as the product runs, whatever is there has a value. */
export type SomeValuesOf<F extends Fields> = string extends keyof F ? ValuesOf<F> : Partial<ValuesOf<F>>;

export const text = maker("text");
export const longText = maker("longText");
export const number = maker("number");
export const date = maker("date");
export const time = maker("time");
export const choice = maker("choice");
export const yesNo = maker("yesNo");
export const phone = maker("phone");
export const email = maker("email");
export const url = maker("url");
export const picture = maker("picture");
export const file = maker("file");
export const reference = maker("reference");
