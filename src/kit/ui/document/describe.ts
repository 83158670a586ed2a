interface Description {
  /** Of the tab. */
  readonly title: string;
  /** Of a shared link; the tab's unless told. */
  readonly heading?: string;
  readonly description: string;
  /** Absolute address of the page. */
  readonly url: string;
  /** Absolute address of a picture, 1200 × 630. */
  readonly picture?: string;
  readonly type?: "website" | "article";
  /** What search engines read, as schema.org says it. */
  readonly data?: Readonly<Record<string, unknown>>;
}

/** Everything that search engines and messengers read of a page, for a route's `meta`. */
export function describe({ title, heading = title, description, url, picture, type = "website", data }: Description) {
  const short = shorten(description, 200);
  return [
    { title },
    { name: "description", content: short },
    { tagName: "link", rel: "canonical", href: url },
    { property: "og:type", content: type },
    { property: "og:locale", content: "id_ID" },
    { property: "og:title", content: heading },
    { property: "og:description", content: short },
    { property: "og:url", content: url },
    ...(picture ? pictured(picture) : []),
    ...(data ? [{ "script:ld+json": { "@context": "https://schema.org", ...data } }] : []),
  ];
}

const pictured = (picture: string) => [
  { property: "og:image", content: picture },
  { property: "og:image:width", content: "1200" },
  { property: "og:image:height", content: "630" },
  { name: "twitter:card", content: "summary_large_image" },
];

/** Cut between words, at `length` characters at most. */
export function shorten(text: string, length: number): string {
  const line = text.replace(/\s+/g, " ").trim();
  if (line.length <= length) return line;
  const cut = line.slice(0, length - 1);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(" "), length / 2)).trimEnd()}…`;
}
