/** Text as it may stand in an XML element or attribute; letters that XML does not know are left out. */
export const xml = (text: string): string =>
  text
    // Characters that no XML document may hold.
    .replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, "")
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");

/** `element("link", "https://…")` is `<link>https://…</link>`. */
export const element = (name: string, text: string): string => `<${name}>${xml(text)}</${name}>`;
