import type { ReadCtx } from "#kit/ctx.server.ts";
import { notDeleted } from "#kit/database/bin.server.ts";
import { sql } from "#kit/database/sql.server.ts";
import { today } from "#kit/dates.ts";
import { plainText } from "#kit/markup/markup.ts";
import { holdsWords, mostHits, titleFirst } from "#kit/search/holds-words.server.ts";
import { monthSought, type SiteHit, type SiteSource, type Sought } from "#kit/search/site-search.ts";
import { pathWith } from "./search.ts";

/** Of the services, what everybody may read. */
export const layananSources: readonly SiteSource<ReadCtx>[] = [
  { kind: "Pengumuman", tags: ["pengumuman"], all: (cari) => pathWith("/pengumuman", { cari }), find: findPengumuman },
  { kind: "Agenda", tags: ["agenda"], find: findAgenda },
  { kind: "Informasi publik", tags: ["informasiPublik"], all: (cari) => pathWith("/informasi-publik", { cari }), find: findInformasi },
  { kind: "Infografis", tags: ["infografis"], find: findInfografis },
];

async function findPengumuman(ctx: ReadCtx, sought: Sought): Promise<SiteHit[]> {
  const hari = today(ctx.now);
  const rows = await ctx.db
    .selectFrom("pengumuman")
    .select(["judul", "isi", "tanggal"])
    .where(notDeleted())
    .where("tampilDiSitus", "=", true)
    .where("tanggal", "<=", hari)
    .where((where) => where.or([where("sampai", "is", null), where("sampai", ">=", hari)]))
    .where(holdsWords(sought, ["judul", "isi"]))
    .orderBy(titleFirst(sought, "judul"))
    .orderBy("tanggal", "desc")
    .limit(mostHits)
    .execute();
  return rows.map(({ judul, isi, tanggal }) => ({
    ...{ title: judul, text: isi && plainText(isi), day: tanggal },
    href: pathWith("/pengumuman", { cari: judul }),
  }));
}

/** What comes before what was, the nearest day first. */
async function findAgenda(ctx: ReadCtx, sought: Sought): Promise<SiteHit[]> {
  const hari = today(ctx.now);
  const ends = sql<string>`coalesce(selesai, mulai)`;
  const rows = await ctx.db
    .selectFrom("agenda")
    .select(["judul", "mulai", "tempat"])
    .select((where) => where(ends, "<", sql<string>`${hari}::date`).as("lewat"))
    .where(notDeleted())
    .where("tampilDiSitus", "=", true)
    .where(sql<boolean>`(${holdsWords(sought, ["judul", "tempat"])} or ${inMonth(sought)})`)
    .orderBy("lewat")
    .orderBy(sql`abs(mulai - ${hari}::date)`)
    .limit(mostHits)
    .execute();
  return rows.map(({ judul, mulai, tempat, lewat }) => ({
    ...{ title: judul, text: tempat, day: mulai },
    href: pathWith("/agenda", { waktu: lewat ? "lewat" : null }),
  }));
}

/** What is on in the month that was asked for, if one was. */
function inMonth(sought: Sought) {
  const bulan = monthSought(sought);
  if (bulan === null) return sql<boolean>`false`;
  const first = sql`${`${bulan}-01`}::date`;
  return sql<boolean>`(mulai < ${first} + interval '1 month' and coalesce(selesai, mulai) >= ${first})`;
}

async function findInformasi(ctx: ReadCtx, sought: Sought): Promise<SiteHit[]> {
  const rows = await ctx.db
    .selectFrom("informasiPublik")
    .select(["judul", "ringkasan", "tanggal"])
    .where(notDeleted())
    .where("tampilDiSitus", "=", true)
    .where(holdsWords(sought, ["judul", "ringkasan"]))
    .orderBy(titleFirst(sought, "judul"))
    .orderBy("tanggal", "desc")
    .limit(mostHits)
    .execute();
  return rows.map(({ judul, ringkasan, tanggal }) => ({
    ...{ title: judul, text: ringkasan, day: tanggal },
    href: pathWith("/informasi-publik", { cari: judul }),
  }));
}

async function findInfografis(ctx: ReadCtx, sought: Sought): Promise<SiteHit[]> {
  const rows = await ctx.db
    .selectFrom("infografis")
    .select(["id", "judul", "keterangan", "tanggal"])
    .where(notDeleted())
    .where("tampilDiSitus", "=", true)
    .where(holdsWords(sought, ["judul", "keterangan", "sumber"]))
    .orderBy(titleFirst(sought, "judul"))
    .orderBy("tanggal", "desc")
    .limit(mostHits)
    .execute();
  return rows.map(({ id, judul, keterangan, tanggal }) => ({
    ...{ title: judul, text: keterangan, day: tanggal },
    href: pathWith("/infografis", { lihat: id }),
  }));
}
