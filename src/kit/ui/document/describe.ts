interface Description {
  /** Of the tab. */
  readonly title: string;
  /** Of a shared link; the tab's unless told. */
  readonly heading?: string;
  readonly description: string;
  /** Absolute address of the page. */
  readonly url: string;
  /** Absolute address of a picture and what is seen on it; a card with the page's own name unless told. */
  readonly picture?: { readonly address: string; readonly alt: string };
  readonly type?: "website" | "article";
  /** The page of which this is a part, besides home. */
  readonly above?: { readonly name: string; readonly path: string };
  /** Found by what somebody typed: search engines follow its links and keep it to nobody. */
  readonly sought?: boolean;
  /** What search engines read, as schema.org says it. */
  readonly data?: Readonly<Record<string, unknown>>;
}

/** Everything that search engines and messengers read of a page, for a route's `meta`. */
export function describe({
  title: said,
  heading: head = said,
  description,
  url,
  picture,
  type = "website",
  above,
  sought,
  data,
}: Description) {
  const short = shorten(description, 200);
  const { origin, pathname, searchParams } = new URL(url);
  const [title, heading] = [apart(said, searchParams), apart(head, searchParams)];
  return [
    { title },
    { name: "description", content: short },
    ...(sought ? [{ name: "robots", content: "noindex, follow" }] : []),
    { tagName: "link", rel: "canonical", href: url },
    { property: "og:type", content: type },
    { property: "og:locale", content: "id_ID" },
    { property: "og:title", content: heading },
    { property: "og:description", content: short },
    { property: "og:url", content: url },
    { property: "og:image", content: picture?.address ?? origin + cardOf(pathname) },
    { property: "og:image:alt", content: shorten(picture?.alt || heading, 420) },
    ...(picture?.address.startsWith(origin + card) === false ? [] : cardSize),
    { name: "twitter:card", content: "summary_large_image" },
    ...(data ? [told(data)] : []),
    ...(pathname === "/" ? [] : [told(wayTo(origin, [...(above ? [above] : []), { name: heading, path: url.slice(origin.length) }]))]),
  ];
}

/** Tabs and results of one list are told apart by what was looked for and by the page, which their address names. */
function apart(title: string, asked: URLSearchParams): string {
  const [words, page] = [asked.get("cari") ?? "", asked.get("halaman")];
  return [words && !title.includes(words) ? `${title}: ${words}` : title, page && `halaman ${page}`].filter(Boolean).join(", ");
}

const card = "/bagikan.png";
const cardSize = [
  { property: "og:image:width", content: "1200" },
  { property: "og:image:height", content: "630" },
];

/** The picture of a page that has none of its own. */
const cardOf = (pathname: string) => (pathname === "/" ? card : `${card}?halaman=${pathname}`);

const told = (data: Readonly<Record<string, unknown>>) => ({ "script:ld+json": { "@context": "https://schema.org", ...data } });

/** From home down to the page, as search engines show it in place of the address. */
const wayTo = (origin: string, steps: readonly { readonly name: string; readonly path: string }[]) => ({
  "@type": "BreadcrumbList",
  itemListElement: [{ name: "Beranda", path: "/" }, ...steps].map(({ name, path }, at) => ({
    "@type": "ListItem",
    position: at + 1,
    name,
    item: origin + path,
  })),
});

/** Cut between words, at `length` characters at most. */
export function shorten(text: string, length: number): string {
  const line = text.replace(/\s+/g, " ").trim();
  if (line.length <= length) return line;
  const cut = line.slice(0, length - 1);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(" "), length / 2)).trimEnd()}…`;
}
