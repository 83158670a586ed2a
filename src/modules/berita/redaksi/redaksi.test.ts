import { describe, expect, test } from "vitest";
import { system } from "#kit/access/access.ts";
import type { Ctx } from "#kit/ctx.server.ts";
import { policy } from "#src/policy.ts";
import { actor, useDatabase } from "#tests/support/database.ts";
import "../index.server.ts";
import { beritaDetail, currentSlug } from "../read/berita-detail.server.ts";
import { nextPublished } from "../read/published.server.ts";
import { over, readTagar, readTime, writeTime } from "./naskah.ts";
import { endPratinjau, makePratinjau, readPratinjau, takePratinjau } from "./pratinjau.server.ts";
import { listRevisi, returnRevisi } from "./revisi.server.ts";
import { saveNaskah, writeNaskah } from "./save-naskah.server.ts";
import { takeNaskah } from "./take-naskah.server.ts";
import { deleteBerita, proposeBerita, publishBerita, restoreBerita, returnBerita, withdrawBerita } from "./workflow.server.ts";

const now = new Date("2026-11-21T02:00:00Z");
const { scope } = useDatabase({ policy, clock: () => now });
const [humas, kepala, tamu, guru] = [actor("humas"), actor("kepala"), undefined, actor("guru")];
const content = { name: "Dua Emas dari Makassar", content: "Satu.\n\nDua.", tanggal: "2026-11-20", tags: "#sains, olimpiade,sains" };
const sebagai = <T>(who: typeof humas | undefined, work: (ctx: Ctx) => Promise<T>) => scope(who).transaction(work);
const write = (name = content.name) => sebagai(humas, (ctx) => writeNaskah(ctx, { ...content, name }));
const readable = (slug: string) => sebagai(tamu, (ctx) => beritaDetail(ctx, slug));

describe("from draft to the site", () => {
  test("humas writes and asks for a review; the head lets it out; readers see it only then", async () => {
    const draf = await write();
    expect(draf).toMatchObject({ status: "draft", slug: "dua-emas-dari-makassar", tags: ["sains", "olimpiade"] });
    expect(await readable(draf.slug)).toBeUndefined();
    const ditinjau = await sebagai(humas, (ctx) => proposeBerita(ctx, draf));
    await expect(sebagai(humas, (ctx) => publishBerita(ctx, { ...ditinjau, pada: null }))).rejects.toMatchObject({ kind: "forbidden" });
    const terbit = await sebagai(kepala, (ctx) => publishBerita(ctx, { ...ditinjau, pada: null }));
    expect(terbit).toMatchObject({ status: "terbit", terbitPada: now });
    expect(await readable(draf.slug)).toMatchObject({ name: content.name });
    await expect(sebagai(humas, (ctx) => saveNaskah(ctx, { ...terbit, isi: content }))).rejects.toMatchObject({ kind: "forbidden" });
    await expect(sebagai(humas, (ctx) => deleteBerita(ctx, terbit))).rejects.toMatchObject({ kind: "forbidden" });
    const ditarik = await sebagai(kepala, (ctx) => withdrawBerita(ctx, terbit));
    expect([ditarik.status, ditarik.terbitPada]).toEqual(["draft", null]);
    expect(await readable(draf.slug)).toBeUndefined();
  });

  test("a review can end in another round", async () => {
    const ditinjau = await sebagai(humas, async (ctx) => proposeBerita(ctx, await writeNaskah(ctx, content)));
    expect((await sebagai(kepala, (ctx) => returnBerita(ctx, { ...ditinjau, alasan: "Tambahkan nama pelatih." }))).status).toBe("draft");
    await expect(
      sebagai(kepala, (ctx) => returnBerita(ctx, { ...ditinjau, versi: ditinjau.versi + 1, alasan: "Lagi." })),
    ).rejects.toMatchObject({
      kind: "conflict",
    });
  });

  test("it may be planned for later", async () => {
    const pada = readTime("2026-11-21T10:01");
    expect(pada?.toISOString()).toBe("2026-11-21T02:01:00.000Z");
    const draf = await write("Terjadwal");
    await sebagai(kepala, (ctx) => publishBerita(ctx, { ...draf, pada }));
    expect(await readable("terjadwal")).toBeUndefined();
  });
});

test("whoever gives it back says why, and the writer reads it until it is sent again", async () => {
  const ditinjau = await sebagai(humas, async (ctx) => proposeBerita(ctx, await writeNaskah(ctx, { ...content, name: "Kurang Nama" })));
  for (const alasan of ["  ", "a".repeat(601)])
    await expect(sebagai(kepala, (ctx) => returnBerita(ctx, { ...ditinjau, alasan }))).rejects.toMatchObject({ kind: "invalid" });
  const draf = await sebagai(kepala, (ctx) => returnBerita(ctx, { ...ditinjau, alasan: "Sebut nama pelatih." }));
  expect(draf.catatanTinjauan).toBe("Sebut nama pelatih.");
  const lagi = await sebagai(humas, (ctx) => proposeBerita(ctx, draf));
  expect(lagi.catatanTinjauan).toBeNull();
  expect((await sebagai(humas, (ctx) => returnBerita(ctx, { ...lagi, alasan: "" }))).status).toBe("draft");
});

test("it goes off the site by itself", async () => {
  const turun = new Date(now.getTime() + 30_000);
  const draf = await write("Sehari Saja");
  await expect(sebagai(kepala, (ctx) => publishBerita(ctx, { ...draf, pada: null, turun: now }))).rejects.toMatchObject({
    kind: "invalid",
  });
  const terbit = await sebagai(kepala, (ctx) => publishBerita(ctx, { ...draf, pada: null, turun }));
  expect(await readable(draf.slug)).toMatchObject({ name: "Sehari Saja" });
  expect(await sebagai(tamu, nextPublished)).toEqual(turun);
  expect(await sebagai(tamu, (ctx) => beritaDetail({ ...ctx, now: turun }, draf.slug))).toBeUndefined();
  expect([over(terbit, now), over(terbit, turun)]).toEqual([false, true]);
  expect((await sebagai(kepala, (ctx) => withdrawBerita(ctx, terbit))).turunPada).toBeNull();
});

test("a draft is read by whoever holds its address, until it is taken back or its time ends", async () => {
  const draf = await write("Dibaca Dulu");
  await expect(sebagai(guru, (ctx) => makePratinjau(ctx, draf.id))).rejects.toMatchObject({ kind: "notFound" });
  await sebagai(humas, (ctx) => makePratinjau(ctx, draf.id));
  const tautan = await sebagai(humas, (ctx) => takePratinjau(ctx, draf.id));
  const rahasia = tautan?.rahasia ?? "";
  expect(rahasia).toMatch(/^[\w-]{32}$/);
  const terbaca = (at = now) => sebagai(tamu, (ctx) => readPratinjau({ ...ctx, now: at }, rahasia));
  expect((await terbaca())?.berita).toMatchObject({ name: "Dibaca Dulu", content: content.content });
  expect(await terbaca(new Date(now.getTime() + 7 * 24 * 3_600_000))).toBeUndefined();
  const jejak = await scope(system("uji")).transaction((ctx) =>
    ctx.db.selectFrom("audit").select("after").where("subjectId", "=", draf.id).orderBy("id").execute(),
  );
  expect(JSON.stringify(jejak)).toContain("pratinjauSampai");
  expect(JSON.stringify(jejak)).not.toContain(rahasia);
  await sebagai(humas, (ctx) => makePratinjau(ctx, draf.id));
  expect((await sebagai(humas, (ctx) => takePratinjau(ctx, draf.id)))?.rahasia).toBe(rahasia);
  await sebagai(humas, (ctx) => endPratinjau(ctx, draf.id));
  expect(await terbaca()).toBeUndefined();
  await sebagai(humas, (ctx) => makePratinjau(ctx, draf.id));
  await sebagai(humas, (ctx) => deleteBerita(ctx, draf));
  const kedua = await sebagai(humas, (ctx) => takePratinjau(ctx, draf.id));
  expect(await sebagai(tamu, (ctx) => readPratinjau(ctx, kedua?.rahasia ?? ""))).toBeUndefined();
});

test("what was taken from its readers is not read by an address from before", async () => {
  const draf = await write("Ditarik");
  const turun = readTime("2026-11-22T10:00");
  const terbit = await sebagai(kepala, (ctx) => publishBerita(ctx, { ...draf, pada: null, turun }));
  const link = async () => {
    await sebagai(humas, (ctx) => makePratinjau(ctx, terbit.id));
    const rahasia = (await sebagai(humas, (ctx) => takePratinjau(ctx, terbit.id)))?.rahasia ?? "";
    return (at = now) => sebagai(tamu, (ctx) => readPratinjau({ ...ctx, now: at }, rahasia));
  };
  const terbaca = await link();
  expect(await terbaca(new Date("2026-11-22T01:59:59Z"))).toBeDefined();
  expect(await terbaca(new Date("2026-11-22T02:00:00Z"))).toBeUndefined();
  const ditarik = await sebagai(kepala, (ctx) => withdrawBerita(ctx, terbit));
  expect(await terbaca()).toBeUndefined();
  const lagi = await link();
  expect(await lagi()).toBeDefined();
  await sebagai(humas, (ctx) => deleteBerita(ctx, ditarik));
  await sebagai(humas, (ctx) => restoreBerita(ctx, ditarik.id));
  expect(await lagi()).toBeUndefined();
});

describe("what is refused", () => {
  test("whoever may not write, reads no drafts either", async () => {
    const draf = await write();
    await expect(sebagai(guru, (ctx) => writeNaskah(ctx, content))).rejects.toMatchObject({ kind: "forbidden" });
    await expect(sebagai(guru, (ctx) => takeNaskah(ctx, draf.id))).rejects.toMatchObject({ kind: "notFound" });
    await expect(sebagai(tamu, (ctx) => saveNaskah(ctx, { ...draf, isi: content }))).rejects.toMatchObject({ kind: "unauthenticated" });
    await expect(sebagai(kepala, (ctx) => writeNaskah(ctx, content))).rejects.toMatchObject({ kind: "forbidden" });
  });

  test.each([
    [{ name: " " }, "name"],
    [{ content: "" }, "content"],
    [{ slug: "Dengan Spasi" }, "slug"],
    [{ kategoriId: "00000000-0000-4000-8000-000000000000" }, "kategoriId"],
    [{ gambarId: "00000000-0000-4000-8000-000000000000" }, "gambarId"],
    [{ status: "terbit" }, "status"],
  ])("%j", async (salah, bidang) => {
    const tulisan = sebagai(humas, (ctx) => writeNaskah(ctx, { ...content, ...salah }));
    await expect(tulisan).rejects.toMatchObject({ kind: "invalid", fields: { [bidang]: expect.any(String) } });
  });

  test("a save over somebody else's", async () => {
    const draf = await write();
    await sebagai(humas, (ctx) => saveNaskah(ctx, { ...draf, isi: { ...content, name: "Lain" } }));
    await expect(sebagai(humas, (ctx) => saveNaskah(ctx, { ...draf, isi: content }))).rejects.toMatchObject({ kind: "stale" });
  });
});

describe("addresses", () => {
  test("are made from the title, each once", async () => {
    expect((await write("Kembar")).slug).toBe("kembar");
    expect((await write("Kembar")).slug).toBe("kembar-2");
    const sama = sebagai(humas, (ctx) => writeNaskah(ctx, { ...content, slug: "kembar" }));
    await expect(sama).rejects.toMatchObject({ fields: { slug: "Alamat ini sudah dipakai berita lain." } });
  });

  test("go on leading to their news, and are nobody else's", async () => {
    const awal = await write("Alamat Awal");
    const ganti = await sebagai(humas, (ctx) => saveNaskah(ctx, { ...awal, isi: { ...content, slug: "alamat-baru" } }));
    await sebagai(kepala, (ctx) => publishBerita(ctx, { ...ganti, pada: null }));
    expect(await sebagai(tamu, (ctx) => currentSlug(ctx, "alamat-awal"))).toBe("alamat-baru");
    expect((await write("Alamat Awal")).slug).toBe("alamat-awal-2");
  });

  test("may be taken back by the same news", async () => {
    const awal = await write("Bolak Balik");
    const ganti = await sebagai(humas, (ctx) => saveNaskah(ctx, { ...awal, isi: { ...content, slug: "bolak" } }));
    expect((await sebagai(humas, (ctx) => saveNaskah(ctx, { ...ganti, isi: { ...content, slug: "bolak-balik" } }))).slug).toBe(
      "bolak-balik",
    );
  });
});

test("every saved state can be brought back, and is told in the audit trail", async () => {
  const awal = await write("Pertama");
  const kedua = await sebagai(humas, (ctx) => saveNaskah(ctx, { ...awal, isi: { ...content, name: "Kedua", slug: awal.slug } }));
  expect((await sebagai(humas, (ctx) => listRevisi(ctx, awal.id))).map(({ nomor, isi }) => [nomor, isi.name])).toEqual([
    [2, "Kedua"],
    [1, "Pertama"],
  ]);
  const kembali = await sebagai(humas, (ctx) => returnRevisi(ctx, { ...kedua, nomor: 1 }));
  expect([kembali.name, kembali.tags]).toEqual(["Pertama", ["sains", "olimpiade"]]);
  await expect(sebagai(humas, (ctx) => returnRevisi(ctx, { ...kembali, nomor: 9 }))).rejects.toMatchObject({ kind: "notFound" });
  const jejak = await scope(system("uji")).transaction((ctx) =>
    ctx.db.selectFrom("audit").select("action").where("subjectId", "=", awal.id).orderBy("id").execute(),
  );
  expect(jejak.map(({ action }) => action)).toEqual(["create", "update", "update"]);
});

test("the bin gives back a draft", async () => {
  const draf = await write("Dibuang");
  await sebagai(humas, (ctx) => deleteBerita(ctx, draf));
  await expect(sebagai(humas, (ctx) => takeNaskah(ctx, draf.id))).rejects.toMatchObject({ kind: "notFound" });
  await sebagai(humas, (ctx) => restoreBerita(ctx, draf.id));
  expect((await sebagai(humas, (ctx) => takeNaskah(ctx, draf.id))).status).toBe("draft");
});

test("tags and moments are read as people type them", () => {
  expect(readTagar(" #Kelas XI, , <b>, kelasXI ,a")).toEqual(["KelasXI", "a"]);
  expect(readTime("besok")).toBeNull();
  expect(writeTime(new Date("2026-11-21T02:01:00Z"))).toBe("2026-11-21T10:01");
});
