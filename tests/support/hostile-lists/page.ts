import { writeCsv } from "#kit/documents/spreadsheet.server.ts";
import { generated, table } from "../docs-pages.ts";
import { comingIn } from "./coming-in.ts";
import { hostileWords } from "./going-out.ts";

const code = (text: string) => `\`${JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("|", "\\|")}\``;
const inCsv = (word: string) =>
  new TextDecoder()
    .decode(writeCsv([{ label: "A" }], [[word]]))
    .split("\r\n")
    .slice(1)
    .join("\r\n")
    .trimEnd();

/** `tests/hostile-lists.test.ts` holds the product to this page. */
export function hostileListsPage(): string {
  const files = Object.entries(comingIn);
  const refused = files.filter(([, { refused }]) => refused);
  return [
    "# Hostile lists",
    generated,
    `What comes in as a list and is made to harm, and what leaves as a list and would run in somebody's spreadsheet program. ${files.length} kinds of files: ${refused.length} refused, ${files.length - refused.length} neutralised; ${Object.keys(hostileWords).length} kinds of words: all neutralised. Meanwhile whoever else is served waits less than 100 ms. Held by \`tests/hostile-lists.test.ts\`.`,
    "## Files that come in",
    "Read in a thread with limits on time and memory (`src/kit/reading`). The file itself is not kept: only what its cells say is.",
    table(
      ["File", "What happens", "Sentence, or what becomes of it"],
      files.map(([name, { refused, neutralised }]) => [name, refused ? "refused" : "neutralised", refused ?? neutralised ?? ""]),
    ),
    "## Words that go out",
    "In CSV an apostrophe stands before whatever would begin a formula, whichever sign is taken to part cells; every cell stands in quotes. In XLSX text is stored as text and no cell has a formula. Lists of registers, reports, the trail and the refused cells of an import leave through these two writers alone; a template that is filled takes text as text too (`src/kit/documents/template`).",
    table(
      ["Hidden by", "Word", "In CSV"],
      Object.entries(hostileWords).map(([name, word]) => [name, code(word), code(inCsv(word))]),
    ),
    "",
  ].join("\n\n");
}
