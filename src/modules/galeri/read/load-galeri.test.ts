import { RouterContextProvider } from "react-router";
import { beforeAll, describe, expect, test } from "vitest";
import { system } from "#kit/access/access.ts";
import { scopeContext } from "#kit/ctx.server.ts";
import { reportContext } from "#kit/report.server.ts";
import { pageTags } from "#kit/visit.server.ts";
import { demoImage } from "#seeds/demo-image.ts";
import { useDatabase } from "#tests/support/database.ts";
import { libraryOf } from "#tests/support/library.ts";
import { type Galeri, loadGaleri, type Sheet } from "./load-galeri.server.ts";

const { scope } = useDatabase();
const ids = { kelas: "", kosong: "", lama: "", foto: "" };

/** 130 photos, every second of them in the album "Kelas". */
beforeAll(() =>
  scope(system("uji")).transaction(async (ctx) => {
    const library = await libraryOf(ctx);
    const albums = ["Kelas", "Kosong", "Lama"].map((judul, urutan) => ({ judul, urutan, deskripsi: null }));
    const rows = await ctx.db.insertInto("album").values(albums).returning("id").execute();
    [ids.kelas, ids.kosong, ids.lama] = rows.map(({ id }) => id) as [string, string, string];
    await ctx.db.updateTable("album").set({ deletedAt: ctx.now }).where("id", "=", ids.lama).execute();
    const photos = Array.from({ length: 130 }, (_, index) => ({
      gambarId: library[demoImage[index % demoImage.length] ?? "kelas"],
      albumId: index % 2 === 0 ? ids.kelas : null,
      keterangan: `Foto ${index}`,
      urutan: index,
    }));
    const stored = await ctx.db.insertInto("foto").values(photos).returning("id").execute();
    ids.foto = stored[2]?.id ?? "";
  }),
);

async function load(query: string): Promise<Galeri> {
  const context = new RouterContextProvider();
  context.set(scopeContext, scope());
  context.set(pageTags, new Set());
  context.set(reportContext, (error) => {
    throw error;
  });
  const request = new Request(`http://localhost/gallery${query}`);
  return loadGaleri({ context, request, params: {} } as unknown as Parameters<typeof loadGaleri>[0]);
}

async function sheet(query: string): Promise<Sheet> {
  const galeri = await load(query);
  if (galeri.tampil !== "semua" || !galeri.isi.lembar) throw new Error("not a page of photos");
  return galeri.isi.lembar;
}

const names = ({ foto }: Sheet) => foto.map(({ keterangan }) => keterangan);

describe("a page of photos", () => {
  test("holds sixty, in the school's order", async () => {
    const first = await sheet("");
    expect([first.foto.length, first.adaLagi, names(first)[1]]).toEqual([60, true, "Foto 1"]);
    const last = await sheet("?halaman=3");
    expect([last.foto.length, last.adaLagi, names(last)[0]]).toEqual([10, false, "Foto 120"]);
  });

  test("may be of one album, which is looked through by pages too", async () => {
    const first = await sheet(`?album=${ids.kelas}`);
    expect([first.album?.judul, first.foto.length, first.adaLagi, names(first)[1]]).toEqual(["Kelas", 60, true, "Foto 2"]);
    expect(names(await sheet(`?album=${ids.kelas}&halaman=2`))).toEqual([120, 122, 124, 126, 128].map((nomor) => `Foto ${nomor}`));
  });

  test("offers only albums that hold something and were not thrown away", async () => {
    expect((await sheet("")).daftarAlbum).toMatchObject([{ judul: "Kelas", jumlah: 65 }]);
  });

  test("stands in for everything that does not exist", async () => {
    const page = names(await sheet(""));
    const nobody = "00000000-0000-4000-8000-000000000000";
    const wrong = [`foto=${nobody}`, "foto=1%27", "foto=", `album=${nobody}`, "album=kelas", "halaman=9999", "halaman=-1"];
    for (const query of [...wrong, `album=${ids.kosong}`, `album=${ids.lama}`])
      expect(names(await sheet(`?${query}`)), query).toEqual(page);
    expect(names(await sheet(`?album=${ids.kelas}&halaman=7`))[1]).toBe("Foto 2");
  });
});

describe("the videos", () => {
  beforeAll(() =>
    scope(system("uji")).transaction((ctx) =>
      ctx.db
        .insertInto("video")
        .values(Array.from({ length: 49 }, (_, nth) => ({ name: `Video ${nth}`, urlVideo: "https://youtu.be/abcdefghijk", urutan: nth })))
        .execute(),
    ),
  );
  const videos = async (query: string) => {
    const galeri = await load(query);
    const sheet = galeri.tampil === "semua" ? galeri.isi.video : null;
    return [sheet?.halaman, sheet?.video[0]?.name, sheet?.video.length, sheet?.adaLagi];
  };

  test("are looked through by pages of their own, beside those of the photos", async () => {
    expect(await videos("?halaman=2")).toEqual([1, "Video 0", 24, true]);
    expect(await videos("?halaman=2&video=2")).toEqual([2, "Video 24", 24, true]);
    expect(await videos("?video=3")).toEqual([3, "Video 48", 1, false]);
    for (const stale of ["4", "0", "dua"]) expect(await videos(`?video=${stale}`)).toEqual([1, "Video 0", 24, true]);
  });
});

describe("one photo", () => {
  const neighbours = async (query: string) => {
    const galeri = await load(query);
    return galeri.tampil === "satu" ? [galeri.satu.nomor, galeri.satu.jumlah, galeri.satu.album] : [];
  };

  test("stands among all, or among those of its album", async () => {
    expect(await neighbours(`?foto=${ids.foto}`)).toEqual([3, 130, null]);
    expect(await neighbours(`?foto=${ids.foto}&album=${ids.kelas}`)).toEqual([2, 65, ids.kelas]);
    expect(await neighbours(`?foto=${ids.foto}&album=${ids.kosong}`)).toEqual([3, 130, null]);
  });
});
