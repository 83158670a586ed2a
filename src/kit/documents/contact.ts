import type { Letterhead } from "./paper.ts";

const between = " · ";
/** Signs that surely stand on one line of the letterhead, beside its logos or without. */
const most = { beside: 64, alone: 92 };

/** The contact line broken between its entries, so that no line ends or begins with what stands between them. */
export function contactLines({ contact = "", logos }: Pick<Letterhead, "contact" | "logos">): string[] {
  const room = logos?.left || logos?.right ? most.beside : most.alone;
  const lines: string[] = [];
  for (const entry of contact.split("·").map((one) => one.trim())) {
    const line = lines.at(-1);
    const longer = line ? line + between + entry : entry;
    if (entry === "") continue;
    if (line && longer.length <= room) lines[lines.length - 1] = longer;
    else lines.push(entry);
  }
  return lines;
}
