import { beforeAll, describe, expect, test } from "vitest";
import { system } from "#kit/access/access.ts";
import { latestBerita } from "#modules/berita/index.server.ts";
import { readPendaftaran } from "#modules/ppdb/index.server.ts";
import { readPengaturan } from "#modules/profil/index.server.ts";
import type { DemoImage } from "#seeds/demo-image.ts";
import { seedDemoKonten } from "#seeds/demo-konten.ts";
import { seedSekolah } from "#seeds/sekolah.ts";
import { useDatabase } from "#tests/support/database.ts";
import { libraryOf } from "#tests/support/library.ts";
import { readBanner, readJadwal } from "./content.server.ts";
import { readPenghitung } from "./read-penghitung.server.ts";

const now = new Date("2026-11-21T02:00:00Z");
const { scope } = useDatabase({ clock: () => now });
const benih = () => scope(system("benih awal"));

let pictures: DemoImage;
beforeAll(async () => {
  pictures = await benih().transaction(libraryOf);
});

describe("the first start", () => {
  test("fills in the specification's figures, and only once", async () => {
    await benih().transaction(seedSekolah);
    await benih().transaction((ctx) => ctx.db.updateTable("penghitung").set({ jumlah: 70 }).where("nama", "=", "Guru").execute());
    await benih().transaction(seedSekolah);
    const [sekolah, jadwal, penghitung, { periode, tutup }] = await scope().transaction(async (ctx) => [
      await readPengaturan(ctx),
      await readJadwal(ctx),
      await readPenghitung(ctx),
      await readPendaftaran(ctx),
    ]);
    expect(sekolah.tanggalBerdiri).toBe("1991-06-13");
    expect(penghitung.angka.map(({ jumlah }) => jumlah)).toEqual([70, 12, 560, 3]);
    expect(penghitung.hari).toBeNull();
    expect(jadwal[0]).toEqual({ hari: 1, masuk: "07:30", pulang: "14:30" });
    expect(jadwal.slice(4).map(({ pulang }) => pulang)).toEqual(["11:30", "12:30"]);
    expect(periode).toBeNull();
    expect(tutup).toContain("Pendaftaran sedang ditutup");
  });

  test("its counters are counted as soon as people are recorded, but for one that somebody typed for good", async () => {
    const angka = () => scope().transaction(readPenghitung);
    await benih().transaction(async (ctx) => {
      await ctx.db.insertInto("pegawai").values({ nama: "Asna", jenis: "guru", status: "pns" }).execute();
      const keluar = { nama: "Budi", jenis: "guru" as const, status: "pns" as const, aktif: false };
      await ctx.db.insertInto("pegawai").values(keluar).execute();
    });
    expect((await angka()).angka.map(({ jumlah }) => jumlah)).toEqual([1, 0, 560, 3]);
    expect((await angka()).hari).toBe("2026-11-21");
    await benih().transaction((ctx) => ctx.db.updateTable("penghitung").set({ sumber: null }).where("nama", "=", "Guru").execute());
    expect((await angka()).angka[0]).toEqual({ nama: "Guru", jumlah: 70 });
  });

  test("leaves activities and news empty", async () => {
    expect(await scope().transaction(readBanner)).toEqual([]);
    expect(await scope().transaction((ctx) => latestBerita(ctx, 7))).toEqual([]);
  });
});

describe("demo content", () => {
  test("shows what comes next first, however often it is filled in", async () => {
    await benih().transaction((ctx) => seedDemoKonten(ctx, pictures));
    await benih().transaction((ctx) => seedDemoKonten(ctx, pictures));
    const days = (await scope().transaction(readBanner)).map(({ tanggalKegiatan }) => tanggalKegiatan);
    expect(days).toEqual(["2026-11-24", "2026-11-28", "2026-12-05", "2026-12-12"]);
  });

  test("an activity that is over goes behind those to come", async () => {
    await benih().transaction((ctx) =>
      ctx.db.updateTable("banner").set({ tanggalKegiatan: "2026-11-20" }).where("tanggalKegiatan", "=", "2026-12-12").execute(),
    );
    expect((await scope().transaction(readBanner)).at(-1)?.tanggalKegiatan).toBe("2026-11-20");
  });

  test("unpublished and deleted news stay hidden; one without category has none, one without summary tells how it begins", async () => {
    const [first] = await scope().transaction((ctx) => latestBerita(ctx, 7));
    await benih().transaction((ctx) => ctx.db.updateTable("berita").set({ status: "draft" }).where("slug", "=", first!.slug).execute());
    const rest = await scope().transaction((ctx) => latestBerita(ctx, 7));
    expect(rest.map(({ slug }) => slug)).not.toContain(first!.slug);
    expect(rest).toHaveLength(7);
    const begins = expect.stringMatching(/^Penilaian akhir semester berlangsung/);
    expect(rest.find(({ slug }) => slug === "jadwal-penilaian-akhir-semester")).toMatchObject({ kategori: null, desc: begins });
  });
});
