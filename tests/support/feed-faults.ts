/** What a validator of RSS 2.0 would say of a feed; empty of one that every reader understands. */
export function feedFaults(feed: string): readonly string[] {
  const items = [...feed.matchAll(/<item>([\s\S]*?)<\/item>/g)].map(([, item = ""]) => item);
  const channel = feed.replace(/<item>[\s\S]*<\/item>/, "");
  return [
    ...unbalanced(feed),
    ...["title", "link", "description"].filter((name) => !one(channel, name)).map((name) => `the channel has no ${name}`),
    ...[channel, ...items].flatMap(addressFaults),
    ...items.flatMap((item) => [
      ...(one(item, "title") || one(item, "description") ? [] : ["an item has neither title nor description"]),
      ...(moment.test(one(item, "pubDate")) ? [] : [`no date of RFC 822: ${one(item, "pubDate")}`]),
      ...[...decoded(one(item, "content:encoded")).matchAll(/(?:href|src|srcset)="([^"]*)"/g)].flatMap(([, to = ""]) => absolute(to)),
    ]),
    ...(new Set(items.map((item) => one(item, "guid"))).size === items.length ? [] : ["two items have one guid"]),
  ];
}

const moment = /^(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d\d [A-Z][a-z]{2} \d{4} \d\d:\d\d:\d\d GMT$/;

const one = (within: string, name: string): string =>
  decoded(new RegExp(`<${name}(?: [^>]*)?>([\\s\\S]*?)</${name}>`).exec(within)?.[1] ?? "");

const decoded = (text: string): string =>
  text.replaceAll("&lt;", "<").replaceAll("&gt;", ">").replaceAll("&quot;", '"').replaceAll("&amp;", "&");

const absolute = (address: string): readonly string[] =>
  /^(?:https?:\/\/[^\s/]+(?:\/\S*)?|mailto:\S+|tel:\S+)$/.test(address) ? [] : [`no absolute address: ${address}`];

const addressFaults = (part: string): readonly string[] => [
  ...["link", "guid"].flatMap((name) => (one(part, name) ? absolute(one(part, name)) : [])),
  ...[...part.matchAll(/ (?:url|href)="([^"]*)"/g)].flatMap(([, to = ""]) => absolute(decoded(to))),
];

/** Tags that open and close in step, with nothing between them that no XML document may hold. */
function unbalanced(feed: string): readonly string[] {
  const faults: string[] = [];
  const open: string[] = [];
  for (const [piece] of feed.replace(/^<\?xml [^>]*\?>/, "").matchAll(/<[^>]*>|[^<]+/g)) {
    const [, closing, name = "", alone] = /^<(\/?)([a-z][\w:-]*)(?: [^<>]*?)?(\/?)>$/i.exec(piece) ?? [];
    if (!piece.startsWith("<")) {
      if (/&(?!(?:amp|lt|gt|quot|apos|#\d+|#x[\da-f]+);)/i.test(piece) || unknown.test(piece)) faults.push(`not written as XML: ${piece}`);
    } else if (!name) faults.push(`no tag: ${piece}`);
    else if (closing) {
      if (open.pop() !== name) faults.push(`${name} closes out of step`);
    } else if (!alone) open.push(name);
  }
  return [...faults, ...open.map((name) => `${name} stays open`)];
}

const unknown = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/u;
