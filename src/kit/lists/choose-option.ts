import type { Field } from "../register/fields.ts";
import { plain } from "../register/related.ts";
import { chooseSpan, type OptionSpans, optionSpans, readSpan } from "./spans.ts";
import { bare, type ListWords } from "./words.ts";

/** Ways to write the choices of a field. */
export interface OptionWords {
  /** By the bare words: the label of the choice. */
  readonly said: ReadonlyMap<string, string>;
  /** Of choices that are amounts from here to there. */
  readonly spans?: OptionSpans | undefined;
}

const yes = ["y", "ya", "iya", "yes", "1", "true", "benar", "ada", "v", "✓", "√"];
const no = ["t", "tdk", "tidak", "no", "n", "0", "false", "salah", "tidak ada", "x", "-"];

/** The label of the choice that a cell means; undefined when it says one already, or nobody knows which. */
export function chooseOption(field: Field, text: string, { said: words, spans }: OptionWords): string | undefined {
  const said = text.trim().toLowerCase();
  if (said === "") return undefined;
  if (field.kind === "yesNo") return yes.includes(said) ? "Ya" : no.includes(said) ? "Tidak" : undefined;
  if (field.kind === "reference") return otherThan(text, words.get(said) ?? words.get(plain(text)) ?? words.get(tight(text)));
  if (field.kind !== "choice") return undefined;
  if (field.options.some(({ value, label }) => value === text.trim() || label.toLowerCase() === said)) return undefined;
  const known = words.get(said) ?? words.get(bare(text));
  if (known !== undefined || !spans) return known ?? byPart(field.options, text);
  // "2 juta" is a part of "800.000-1,2 juta", and "20 juta" the whole of ">20 juta", in letters alone.
  return readSpan(text) ? chooseSpan(spans, text) : byWords(field.options, text);
}

/** "Penata Muda (III/a)", "III/a" and "IIIa" mean the one choice that has this part. */
function byPart(options: Extract<Field, { kind: "choice" }>["options"], text: string): string | undefined {
  const parts = new Set(partsOf(text));
  const fitting = options.filter(({ value, label }) => [value, label].some((words) => partsOf(words).some((part) => parts.has(part))));
  if (fitting.length === 1) return fitting[0]?.label;
  if (options.some(({ label }) => bare(label) === bare(text))) return byWords(options, text);
  const close = options.filter(({ value, label }) =>
    [value, label].some((words) => partsOf(words).some((part) => tight(part) === tight(text))),
  );
  return close.length === 1 && tight(text) !== "" ? close[0]?.label : undefined;
}

/** Whatever stands between the words. */
function byWords(options: Extract<Field, { kind: "choice" }>["options"], text: string): string | undefined {
  const whole = options.filter(({ label }) => bare(label) === bare(text));
  return whole.length === 1 ? whole[0]?.label : undefined;
}

/** What commas, dashes and brackets part. A stroke does not: "III/a" is one word. */
const partsOf = (text: string): string[] =>
  text
    .split(/[,;()[\]–—]| - /)
    .map((part) => part.trim().toLowerCase())
    .filter((part) => part !== "");

interface Known {
  /** What this person said a cell means. */
  readonly meant?: Readonly<Record<string, string>>;
  /** What rows of another register are called. */
  readonly names?: readonly string[];
}

/** Everything a cell may say for a choice: of the field's own words, of those of elsewhere, of this person's. */
export function optionWords(field: Field, { values }: ListWords, { meant = {}, names = [] }: Known = {}): OptionWords {
  if (field.kind === "reference") return { said: namesMeant(names, meant) };
  const words = new Map<string, string>();
  if (field.kind !== "choice") return { said: words };
  for (const [of, choices] of Object.entries(values)) {
    if (bare(of) !== bare(field.label)) continue;
    for (const { value, label } of field.options)
      for (const other of [...(choices[label] ?? []), ...(choices[value] ?? [])]) words.set(other.toLowerCase(), label);
  }
  const spans = optionSpans(field.options, words);
  for (const [said, label] of Object.entries(meant)) words.set(said.trim().toLowerCase(), label);
  return { said: words, spans };
}

const otherThan = (text: string, name: string | undefined) => (name !== undefined && plain(name) === plain(text) ? undefined : name);

const tight = (text: string): string => bare(text).replaceAll(" ", "");

/** "X E-1" is the one class with these letters and figures, "X.E-1"; a name itself needs no mending. */
function namesMeant(names: readonly string[], meant: Readonly<Record<string, string>>): OptionWords["said"] {
  const words = new Map<string, string>();
  for (const [letters, called] of Map.groupBy(names, tight)) if (called.length === 1 && letters !== "") words.set(letters, called[0] ?? "");
  for (const name of names) words.set(plain(name), name);
  for (const [said, name] of Object.entries(meant)) words.set(said.trim().toLowerCase(), name);
  return words;
}
