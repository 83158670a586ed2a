import type { ReadCtx } from "#kit/ctx.server.ts";
import { notDeleted } from "#kit/database/bin.server.ts";
import { plainText } from "#kit/markup/markup.ts";
import { holdsWords, mostHits, titleFirst } from "#kit/search/holds-words.server.ts";
import type { SiteHit, SiteSource, Sought } from "#kit/search/site-search.ts";
import { addressOfBagian } from "./address.ts";

/** What the school tells of itself: the sections of its pages, its history and its heads. */
export const profilSources: readonly SiteSource<ReadCtx>[] = [
  { kind: "Isi halaman", tags: ["bagianHalaman"], find: findBagian },
  { kind: "Sejarah", tags: ["sejarah"], find: findSejarah },
  { kind: "Kepala madrasah", tags: ["kepalaMadrasah"], find: findKepala },
];

async function findBagian(ctx: ReadCtx, sought: Sought): Promise<SiteHit[]> {
  const rows = await ctx.db
    .selectFrom("bagianHalaman")
    .select(["halaman", "tab", "judul", "isi"])
    .where(notDeleted())
    // The first words of a page are the page itself.
    .where("tab", "<>", "pembuka")
    .where(holdsWords(sought, ["judul", "isi"]))
    .orderBy(titleFirst(sought, "judul"))
    .orderBy("urutan")
    .limit(mostHits)
    .execute();
  return rows.map(({ halaman, tab, judul, isi }) => ({
    title: judul,
    text: plainText(isi),
    href: addressOfBagian(halaman, tab),
    day: null,
  }));
}

async function findSejarah(ctx: ReadCtx, sought: Sought): Promise<SiteHit[]> {
  const rows = await ctx.db
    .selectFrom("sejarah")
    .select(["tahun", "judul", "isi"])
    .where(notDeleted())
    .where(holdsWords(sought, ["tahun", "judul", "isi"]))
    .orderBy("urutan")
    .limit(mostHits)
    .execute();
  return rows.map(({ tahun, judul, isi }) => ({
    title: `${tahun}: ${judul}`,
    text: isi,
    href: addressOfBagian("profil", "sejarah"),
    day: null,
  }));
}

async function findKepala(ctx: ReadCtx, sought: Sought): Promise<SiteHit[]> {
  const rows = await ctx.db
    .selectFrom("kepalaMadrasah")
    .select(["nama", "periode"])
    .where(notDeleted())
    .where(holdsWords(sought, ["nama", "periode"]))
    .orderBy("urutan")
    .limit(mostHits)
    .execute();
  return rows.map(({ nama, periode }) => ({ title: nama, text: periode ?? "", href: addressOfBagian("profil", "sejarah"), day: null }));
}
