import { readFile } from "node:fs/promises";

const newline = 0x0a;

/** Whether a text file has exactly this line. Nothing of the file stays in memory. */
export async function containsLine(path: string, line: string): Promise<boolean> {
  if (line === "" || line.includes("\n")) return false;
  const text = await readFile(path);
  const wanted = Buffer.from(line);
  const ends = (at: number) => at === text.length || text[at] === newline;
  for (let at = text.indexOf(wanted); at >= 0; at = text.indexOf(wanted, at + 1)) {
    if ((at === 0 || text[at - 1] === newline) && ends(at + wanted.length)) return true;
  }
  return false;
}
