/** Who comes years later reads in each decision whether it stands, and what came in its place. */
import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const folder = "docs/adr";
const decisions = readdirSync(folder).map((file) => ({ file, text: readFileSync(`${folder}/${file}`, "utf8") }));
const statuses = [
  /^Stands\.$/,
  /^Stands, but for [^:]+: replaced by \[\d+\]\(([\w-]+\.md)\)\.$/,
  /^Replaced by \[\d+\]\(([\w-]+\.md)\)\.$/,
];

test("no two decisions have one number", () => {
  const numbers = decisions.map(({ file }) => Number(file.slice(0, 4)));
  expect(numbers).toEqual([...new Set(numbers)]);
  expect(numbers.filter((number) => !(number > 0))).toEqual([]);
});

test.each(decisions)("$file says what it is, whether it stands, and who succeeds it", ({ file, text }) => {
  const [title = "", empty, status = ""] = text.split("\n");
  expect(title).toMatch(new RegExp(`^# ${Number(file.slice(0, 4))}\\. \\S`));
  expect(empty).toBe("");
  const sentence = status.replace(/^\*\*Status\.\*\* /, "");
  const said = statuses.map((known) => known.exec(sentence)).find((found) => found !== null);
  expect(said?.[0]).toBe(sentence);
  const successor = decisions.find((other) => other.file === said?.[1]);
  expect(successor?.file).toBe(said?.[1]);
  // Who reads the successor first finds the way back.
  if (successor) expect(successor.text).toContain(`(${file})`);
});
