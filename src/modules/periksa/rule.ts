/** Who asks for what a rule looks at. */
export type Sumber = "EMIS" | "EMIS GTK" | "Dapodik" | "Dukcapil" | "BKN" | "Madrasah";

/** What a rule says of a row: a sentence, and the fields to look at where they are not always the same. */
export type Verdict = string | { readonly kalimat: string; readonly bidang: readonly string[] } | undefined;

/** One thing that is looked at. It warns and refuses nothing: old papers break each of them. */
export interface Rule<Row, Context> {
  /** Stored where somebody switches it or hands its findings on: it never changes. */
  readonly kode: string;
  /** In a few words, for counts and filters. */
  readonly judul: string;
  /** What it looks at, in one sentence. */
  readonly penjelasan: string;
  readonly sumber: readonly Sumber[];
  /** Names of the fields that it reads, and that mend it. */
  readonly bidang: readonly string[];
  readonly check: (row: Row, context: Context) => Verdict;
}

/** A rule without what it does, as screens know it. */
export type RuleWords = Pick<Rule<never, never>, "kode" | "judul" | "penjelasan" | "sumber" | "bidang">;

export interface Found {
  readonly kode: string;
  readonly kalimat: string;
  readonly bidang: readonly string[];
  /** Somebody was asked to mend it. */
  readonly diserahkan?: boolean;
}

/** Everything that these rules find in one row. */
export function inspect<R, C>(rules: readonly Rule<R, C>[], row: R, context: C): Found[] {
  return rules.flatMap(({ kode, bidang, check }) => {
    const verdict = check(row, context);
    if (verdict === undefined) return [];
    return typeof verdict === "string" ? { kode, kalimat: verdict, bidang } : { kode, ...verdict };
  });
}

/** Names in a sentence: a few as they are, of many the first few and how many more. */
export const namesOf = (names: readonly string[]): string =>
  names.length > 6 ? `${names.slice(0, 5).join(", ")}, dan ${names.length - 5} lainnya` : names.join(", ");

export const wordsOf = ({ kode, judul, penjelasan, sumber, bidang }: RuleWords): RuleWords => ({
  ...{ kode, judul, penjelasan, sumber, bidang },
});
