import type { ReadCtx } from "#kit/ctx.server.ts";
import { sql } from "#kit/database/sql.server.ts";
import { plainText } from "#kit/markup/markup.ts";
import { holdsWords, mostHits } from "#kit/search/holds-words.server.ts";
import { monthSought, quranBegins, type SiteHit, type SiteSource, type Sought } from "#kit/search/site-search.ts";
import { beritaPath } from "../berita-summary.ts";
import { monthName, nextMonth } from "../month.ts";
import { allBerita, beritaListPath } from "../search.ts";
import { published } from "./published.server.ts";

export const beritaSources: readonly SiteSource<ReadCtx>[] = [
  { kind: "Berita", tags: ["berita"], all: (cari) => beritaListPath({ ...allBerita, cari }), find: findBerita },
  { kind: "Berita per bulan", tags: ["berita"], find: findMonth },
];

/** Those whose title or summary holds the words, then those whose text does, each the newest first; either has an index of its own. */
async function findBerita(ctx: ReadCtx, sought: Sought): Promise<SiteHit[]> {
  const named = await newest(ctx)
    .where(holdsWords(sought, ["berita.cari"]))
    .execute();
  const others = named.length < mostHits && !sought.loose ? await newest(ctx).where(tells(sought)).execute() : [];
  const known = new Set(named.map(({ slug }) => slug));
  return [...named, ...others.filter(({ slug }) => !known.has(slug))].slice(0, mostHits).map(({ slug, name, desc, content, tanggal }) => ({
    ...{ title: name, href: beritaPath(slug), day: tanggal },
    text: desc && holdsOne(desc, sought) ? desc : plainText(content),
  }));
}

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

const newest = (ctx: ReadCtx) =>
  published(ctx)
    .select(["berita.slug", "berita.name", "berita.desc", "berita.content", "berita.tanggal"])
    .orderBy("berita.tanggal", "desc")
    .orderBy("berita.createdAt", "desc")
    .limit(mostHits);

/** By stems: who seeks "pendaftaran" finds "mendaftar". The Qur’an has none that its spellings share, so its beginning is sought. */
function tells({ words }: Sought) {
  const stems = sql`plainto_tsquery('indonesian', ${words.filter((word) => word !== quranBegins).join(" ")})`;
  return sql<boolean>`berita.kata @@ ${words.includes(quranBegins) ? sql`(${stems} && ${`${quranBegins}:*`}::tsquery)` : stems}`;
}

const holdsOne = (text: string, { words }: Sought): boolean => words.some((word) => text.toLowerCase().includes(word));
