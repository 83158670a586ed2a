/** A tag of a web page and the text before it, as a browser would show that. */
export interface PageTag {
  /** In small letters, with a "/" where it closes; "" at the end of the page. */
  readonly name: string;
  /** The whole tag, for its attributes. */
  readonly whole: string;
  readonly text: string;
}

/** What stands in these is no text of the page. */
const hidden = [
  "script",
  "style",
  "template",
  "noscript",
  "iframe",
  "object",
  "svg",
  "math",
  "textarea",
  "title",
  "xmp",
  "select",
] as const;
type Hidden = (typeof hidden)[number];
const ends = Object.fromEntries(hidden.map((name) => [name, new RegExp(`</${name}(?=[\\s/>])`, "gi")])) as Record<Hidden, RegExp>;

/**
 * The tags of a web page, in order, as loosely as pages are written. Nothing in it runs, nothing is fetched, and what a script or a style
 * says is passed over. Linear: a part without an end is left out to the end of the page.
 */
export function* pageTags(page: string): Generator<PageTag> {
  let before = 0;
  let said = "";
  for (let at = page.indexOf("<"); at >= 0; at = page.indexOf("<", at)) {
    const next = page.charAt(at + 1);
    if (!/[a-z/!?]/i.test(next)) {
      at += 1;
      continue;
    }
    said += page.slice(before, at);
    const end = next === "!" || next === "?" ? markEnd(page, at) : tagEnd(page, at + 1);
    if (end < 0) return yield { name: "", whole: "", text: meant(said) };
    before = end;
    const whole = page.slice(at, end);
    at = end;
    const name = /^<(\/?[a-z][a-z0-9]{0,15})(?=[\s/>])/i.exec(whole)?.[1]?.toLowerCase();
    if (name === undefined) continue;
    yield { name, whole, text: meant(said) };
    said = "";
    if (!Object.hasOwn(ends, name) || whole.endsWith("/>")) continue;
    const close = ends[name as Hidden];
    close.lastIndex = end;
    const closing = close.exec(page);
    if (!closing) return yield { name: "", whole: "", text: "" };
    before = closing.index;
    at = closing.index;
  }
  yield { name: "", whole: "", text: meant(said + page.slice(before)) };
}

/** Behind a comment, or whatever else no page shows. */
function markEnd(page: string, at: number): number {
  const [mark, skip] = page.startsWith("<!--", at) ? ["-->", 4] : [">", 2];
  const end = page.indexOf(mark, at + skip);
  return end < 0 ? -1 : end + mark.length;
}

/** A ">" within quotes does not end a tag. */
function tagEnd(page: string, from: number): number {
  let quote = "";
  for (let at = from; at < page.length; at += 1) {
    const sign = page.charAt(at);
    if (quote !== "") quote = sign === quote ? "" : quote;
    else if ((sign === '"' || sign === "'") && /[=\s]/.test(page.charAt(at - 1))) quote = sign;
    else if (sign === ">") return at + 1;
  }
  return -1;
}

/** Letters that lists of names and addresses have. */
const letters: Readonly<Record<string, string>> = {
  ...{ amp: "&", lt: "<", gt: ">", quot: '"', apos: "'", nbsp: "\u00a0", shy: "" },
  ...{ ndash: "–", mdash: "—", lsquo: "‘", rsquo: "’", ldquo: "“", rdquo: "”", hellip: "…", bull: "•", middot: "·", deg: "°" },
  ...{ eacute: "é", Eacute: "É", egrave: "è", aacute: "á", iacute: "í", oacute: "ó", uacute: "ú", ntilde: "ñ", ccedil: "ç", uuml: "ü" },
};

const meant = (text: string): string =>
  text.includes("&")
    ? text.replace(/&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|([a-z]{2,8}));?/gi, (whole, hex?: string, number?: string, name?: string) => {
        if (name !== undefined) return (Object.hasOwn(letters, name) ? letters[name] : undefined) ?? whole;
        const point = hex === undefined ? Number(number) : Number.parseInt(hex, 16);
        return point > 31 && point <= 0x10ffff ? String.fromCodePoint(point) : " ";
      })
    : text;
