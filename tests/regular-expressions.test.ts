import { check } from "recheck";
import { expect, test } from "vitest";
import { type Expression, regularExpressions } from "./support/regular-expressions.ts";

/**
 * Every regular expression of the product is judged by recheck: none may take longer than in step with the length of what it reads.
 * A new one that may is refused here; it is written otherwise, or it stands below with the reason why its text is short.
 */
const judged: Readonly<Record<string, string>> = {
  "/\\B(?=(\\d{3})+$)/g": "a bigint of the database: 19 digits",
  '/(?<=[!?]|[\\d)”"’]\\.|(?<![\\p{L}.])\\p{Ll}\\p{L}+\\.|(?<!\\p{L})(?!Prof|Prov)\\p{L}{4,}\\.)\\s+/u':
    "looks back over one word alone, after a full stop; measured in linear.test.ts",
  "/^([^:{}]{1,40}?)\\s+:\\s+(.*)$/": "one line, from 40 places at most; measured in linear.test.ts",
  "/^export (default\\b|(async )?(function|const) (loader|action)\\b|\\{[^}]*\\b(default|loader|action)\\b)/m":
    "our own sources, in the build",
};

/** Put together while the product runs: read one by one. */
const built: Readonly<Record<string, string>> = {
  "src/modules/naskah/content/mask.ts": "words of a name, in a letter of at most 20,000 letters",
  "src/modules/kepegawaian/nomor.ts": "a count of digits",
  "src/kit/documents/html-tags.ts": "the names of twelve tags, without a repetition",
};

const { literal, built: found } = regularExpressions();
const named = ({ source, flags }: Expression) => `/${source}/${flags}`;

/** Without a repetition that has no end it reads a fixed number of signs from each place at most. */
const repeats = ({ source }: Expression) => /[*+]|\{\d+,\}/.test(source.replaceAll(/\\.|\[(?:\\.|[^\]\\])*\]/g, "a"));

const atOnce = 2;

/** What seems to take long is tried by the clock, which a busy machine holds up: it is found twice, or not at all. */
async function judge({ source, flags }: Expression): Promise<string> {
  const asked = { timeout: 60_000, randomSeed: 1 };
  const { status } = await check(source, flags, asked);
  return status === "safe" ? status : (await check(source, flags, asked)).status;
}

async function faultsOf(expressions: readonly Expression[]): Promise<string[]> {
  const [waiting, faults]: [Expression[], string[]] = [[...expressions], []];
  const work = async () => {
    for (let one = waiting.pop(); one; one = waiting.pop()) {
      const status = await judge(one);
      if (status !== "safe") faults.push(`${status}: ${named(one)} in ${one.paths.join(", ")}`);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return faults;
}

test("the judge finds what grows faster than its text", async () => {
  const bad = ["(a+)+$", "\\s+$", "^(.*),(.*),(.*)x$"].map((source) => ({ source, flags: "", paths: ["uji"] }));
  expect(bad.filter(repeats)).toHaveLength(bad.length);
  expect(await faultsOf(bad)).toHaveLength(bad.length);
});

test("every expression takes time in step with its text", { timeout: 240_000 }, async () => {
  expect(literal.length).toBeGreaterThan(200);
  expect(await faultsOf(literal.filter((one) => repeats(one) && !(named(one) in judged)))).toEqual([]);
});

test("what was judged by hand still stands, and nothing is put together elsewhere", () => {
  expect(Object.keys(judged).filter((name) => !literal.some((one) => named(one) === name))).toEqual([]);
  expect([...new Set(found.map((one) => one.split(":", 1)[0]))].sort()).toEqual(Object.keys(built).sort());
});
