/**
 * What a public page came from: a register ("foto"), where any change to it changes the page, or a field of one ("foto.album"), where
 * only rows that come, go or change in that field do.
 */

/** Beyond this PostgreSQL refuses to tell it on; such a change is told as one of the whole register. */
const longest = 4_000;

/**
 * A change as it is told to every process: "foto", or "foto:judul,sumber" where nothing but these fields of standing rows changed.
 * @param fields undefined: rows came or went, or it is not known what changed
 */
export function describeTouch(tag: string, fields?: readonly string[]): string {
  const told = fields && `${tag}:${[...fields].sort().join(",")}`;
  return told && told.length <= longest ? told : tag;
}

/** Whether a page with these tags may say something else after a change that was told so. */
export function concerns(touched: string, tags: ReadonlySet<string>): boolean {
  const [tag = "", fields] = touched.split(":");
  if (tags.has(tag)) return true;
  if (fields !== undefined) return fields.split(",").some((field) => tags.has(`${tag}.${field}`));
  for (const one of tags) if (one.startsWith(`${tag}.`)) return true;
  return false;
}

/** The registers alone. */
export const registersOf = (tags: ReadonlySet<string>): string[] => [...new Set([...tags].map((tag) => tag.split(".")[0] ?? tag))].sort();
