import type { ReadCtx } from "#kit/ctx.server.ts";
import { sql } from "#kit/database/sql.server.ts";
import { plainText } from "#kit/markup/markup.ts";
import { mostHits } from "#kit/search/holds-words.server.ts";
import { patternOf } from "#kit/search/search-predicate.server.ts";
import { monthSought, quranBegins, type SiteHit, type SiteSource, type Sought } from "#kit/search/site-search.ts";
import { beritaPath } from "../berita-summary.ts";
import { monthName, nextMonth } from "../month.ts";
import { allBerita, beritaListPath } from "../search.ts";
import { findMistyped } from "./find-mistyped.server.ts";
import { newestFound, published } from "./published.server.ts";

export const beritaSources: readonly SiteSource<ReadCtx>[] = [
  { kind: "Berita", tags: ["berita"], all: (cari) => beritaListPath({ ...allBerita, cari }), find: findBerita },
  { kind: "Berita per bulan", tags: ["berita"], find: findMonth },
];

/** Those whose title or summary holds the words, then those whose text does, each the newest first; either has an index of its own. */
async function findBerita(ctx: ReadCtx, sought: Sought): Promise<SiteHit[]> {
  if (sought.loose) return (await findMistyped(ctx, sought)).map((row) => asHit(row, sought));
  const named = await newestFound(ctx).where(names(sought)).limit(mostHits).execute();
  const others = named.length < mostHits ? await newestFound(ctx).where(tells(sought)).limit(mostHits).execute() : [];
  const known = new Set(named.map(({ slug }) => slug));
  return [...named, ...others.filter(({ slug }) => !known.has(slug))].slice(0, mostHits).map((row) => asHit(row, sought));
}

type Row = Awaited<ReturnType<ReturnType<typeof newestFound>["execute"]>>[number];

const asHit = ({ slug, name, desc, content, tanggal }: Row, sought: Sought): SiteHit => ({
  ...{ title: name, href: beritaPath(slug), day: tanggal },
  text: desc && holdsOne(desc, sought) ? desc : plainText(content),
});

/** The month itself, where something appeared in it. */
async function findMonth(ctx: ReadCtx, sought: Sought): Promise<SiteHit[]> {
  const bulan = monthSought(sought);
  if (bulan === null) return [];
  const { count } = await published(ctx)
    .where("berita.tanggal", ">=", `${bulan}-01`)
    .where("berita.tanggal", "<", `${nextMonth(bulan, 1)}-01`)
    .select((of) => of.fn.countAll<string>().as("count"))
    .executeTakeFirstOrThrow();
  if (Number(count) === 0) return [];
  const href = beritaListPath({ ...allBerita, bulan });
  return [{ title: `Berita ${monthName(bulan)}`, text: `${count} berita terbit pada bulan ini.`, href, day: null }];
}

/** Title and summary are kept in small letters, as the words are. */
const names = ({ words }: Sought) =>
  sql<boolean>`(${sql.join(
    words.map((word) => sql`berita.cari like ${patternOf(word)}`),
    sql` and `,
  )})`;

/** By stems: who seeks "pendaftaran" finds "mendaftar". The Qur’an has none that its spellings share, so its beginning is sought. */
function tells({ words }: Sought) {
  const stems = sql`plainto_tsquery('indonesian', ${words.filter((word) => word !== quranBegins).join(" ")})`;
  return sql<boolean>`berita.kata @@ ${words.includes(quranBegins) ? sql`(${stems} && ${`${quranBegins}:*`}::tsquery)` : stems}`;
}

const holdsOne = (text: string, { words }: Sought): boolean => words.some((word) => text.toLowerCase().includes(word));
