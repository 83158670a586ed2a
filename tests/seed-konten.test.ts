import { beforeAll, describe, expect, test } from "vitest";
import { system } from "#kit/access/access.ts";
import { everyRow } from "#kit/database/sql.server.ts";
import { readQuery } from "#kit/register/query.ts";
import type { Register } from "#kit/register/register.ts";
import { list, remove, update } from "#kit/register/store.server.ts";
import { jadwalKerja, keterangan, penghitung, programUnggulan } from "#modules/beranda/index.ts";
import { album, foto, video } from "#modules/galeri/index.ts";
import { agenda, pengumuman } from "#modules/layanan/index.ts";
import * as profil from "#modules/profil/index.ts";
import { susunanOrganisasi } from "#seeds/bank/susunan.ts";
import type { DemoImage } from "#seeds/demo-image.ts";
import { installBagan, seedDemoKonten } from "#seeds/demo-konten.ts";
import { seedSekolah } from "#seeds/sekolah.ts";
import { policy } from "#src/policy.ts";
import { actor, useDatabase } from "#tests/support/database.ts";
import { libraryOf } from "#tests/support/library.ts";

const { scope } = useDatabase({ policy });
const benih = () => scope(system("benih awal"));
const kantor = () => scope(actor("administrator"));
const fill = (register: Register, filter = "") =>
  kantor().transaction((ctx) => list(ctx, register, { ...readQuery(register, new URLSearchParams(filter)), size: 500 }));
const count = async (register: Register, filter = "") => (await fill(register, filter)).total;

let pictures: DemoImage;
beforeAll(async () => {
  pictures = await benih().transaction(libraryOf);
});

describe("the first start", () => {
  test("writes every page of the specification", async () => {
    await benih().transaction(seedSekolah);
    const heads = (await fill(profil.kepalaMadrasah)).rows;
    expect(heads).toHaveLength(12);
    expect(heads.filter(({ sekarang }) => sekarang)).toMatchObject([{ nama: "Pimpinan ke-12" }]);
    // The specification says how many there were, not when.
    expect(heads.map(({ periode }) => periode)).toEqual(heads.map(() => null));
    expect(await count(profil.misi)).toBe(6);
    expect(await count(profil.prestasiKami)).toBe(3);
    expect(await count(programUnggulan)).toBe(3);
    expect((await fill(penghitung)).rows.map(({ jumlah }) => jumlah)).toEqual([68, 12, 560, 3]);
    expect((await fill(profil.tautanNavigasi, "letak=utama")).rows.map(({ label }) => label)).toEqual([
      "Beranda",
      "Profil",
      "Bidang",
      "Berita",
      "Tata Usaha",
    ]);
    for (const tab of ["akademik", "kesiswaan", "humas", "sarpras", "asrama", "overview", "services", "procedures", "contact"]) {
      expect(await count(profil.bagianHalaman, `tab=${tab}`)).toBeGreaterThan(0);
    }
    expect((await fill(profil.bagianHalaman, "tab=pembuka")).rows.map(({ judul }) => judul)).toEqual([
      "Penerimaan Peserta Didik Baru",
      "Mengenal Kami Lebih Dekat",
      "Program Unggulan Kami",
      "Tata Usaha",
      "Sistem Absensi Terstruktur",
      "Berita Madrasah",
      "Galeri Foto",
      "Pengumuman",
      "Agenda",
      "Infografis",
      "Informasi Publik",
      "Prestasi",
      "Guru dan Staf",
      "Data Alumni",
      "Hubungi Kami",
    ]);
    for (const tab of ["pengantar", "siapkan", "catatan"]) expect(await count(profil.bagianHalaman, `tab=${tab}`)).toBe(1);
    expect(await count(profil.bagianHalaman, "tab=keunggulan")).toBe(4);
    expect((await fill(profil.bagianHalaman, "halaman=ppdb&tab=program")).rows.map(({ judul }) => judul)).toEqual([
      "IPA",
      "IPS",
      "Bahasa",
      "Agama",
    ]);
  });

  test("keeps the specification's hours, in the time of Palu", async () => {
    const [hours] = (await fill(profil.pengaturan)).rows;
    for (const words of ["07.30–15.30", "07.30–11.30", "07.30–12.00", "12.00–13.00", "WITA"]) expect(hours?.jamKantor).toContain(words);
    const texts = JSON.stringify([hours, (await fill(profil.bagianHalaman)).rows, (await fill(keterangan)).rows]);
    expect(texts).not.toContain("WIB");
    for (const words of ["1–3 hari kerja", "tiga juz", "satu kegiatan ekstrakurikuler", "07.00–15.30", "07.15 WITA", "45 tahun"]) {
      expect(texts).toContain(words);
    }
  });

  test("states no figure that nobody stated", async () => {
    // Nobody stated how many boys and girls, how large the ground or what the accreditation is.
    expect((await fill(profil.figurPublik)).rows).toEqual([]);
  });

  test("says nothing in the head's name", async () => {
    expect((await fill(profil.pengaturan)).rows).toMatchObject([{ kepalaNama: null, kepalaSambutan: null }]);
  });

  test("leaves news, photos, videos, announcements and agenda to the school", async () => {
    for (const register of [album, foto, video, pengumuman, agenda]) expect(await count(register)).toBe(0);
  });

  test("a second start brings back nothing that the school changed or threw away", async () => {
    const [misi] = (await fill(profil.misi)).rows;
    const hari = (await fill(jadwalKerja)).total;
    await kantor().transaction((ctx) => update(ctx, profil.misi, { id: misi!.id, versi: 1, sent: { isi: "Misi kami sendiri" } }));
    for (const row of (await fill(keterangan)).rows) await kantor().transaction((ctx) => remove(ctx, keterangan, row));
    await benih().transaction((ctx) => ctx.db.updateTable("pengaturan").set({ jamLayanan: null }).where(everyRow).execute());
    await benih().transaction(seedSekolah);
    expect(await count(profil.misi)).toBe(6);
    expect((await fill(profil.misi)).rows.map(({ isi }) => isi)).toContain("Misi kami sendiri");
    expect(await count(keterangan)).toBe(0);
    expect(await count(jadwalKerja)).toBe(hari);
    const { jamLayanan } = await benih().transaction((ctx) =>
      ctx.db.selectFrom("pengaturan").select("jamLayanan").executeTakeFirstOrThrow(),
    );
    expect(jamLayanan).toBeNull();
  });

  test("an installation from before gets the new pages once, and keeps its own name", async () => {
    await benih().transaction(async (ctx) => {
      await ctx.db.updateTable("pengaturan").set({ nama: "MAN Sungguhan" }).where(everyRow).execute();
      await ctx.db.deleteFrom("tujuan").where(everyRow).execute();
      await ctx.db.deleteFrom("benih").where("nama", "in", ["tujuan", "layanan"]).execute();
    });
    await benih().transaction(seedSekolah);
    expect(await count(profil.tujuan)).toBe(5);
    const sekolah = await benih().transaction((ctx) =>
      ctx.db.selectFrom("pengaturan").select(["nama", "jamLayanan"]).executeTakeFirstOrThrow(),
    );
    expect(sekolah.nama).toBe("MAN Sungguhan");
    expect(sekolah.jamLayanan).toContain("Senin–Jumat");
  });
});

describe("demo content", () => {
  test("fills news, albums, videos, announcements and agenda, however often it is run", async () => {
    for (let time = 0; time < 2; time++) await benih().transaction((ctx) => seedDemoKonten(ctx, pictures));
    const news = await benih().transaction((ctx) => ctx.db.selectFrom("berita").select(["gambarId", "status", "terbitPada"]).execute());
    expect(news.length).toBeGreaterThanOrEqual(12);
    expect(news.every(({ gambarId, status }) => gambarId !== null && status === "terbit")).toBe(true);
    expect(new Set(news.map(({ terbitPada }) => terbitPada?.getTime())).size).toBe(news.length);
    expect(await count(foto)).toBeGreaterThanOrEqual(24);
    expect(await count(album)).toBe(4);
    expect((await fill(video)).rows.map(({ urlVideo }) => urlVideo)).toContain("https://video.contoh.id/wisuda");
    expect(await count(pengumuman)).toBe(3);
    expect(await count(agenda)).toBe(7);
  });

  test("the organisation chart names who holds each office, and stands beside the school's own words", async () => {
    const nama = susunanOrganisasi()
      .flat()
      .flatMap((satu) => satu?.nama ?? []);
    expect(nama.slice(0, 2)).toEqual(["Dr. Abdul Karim Lamadjido, M.Pd.", "Nurhayati Labatjo, S.E."]);
    expect(new Set(nama).size).toBe(9);
    await benih().transaction((ctx) => installBagan(ctx, pictures.kelas));
    expect((await fill(profil.bagianHalaman, "tab=struktur")).rows.map(({ gambarId }) => gambarId)).toEqual([pictures.kelas]);
    await benih().transaction((ctx) => installBagan(ctx, pictures.masjid));
    expect((await fill(profil.bagianHalaman, "tab=struktur")).rows.map(({ gambarId }) => gambarId)).toEqual([pictures.kelas]);
  });

  test("demo news and activities from before get their pictures back", async () => {
    await benih().transaction(async (ctx) => {
      for (const table of ["berita", "banner"] as const) await ctx.db.updateTable(table).set({ gambarId: null }).where(everyRow).execute();
      await ctx.db.deleteFrom("benih").where("nama", "in", ["contoh-berita", "contoh-banner"]).execute();
      await seedDemoKonten(ctx, pictures);
      for (const table of ["berita", "banner"] as const) {
        const rows = await ctx.db.selectFrom(table).select("gambarId").execute();
        expect(rows.length).toBe(table === "berita" ? 13 : 4);
        expect(rows.filter(({ gambarId }) => gambarId === null)).toEqual([]);
      }
    });
  });
});
