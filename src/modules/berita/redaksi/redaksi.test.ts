import { describe, expect, test } from "vitest";
import { system } from "#kit/access/access.ts";
import type { Ctx } from "#kit/ctx.server.ts";
import { policy } from "#src/policy.ts";
import { actor, useDatabase } from "#tests/support/database.ts";
import "../index.server.ts";
import { rincianBerita, slugSekarang } from "../bacaan/rincian-berita.server.ts";
import { ajukanBerita, hapusBerita, kembalikanBerita, pulihkanBerita, tarikBerita, terbitkanBerita } from "./alur.server.ts";
import { ambilNaskah } from "./ambil-naskah.server.ts";
import { bacaTagar, bacaWaktu, tulisWaktu } from "./naskah.ts";
import { daftarRevisi, kembalikanRevisi } from "./revisi.server.ts";
import { simpanNaskah, tulisNaskah } from "./simpan-naskah.server.ts";

const now = new Date("2026-11-21T02:00:00Z");
const { scope } = useDatabase({ policy, clock: () => now });
const [humas, kepala, tamu, guru] = [actor("humas"), actor("kepala"), undefined, actor("guru")];
const isi = { name: "Dua Emas dari Makassar", content: "Satu.\n\nDua.", tanggal: "2026-11-20", tags: "#sains, olimpiade,sains" };
const sebagai = <T>(who: typeof humas | undefined, work: (ctx: Ctx) => Promise<T>) => scope(who).transaction(work);
const tulis = (name = isi.name) => sebagai(humas, (ctx) => tulisNaskah(ctx, { ...isi, name }));
const terbaca = (slug: string) => sebagai(tamu, (ctx) => rincianBerita(ctx, slug));

describe("from draft to the site", () => {
  test("humas writes and asks for a review; the head lets it out; readers see it only then", async () => {
    const draf = await tulis();
    expect(draf).toMatchObject({ status: "draft", slug: "dua-emas-dari-makassar", tags: ["sains", "olimpiade"] });
    expect(await terbaca(draf.slug)).toBeUndefined();
    const ditinjau = await sebagai(humas, (ctx) => ajukanBerita(ctx, draf));
    await expect(sebagai(humas, (ctx) => terbitkanBerita(ctx, { ...ditinjau, pada: null }))).rejects.toMatchObject({ kind: "forbidden" });
    const terbit = await sebagai(kepala, (ctx) => terbitkanBerita(ctx, { ...ditinjau, pada: null }));
    expect(terbit).toMatchObject({ status: "terbit", terbitPada: now });
    expect(await terbaca(draf.slug)).toMatchObject({ name: isi.name });
    await expect(sebagai(humas, (ctx) => simpanNaskah(ctx, { ...terbit, isi }))).rejects.toMatchObject({ kind: "forbidden" });
    await expect(sebagai(humas, (ctx) => hapusBerita(ctx, terbit))).rejects.toMatchObject({ kind: "forbidden" });
    const ditarik = await sebagai(kepala, (ctx) => tarikBerita(ctx, terbit));
    expect([ditarik.status, ditarik.terbitPada]).toEqual(["draft", null]);
    expect(await terbaca(draf.slug)).toBeUndefined();
  });

  test("a review can end in another round", async () => {
    const ditinjau = await sebagai(humas, async (ctx) => ajukanBerita(ctx, await tulisNaskah(ctx, isi)));
    expect((await sebagai(kepala, (ctx) => kembalikanBerita(ctx, ditinjau))).status).toBe("draft");
    await expect(sebagai(kepala, (ctx) => kembalikanBerita(ctx, { ...ditinjau, versi: ditinjau.versi + 1 }))).rejects.toMatchObject({
      kind: "conflict",
    });
  });

  test("it may be planned for later", async () => {
    const pada = bacaWaktu("2026-11-21T10:01");
    expect(pada?.toISOString()).toBe("2026-11-21T02:01:00.000Z");
    const draf = await tulis("Terjadwal");
    await sebagai(kepala, (ctx) => terbitkanBerita(ctx, { ...draf, pada }));
    expect(await terbaca("terjadwal")).toBeUndefined();
  });
});

describe("what is refused", () => {
  test("whoever may not write, reads no drafts either", async () => {
    const draf = await tulis();
    await expect(sebagai(guru, (ctx) => tulisNaskah(ctx, isi))).rejects.toMatchObject({ kind: "forbidden" });
    await expect(sebagai(guru, (ctx) => ambilNaskah(ctx, draf.id))).rejects.toMatchObject({ kind: "notFound" });
    await expect(sebagai(tamu, (ctx) => simpanNaskah(ctx, { ...draf, isi }))).rejects.toMatchObject({ kind: "unauthenticated" });
    await expect(sebagai(kepala, (ctx) => tulisNaskah(ctx, isi))).rejects.toMatchObject({ kind: "forbidden" });
  });

  test.each([
    [{ name: " " }, "name"],
    [{ content: "" }, "content"],
    [{ slug: "Dengan Spasi" }, "slug"],
    [{ kategoriId: "00000000-0000-4000-8000-000000000000" }, "kategoriId"],
    [{ gambarId: "00000000-0000-4000-8000-000000000000" }, "gambarId"],
    [{ status: "terbit" }, "status"],
  ])("%j", async (salah, bidang) => {
    const tulisan = sebagai(humas, (ctx) => tulisNaskah(ctx, { ...isi, ...salah }));
    await expect(tulisan).rejects.toMatchObject({ kind: "invalid", fields: { [bidang]: expect.any(String) } });
  });

  test("a save over somebody else's", async () => {
    const draf = await tulis();
    await sebagai(humas, (ctx) => simpanNaskah(ctx, { ...draf, isi: { ...isi, name: "Lain" } }));
    await expect(sebagai(humas, (ctx) => simpanNaskah(ctx, { ...draf, isi }))).rejects.toMatchObject({ kind: "stale" });
  });
});

describe("addresses", () => {
  test("are made from the title, each once", async () => {
    expect((await tulis("Kembar")).slug).toBe("kembar");
    expect((await tulis("Kembar")).slug).toBe("kembar-2");
    const sama = sebagai(humas, (ctx) => tulisNaskah(ctx, { ...isi, slug: "kembar" }));
    await expect(sama).rejects.toMatchObject({ fields: { slug: "Alamat ini sudah dipakai berita lain." } });
  });

  test("go on leading to their news, and are nobody else's", async () => {
    const awal = await tulis("Alamat Awal");
    const ganti = await sebagai(humas, (ctx) => simpanNaskah(ctx, { ...awal, isi: { ...isi, slug: "alamat-baru" } }));
    await sebagai(kepala, (ctx) => terbitkanBerita(ctx, { ...ganti, pada: null }));
    expect(await sebagai(tamu, (ctx) => slugSekarang(ctx, "alamat-awal"))).toBe("alamat-baru");
    expect((await tulis("Alamat Awal")).slug).toBe("alamat-awal-2");
  });

  test("may be taken back by the same news", async () => {
    const awal = await tulis("Bolak Balik");
    const ganti = await sebagai(humas, (ctx) => simpanNaskah(ctx, { ...awal, isi: { ...isi, slug: "bolak" } }));
    expect((await sebagai(humas, (ctx) => simpanNaskah(ctx, { ...ganti, isi: { ...isi, slug: "bolak-balik" } }))).slug).toBe("bolak-balik");
  });
});

test("every saved state can be brought back, and is told in the audit trail", async () => {
  const awal = await tulis("Pertama");
  const kedua = await sebagai(humas, (ctx) => simpanNaskah(ctx, { ...awal, isi: { ...isi, name: "Kedua", slug: awal.slug } }));
  expect((await sebagai(humas, (ctx) => daftarRevisi(ctx, awal.id))).map(({ nomor, isi }) => [nomor, isi.name])).toEqual([
    [2, "Kedua"],
    [1, "Pertama"],
  ]);
  const kembali = await sebagai(humas, (ctx) => kembalikanRevisi(ctx, { ...kedua, nomor: 1 }));
  expect([kembali.name, kembali.tags]).toEqual(["Pertama", ["sains", "olimpiade"]]);
  await expect(sebagai(humas, (ctx) => kembalikanRevisi(ctx, { ...kembali, nomor: 9 }))).rejects.toMatchObject({ kind: "notFound" });
  const jejak = await scope(system("uji")).transaction((ctx) =>
    ctx.db.selectFrom("audit").select("action").where("subjectId", "=", awal.id).orderBy("id").execute(),
  );
  expect(jejak.map(({ action }) => action)).toEqual(["create", "update", "update"]);
});

test("the bin gives back a draft", async () => {
  const draf = await tulis("Dibuang");
  await sebagai(humas, (ctx) => hapusBerita(ctx, draf));
  await expect(sebagai(humas, (ctx) => ambilNaskah(ctx, draf.id))).rejects.toMatchObject({ kind: "notFound" });
  await sebagai(humas, (ctx) => pulihkanBerita(ctx, draf.id));
  expect((await sebagai(humas, (ctx) => ambilNaskah(ctx, draf.id))).status).toBe("draft");
});

test("tags and moments are read as people type them", () => {
  expect(bacaTagar(" #Kelas XI, , <b>, kelasXI ,a")).toEqual(["KelasXI", "a"]);
  expect(bacaWaktu("besok")).toBeNull();
  expect(tulisWaktu(new Date("2026-11-21T02:01:00Z"))).toBe("2026-11-21T10:01");
});
