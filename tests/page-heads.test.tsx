/** Each page that begins with words of the school begins with its picture too, and with a drawing of its own until then. */
import { beforeAll, expect, test } from "vitest";
import { system } from "#kit/access/access.ts";
import { seedSekolah } from "#seeds/sekolah.ts";
import { useDatabase } from "#tests/support/database.ts";
import { libraryOf } from "#tests/support/library.ts";
import { type PageModule, showPage } from "#tests/support/show-page.tsx";

const place = useDatabase();
const asSeed = () => place.scope(system("benih awal"));

beforeAll(() => asSeed().transaction(seedSekolah));

const pages: readonly (readonly [halaman: string, path: string, module: Promise<unknown>])[] = [
  ["profil", "/profile", import("#modules/profil/screens/profil.tsx")],
  ["bidang", "/departments", import("#modules/bidang/screens/bidang.tsx")],
  ["tata-usaha", "/administration", import("#modules/tata-usaha/screens/tata-usaha.tsx")],
  ["ppdb", "/informasi/ppdb", import("#modules/ppdb/screens/info.tsx")],
  ["absensi", "/attendance", import("#modules/absensi/screens/absensi.tsx")],
  ["pengumuman", "/pengumuman", import("#modules/layanan/screens/pengumuman.tsx")],
  ["agenda", "/agenda", import("#modules/layanan/screens/agenda.tsx")],
  ["infografis", "/infografis", import("#modules/layanan/screens/infografis.tsx")],
  ["informasi-publik", "/informasi-publik", import("#modules/layanan/screens/informasi-publik.tsx")],
  ["prestasi", "/prestasi", import("#modules/kesiswaan/screens/prestasi-publik.tsx")],
  ["guru-dan-staf", "/guru-dan-staf", import("#modules/direktori/screens/guru-dan-staf.tsx")],
  ["alumni", "/alumni", import("#modules/kesiswaan/screens/data-alumni.tsx")],
  ["hubungi", "/hubungi", import("#modules/pesan/screens/hubungi.tsx")],
];

const headOf = (html: string) => /<header class="sampul">[\s\S]*?<\/header>/.exec(html)?.[0] ?? "";

test.each(pages)("%s begins with the words and the picture that the school chose", async (halaman, path, module) => {
  const head = async () => headOf((await showPage(place.scope(), path, (await module) as PageModule)).html);
  expect(await head()).toMatch(/<img src="[^"]*svg[^"]*" alt=""/);
  const words = { judul: `Kepala ${halaman}`, isi: "Kata **kami**." };
  await asSeed().transaction(async (ctx) => {
    const { masjid } = await libraryOf(ctx);
    const opening = ctx.db.updateTable("bagianHalaman").set({ ...words, gambarId: masjid });
    await opening.where("halaman", "=", halaman).where("tab", "=", "pembuka").executeTakeFirstOrThrow();
  });
  const chosen = await head();
  expect(chosen).toContain(`<h1>Kepala ${halaman}</h1>`);
  expect(chosen).toContain("Kata kami.");
  expect(chosen).toContain("/uploads/");
  expect(chosen).not.toMatch(/<img src="[^"]*svg/);
});
