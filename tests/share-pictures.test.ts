/** What messengers show of a shared link, and a phone of the installed site, through the routes' own loaders. */
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { system } from "#kit/access/access.ts";
import { connected } from "#kit/database/connection/location.server.ts";
import { sitePages } from "#modules/pencarian/index.ts";
import { loader as icon } from "#site/feeds/icon.ts";
import { iconAddress } from "#site/feeds/icon-address.ts";
import { loader as manifest } from "#site/feeds/manifest.ts";
import { loader as sharePicture } from "#site/feeds/share-picture.ts";
import { useFeeds } from "#tests/support/feeds.ts";

const { home, scope, reported, stored, ask } = useFeeds();

describe("a shared link's picture", () => {
  /** Where the picture of the tests was cropped to its left half. */
  const endsRed = async (asked: string) => {
    const { answer } = await ask(sharePicture, `/bagikan.png?${asked}`);
    const edge = sharp(Buffer.from(await answer.arrayBuffer())).extract({ left: 1150, top: 200, width: 1, height: 1 });
    const [red = 0, , blue = 0] = await edge.raw().toBuffer();
    return red > blue + 150;
  };

  test.each(["/bagikan.png", "/bagikan.png?berita=satu"])("%s", async (path) => {
    const { answer, type } = await ask(sharePicture, path);
    expect(type).toBe("image/png");
    expect(await sharp(Buffer.from(await answer.arrayBuffer())).metadata()).toMatchObject({ width: 1200, height: 630 });
  });

  test("is cropped around the point that the editor chose", async () => {
    const ground = (background: string, width: number) => sharp({ create: { width, height: 600, channels: 3, background } }).webp();
    const left = await ground("#ff0000", 900).toBuffer();
    stored.set(
      "dua.webp",
      await ground("#0000ff", 1800)
        .composite([{ input: left, left: 0, top: 0 }])
        .toBuffer(),
    );
    const varian = JSON.stringify([{ width: 1800, avif: "dua.avif", webp: "dua.webp", bytes: 1 }]);
    const gambar = { kunci: "a".repeat(64), lebar: 1800, tinggi: 600, warna: "#800080", alt: "Dua", asal: "dua.png", varian, fokusX: 0 };
    await scope(system("uji")).transaction(async ({ db }) => {
      const { id } = await db.insertInto("gambar").values(gambar).returning("id").executeTakeFirstOrThrow();
      await db.updateTable("berita").set({ gambarId: id }).where("slug", "=", "satu").execute();
    });
    expect(await endsRed("berita=satu")).toBe(true);
  });

  test("of every page of the site shows something beside its title", { timeout: 120_000 }, async () => {
    const bare = ["/news", "/gallery", "/login"];
    for (const path of [...sitePages.map(({ to }) => to), "/cari", "/administration/services"].filter((one) => !bare.includes(one))) {
      const { answer } = await ask(sharePicture, `/bagikan.png?halaman=${path}`);
      const beside = sharp(Buffer.from(await answer.arrayBuffer())).extract({ left: 800, top: 40, width: 380, height: 500 });
      const { channels } = await beside.stats();
      expect([path, channels.some(({ stdev }) => stdev > 8)]).toEqual([path, true]);
    }
  });

  test.each(["/prestasi", "/agenda", "/hubungi"])("of %s carries the picture and the title that the school chose", async (path) => {
    const judul = `Kepala ${path}`;
    await scope(system("uji")).transaction(async ({ db }) => {
      const { id } = await db.selectFrom("gambar").select("id").where("alt", "=", "Dua").executeTakeFirstOrThrow();
      const opening = db.updateTable("bagianHalaman").set({ judul, gambarId: id });
      await opening
        .where("halaman", "=", path.slice(1) as "prestasi")
        .where("tab", "=", "pembuka")
        .executeTakeFirstOrThrow();
    });
    expect(await endsRed(`halaman=${path}`)).toBe(true);
  });

  test("of the gallery and the news is their own, of an album its first photo", async () => {
    const album = await scope(system("uji")).transaction(async ({ db }) => {
      const { id: gambarId } = await db.selectFrom("gambar").select("id").where("alt", "=", "Dua").executeTakeFirstOrThrow();
      const { id } = await db
        .insertInto("album")
        .values({ judul: "Wisuda", deskripsi: null, urutan: 1 })
        .returning("id")
        .executeTakeFirstOrThrow();
      await db.insertInto("foto").values({ gambarId, albumId: id, keterangan: null, urutan: 1 }).execute();
      return id;
    });
    for (const asked of ["halaman=/gallery", "halaman=/news", `album=${album}`])
      expect([asked, await endsRed(asked)]).toEqual([asked, true]);
    await expect(ask(sharePicture, "/bagikan.png?album=lain")).rejects.toMatchObject({ kind: "notFound" });
  });

  test("of a sheet of the rules is drawn", async () => {
    const path = "/informasi/ppdb/aturan/0b1e5d6c-1111-4222-8333-444455556666";
    expect((await ask(sharePicture, `/bagikan.png?halaman=${path}`)).type).toBe("image/png");
  });

  test("of the school does not hang on the news", async () => {
    const asOwner = (statement: string) => connected(home.database.place, (client) => client.query(statement));
    await asOwner("alter table berita rename to tak_terbaca");
    const asked = ask(sharePicture, "/bagikan.png").finally(() => asOwner("alter table tak_terbaca rename to berita"));
    expect((await asked).type).toBe("image/png");
  });

  test.each(["draf", "nanti", "tidak-ada"])("of %s there is none", async (slug) => {
    await expect(ask(sharePicture, `/bagikan.png?berita=${slug}`)).rejects.toMatchObject({ kind: "notFound" });
  });
});

describe("the installed site", () => {
  interface Icon {
    readonly src: string;
    readonly sizes: string;
    readonly purpose: string;
  }
  const icons = async (): Promise<Icon[]> => (await (await ask(manifest, "/manifest.webmanifest")).answer.json()).icons;
  const drawn = async (src: string) => sharp(Buffer.from(await (await ask(icon, src)).answer.arrayBuffer()));
  const corner = async (src: string) => [
    ...(await (await drawn(src)).extract({ left: 0, top: 0, width: 1, height: 1 }).ensureAlpha().raw().toBuffer()),
  ];

  test("has icons of both sizes, alone and to be cut out", async () => {
    const told = await icons();
    expect(told.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
      "192x192 any",
      "192x192 maskable",
      "512x512 any",
      "512x512 maskable",
    ]);
    for (const { src, sizes } of told) {
      const { format, width, height } = await (await drawn(src)).metadata();
      expect([format, `${width}x${height}`]).toEqual(["png", sizes]);
    }
  });

  test("has the sign where the school's logo cannot be drawn", async () => {
    const asOwner = (statement: string) => connected(home.database.place, (client) => client.query(statement));
    const whole = await corner(iconAddress(180, true));
    await asOwner("alter table pengaturan rename to tak_terbaca");
    const asked = corner(iconAddress(180, true)).finally(() => asOwner("alter table tak_terbaca rename to pengaturan"));
    expect(await asked).toEqual(whole);
    expect(reported.splice(0)).toMatchObject([{ message: expect.stringContaining("pengaturan") }]);
  });

  test("fills the square only where it will be cut", async () => {
    for (const { src, purpose } of await icons()) expect([src, (await corner(src))[3]]).toEqual([src, purpose === "maskable" ? 255 : 0]);
    expect(await corner(iconAddress(180, true))).toEqual([11, 59, 46, 255]);
    expect((await (await drawn("/ikon.png?ukuran=99999")).metadata()).width).toBe(192);
  });
});
