/**
 * A section whose table cannot be read says so in red, in the specification's words where it has some; the rest of the
 * page stands. Every table is taken away once, so that no page leans on one that this test does not know.
 */
import { beforeAll, expect, test } from "vitest";
import { system } from "#kit/access/access.ts";
import { connected } from "#kit/database/connection/location.server.ts";
import { installLogo, seedDemoKonten } from "#seeds/demo-konten.ts";
import { seedSekolah } from "#seeds/sekolah.ts";
import { useDatabase } from "#tests/support/database.ts";
import { libraryOf } from "#tests/support/library.ts";
import { type PageModule, type Shown, showPage } from "#tests/support/show-page.tsx";
import { oneBerita, type Said, type Told, toldWithout } from "#tests/support/told-without.ts";

const place = useDatabase({ clock: () => new Date("2026-11-21T02:00:00Z") });
const asOwner = (statement: string) => connected(place.database.place, (client) => client.query(statement));

beforeAll(async () => {
  const seeding = place.scope(system("benih awal"));
  await seeding.transaction(seedSekolah);
  await seeding.transaction(async (ctx) => {
    const gambar = await libraryOf(ctx);
    await seedDemoKonten(ctx, gambar);
    await installLogo(ctx, gambar.masjid);
  });
  for (const statement of fill) await asOwner(statement);
});

const fill = [
  `insert into periode_ppdb (tahun_ajaran, buka, tutup, kuota) values ('2027/2028', '2026-11-01', '2026-12-31', 288)`,
  `insert into gelombang_ppdb (nama, periode_id) select 'Gelombang 1', id from periode_ppdb`,
  `insert into jalur_ppdb (jenis, gelombang_id) select 'reguler', id from gelombang_ppdb`,
  `insert into lembar_aturan_ppdb (periode_id, nomor, isi, sidik, diterbitkan_pada) select id, 1, '{}', repeat('a', 64), now() from periode_ppdb`,
  `insert into bagian_halaman (judul, halaman, tab, isi, urutan) values ('Apakah ada biaya?', 'ppdb', 'tanya-jawab', 'Tidak ada.', 1)`,
  `insert into figur_publik (kelompok, nama, laki_laki, perempuan, nilai, urutan) values ('pegawai', 'Guru', 29, 39, null, 1),
    ('peserta-didik', 'Kelas X', 82, 110, null, 2), ('akreditasi', 'Peringkat', null, null, 'A', 3), ('sarana', 'Masjid', null, null, '1 gedung', 4)`,
  `insert into prestasi (nama, peraih, kategori, publikasi, bidang, tingkat, peringkat, tanggal)
    values ('Olimpiade Fisika', 'Tim Fisika', 'kelompok', 'nama', 'akademik', 'provinsi', 'juara-1', '2026-10-01')`,
];

function said(path: string, page: Shown | null, whole: Shown | null | undefined): Said {
  if (!page || !whole) return "tiada";
  expect(page.tags).toBe(whole.tags);
  if (!others.includes(path)) expect(headings(page)).toEqual(headings(whole));
  return [...page.html.matchAll(/<p class="gagal" role="alert">([^<]+)<\/p>/g)].map(([, sentence = ""]) => sentence);
}

/** Those that the product itself names; the school's own have none, or one that begins with "b-". */
const headings = ({ html }: Shown) => [...html.matchAll(/<h1|<h2 id="(?!b-)[^"]+"/g)].map(([tag]) => tag);

const showAll = async (): Promise<Map<string, Shown | null>> =>
  new Map(
    await Promise.all(
      pages.map(
        async ([path, module]) => [path, await showPage(place.scope(), path, (await module) as PageModule).catch(() => null)] as const,
      ),
    ),
  );

/** A news item and the registration form are the page; the shell leaves out the links that it does not know. */
const others = ["/#kerangka", oneBerita, "/daftar"];

const pages: readonly (readonly [path: string, module: Promise<unknown>])[] = [
  ["/#kerangka", import("#src/site/layout.tsx")],
  ["/", import("#modules/beranda/screens/beranda.tsx")],
  ["/luring", import("#modules/beranda/screens/offline.tsx")],
  ...["sejarah", "visi-misi", "struktur", "data"].map(
    (tab) => [`/profile?tab=${tab}`, import("#modules/profil/screens/profil.tsx")] as const,
  ),
  ["/departments", import("#modules/bidang/screens/bidang.tsx")],
  ["/administration", import("#modules/tata-usaha/screens/tata-usaha.tsx")],
  ...["guru", "siswa", "rekap"].map((tab) => [`/attendance?tab=${tab}`, import("#modules/absensi/screens/absensi.tsx")] as const),
  ["/informasi/ppdb", import("#modules/ppdb/screens/info.tsx")],
  ["/daftar", import("#modules/ppdb/screens/daftar.tsx")],
  ["/daftar/status", import("#modules/ppdb/screens/status.tsx")],
  ["/news", import("#modules/berita/screens/news.tsx")],
  [oneBerita, import("#modules/berita/screens/news.tsx")],
  ["/gallery", import("#modules/galeri/screens/gallery.tsx")],
  ["/pengumuman", import("#modules/layanan/screens/pengumuman.tsx")],
  ["/agenda", import("#modules/layanan/screens/agenda.tsx")],
  ["/infografis", import("#modules/layanan/screens/infografis.tsx")],
  ["/informasi-publik", import("#modules/layanan/screens/informasi-publik.tsx")],
  ["/prestasi", import("#modules/kesiswaan/screens/prestasi-publik.tsx")],
];

/**
 * All pages while each table is away once: what they say then. Without a mention: the same as ever. Tables that none should need
 * are away together.
 */
async function withEachTableAway(needed: ReadonlySet<string>): Promise<Told> {
  const whole = await showAll();
  for (const page of whole.values()) expect(page).toMatchObject({ reported: 0 });
  const told = Object.fromEntries(pages.map(([path]) => [path, {} as Record<string, Said>]));
  const { rows } = await asOwner("select tablename as name from pg_tables where schemaname = 'public'");
  const names = (rows as { readonly name: string }[]).map(({ name }) => name);
  expect([...needed].filter((name) => !names.includes(name))).toEqual([]);
  const together = names.filter((name) => !needed.has(name));
  for (const away of [together, ...names.filter((name) => needed.has(name)).map((name) => [name])]) {
    const shown = await showWithout(away);
    for (const [path, page] of shown)
      if (!page || page.reported > 0) Object.assign(told[path] ?? {}, { [away.join(" ")]: said(path, page, whole.get(path)) });
  }
  return told;
}

async function showWithout(away: readonly string[]): Promise<Map<string, Shown | null>> {
  const rename = (direction: (name: string) => string) => asOwner(away.map((name) => `alter table ${direction(name)};`).join(" "));
  await rename((name) => `${name} rename to tak_terbaca_${name}`);
  return showAll().finally(() => rename((name) => `tak_terbaca_${name} rename to ${name}`));
}

test("a section that cannot be read says so, and the rest of its page stands", async () => {
  expect(await withEachTableAway(new Set(Object.values(toldWithout).flatMap(Object.keys)))).toEqual(toldWithout);
});
