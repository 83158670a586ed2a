import type { ReadCtx } from "#kit/ctx.server.ts";
import { sql } from "#kit/database/sql.server.ts";
import { holdsWords, mostHits } from "#kit/search/holds-words.server.ts";
import type { SiteHit, SiteSource, Sought } from "#kit/search/site-search.ts";
import { beritaSources } from "#modules/berita/index.server.ts";
import { direktoriSources } from "#modules/direktori/index.server.ts";
import { galeriSources } from "#modules/galeri/index.server.ts";
import { prestasiSources } from "#modules/kesiswaan/index.server.ts";
import { layananSources } from "#modules/layanan/index.server.ts";
import { profilSources } from "#modules/profil/index.server.ts";
import { sitePages } from "./pages.ts";

/** Everything that everybody may read, in the order in which it is shown. */
export const siteSources: readonly SiteSource<ReadCtx>[] = [
  { kind: "Halaman", tags: [], find: findPages },
  ...layananSources,
  ...beritaSources,
  ...profilSources,
  ...prestasiSources,
  ...galeriSources,
  ...direktoriSources,
];

/** By the same rules as what the school writes, so the database compares these too. */
async function findPages(ctx: ReadCtx, sought: Sought): Promise<SiteHit[]> {
  const told = sitePages.map(({ title, about, alias = "" }) => `${title} ${about} ${alias}`);
  const { rows } = await sql<{ place: string }>`select page.place from unnest(${told}::text[]) with ordinality as page(told, place)
    where ${holdsWords(sought, ["page.told"])} order by page.place limit ${mostHits}`.execute(ctx.db);
  return rows.flatMap(({ place }) => {
    const page = sitePages[Number(place) - 1];
    return page ? [{ title: page.title, text: page.about, href: page.to, day: null }] : [];
  });
}
