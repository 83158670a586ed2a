/** XML that does not follow the rules, or follows them in a way no office program writes. */
export class UnsoundXml extends Error {}

export interface Tag {
  /** Without its prefix. */
  readonly name: string;
  readonly kind: "open" | "close" | "empty";
  /** Every value by name without prefix, so that one name may come twice; what XML writes in another way is as it is meant. */
  readonly attributes: () => readonly (readonly [name: string, value: string])[];
  /** The text between the tag before and this one, as it is meant. */
  readonly text: () => string;
  /** Where it stands in what `readXml` gives, its brackets included. */
  readonly begin: number;
  readonly end: number;
}

/**
 * Every tag of a document, in order; comments are passed over, and no document type is taken, so nothing in it can grow.
 * Linear. @throws UnsoundXml
 */
export function* tagsOf(xml: Uint8Array | string): Generator<Tag> {
  const source = typeof xml === "string" ? xml : readXml(xml);
  let before = 0;
  let said = "";
  for (let at = source.indexOf("<"); at >= 0; at = source.indexOf("<", before)) {
    const text = said + source.slice(before, at);
    if (source.startsWith("<![CDATA[", at)) {
      const end = after(source, "]]>", at + 9);
      said = `${text}${source.slice(at + 9, end - 3).replaceAll("&", "&amp;")}`;
      before = end;
    } else if (source.startsWith("<!--", at)) {
      said = text;
      before = after(source, "-->", at + 4);
    } else if (source.startsWith("<?", at)) {
      said = text;
      before = after(source, "?>", at + 2);
    } else {
      if (source.charAt(at + 1) === "!") throw new UnsoundXml("a document type");
      before = tagEnd(source, at + 1);
      said = "";
      yield { ...tagOf(source.slice(at + 1, before - 1), text), begin: at, end: before };
    }
  }
}

/** The letters of a document. Only what office programs write. @throws UnsoundXml */
export function readXml(bytes: Uint8Array): string {
  const [first, second] = bytes;
  const encoding = first === 0xff && second === 0xfe ? "utf-16le" : first === 0xfe && second === 0xff ? "utf-16be" : "utf-8";
  let text: string;
  try {
    text = new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    throw new UnsoundXml("letters that cannot be read");
  }
  const declared = /^<\?xml[^>]{0,200}?encoding\s*=\s*["']([^"']{1,40})["']/i.exec(text.slice(0, 300))?.[1];
  if (text.includes("\0") || (declared && !/^utf-?(?:8|16)$/i.test(declared) && !/^us-ascii$/i.test(declared)))
    throw new UnsoundXml("letters that cannot be read");
  return text;
}

function after(source: string, mark: string, from: number): number {
  const at = source.indexOf(mark, from);
  if (at < 0) throw new UnsoundXml("a part without an end");
  return at + mark.length;
}

/** A ">" within quotes does not end a tag. */
function tagEnd(source: string, from: number): number {
  let quote = "";
  for (let at = from; at < source.length; at += 1) {
    const sign = source.charAt(at);
    if (quote !== "") quote = sign === quote ? "" : quote;
    else if (sign === '"' || sign === "'") quote = sign;
    else if (sign === ">") return at + 1;
    if (sign === "<") break;
  }
  throw new UnsoundXml("a tag without an end");
}

function tagOf(inside: string, text: string): Omit<Tag, "begin" | "end"> {
  const kind = inside.startsWith("/") ? "close" : inside.endsWith("/") ? "empty" : "open";
  const name = /^\/?([^\s/]+)/.exec(inside)?.[1];
  if (!name) throw new UnsoundXml("a tag without a name");
  return {
    name: local(name),
    kind,
    attributes: () => attributesOf(inside.slice(inside.indexOf(name) + name.length)),
    text: () => meant(text),
  };
}

const local = (name: string): string => name.slice(name.lastIndexOf(":") + 1);

/** Sticky, so that it looks at each place once. What is not written as an attribute ends the reading. */
const attribute = /\s*([^\s=/"'<>]{1,200})\s*=\s*(?:"([^"]*)"|'([^']*)')/y;

function attributesOf(text: string): [string, string][] {
  const found: [string, string][] = [];
  attribute.lastIndex = 0;
  for (let end = 0; ; end = attribute.lastIndex) {
    const pair = attribute.exec(text);
    if (!pair && text.slice(end).replace("/", "").trim() !== "") throw new UnsoundXml("something between the attributes");
    if (!pair) return found;
    const [, name = "", double, single] = pair;
    if (!name.startsWith("xmlns")) found.push([local(name), meant(double ?? single ?? "")]);
  }
}

const entities: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };

function meant(text: string): string {
  if (!text.includes("&")) return text;
  return text.replace(/&(#x?[0-9a-f]{1,8}|[a-z]{2,4});/gi, (whole, code: string) => {
    if (!code.startsWith("#")) return entities[code] ?? whole;
    const point = /^#x/i.test(code) ? Number.parseInt(code.slice(2), 16) : Number.parseInt(code.slice(1), 10);
    if (!(point > 0 && point <= 0x10ffff)) throw new UnsoundXml("a letter that does not exist");
    return String.fromCodePoint(point);
  });
}
