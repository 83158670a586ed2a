/**
 * Father and mother each send their child in, or the aunt who did not know; the committee meets some thirty such pairs a year, in the same
 * eight weeks, several teachers at one list. What goes wrong: papers lost with the number that is closed, the child counted twice or not at
 * all, two children taken for one, a family that stands before a number that opens nothing.
 */
import { beforeAll, describe, expect, test } from "vitest";
import type { Scope } from "#kit/ctx.server.ts";
import { policy } from "#src/policy.ts";
import { actor, useDatabase } from "#tests/support/database.ts";
import { told } from "#tests/support/logged-lines.ts";
import { nurlaela, openCommittee, register, rusdin } from "#tests/support/panitia.ts";
import { countPerJalur } from "../jalur/load-aturan.server.ts";
import { loadStatus } from "../keluarga/load-status.server.ts";
import { readChildren } from "../keluarga/open-pages.server.ts";
import { openStatus } from "../keluarga/open-status.server.ts";
import { statusToken } from "../keluarga/status-cookie.server.ts";
import { changeKeadaan } from "../panitia/change-keadaan.server.ts";
import { findGanda } from "../panitia/find-ganda.server.ts";
import { loadPendaftar } from "../panitia/load-pendaftar.server.ts";
import { loadGabung } from "./load-gabung.server.ts";
import { mergePendaftaran } from "./merge-pendaftaran.server.ts";
import { splitPendaftaran } from "./split-pendaftaran.server.ts";

const home = useDatabase({ policy, clock: () => new Date("2027-03-01T02:00:00Z") });
const { scope } = home;
const why = { alasan: "Ayah dan ibu mengirim masing-masing" };

beforeAll(() => openCommittee(scope(nurlaela)));

const as = <T>(work: Parameters<Scope["transaction"]>[0] extends (ctx: infer C) => unknown ? (ctx: C) => Promise<T> : never) =>
  scope(nurlaela).transaction(work);
const read = (id: string) =>
  as(({ db }) =>
    db
      .selectFrom("pendaftaran")
      .select(["id", "versi", "nomor", "keadaan", "namaAyah", "verifikatorId", "ganda"])
      .where("id", "=", id)
      .executeTakeFirstOrThrow(),
  );
const pair = async (name: string, changed: readonly [object, object] = [{}, {}]) => {
  const [one, other] = [await register(scope(), name, changed[0]), await register(scope(), name, changed[1])];
  return [one.id, other.id] as const;
};
const merge = async (pergi: string, tetap: string, sent: object = why, who = nurlaela) => {
  const seen = { pergi: await read(pergi), tetap: await read(tetap) };
  return scope(who).transaction((ctx) => mergePendaftaran(ctx, seen, { ...sent }));
};
const split = async (pergi: string, who = nurlaela) => {
  const seen = await read(pergi);
  return scope(who).transaction((ctx) => splitPendaftaran(ctx, seen, { alasan: "Ternyata dua anak kembar" }));
};
const paper = (pendaftaranId: string, dokumen: string, keadaan: "menunggu" | "diterima" | "dikembalikan" = "menunggu") =>
  as(async ({ db, now }) => {
    const file = { kunci: crypto.randomUUID(), nama: `${dokumen}.jpg`, jenis: "image/jpeg", ukuran: 10, sidik: "0".repeat(64) };
    const { id } = await db.insertInto("berkas").values(file).returning("id").executeTakeFirstOrThrow();
    const sebab = keadaan === "dikembalikan" ? ("buram" as const) : null;
    await db
      .insertInto("berkasPendaftaran")
      .values({ pendaftaranId, dokumen, berkasId: id, halaman: 1, dikirim: now, keadaan, sebab })
      .execute();
    return id;
  });
const papers = (id: string) =>
  as(({ db }) =>
    db
      .selectFrom("berkasPendaftaran")
      .select(["dokumen", "berkasId", "keadaan"])
      .where("pendaftaranId", "=", id)
      .orderBy("dokumen")
      .execute(),
  );

describe("merging", () => {
  test("closes one, tells which goes on and why, and marks nobody as double any more", async () => {
    const [one, other] = await pair("Anak Dua Kali");
    expect((await read(one)).ganda).toBe("ganda");
    const seen = { pergi: await read(other), tetap: await read(one) };
    const { lines } = await told(home, nurlaela, (ctx) => mergePendaftaran(ctx, seen, why));
    expect(lines).toMatchObject([
      { action: "update", subjectId: other, before: { keadaan: "terkirim" }, after: { keadaan: "digabung" } },
      { action: "merge", subjectId: one, before: { nomor: seen.pergi.nomor }, after: { nomor: seen.tetap.nomor, alasan: why.alasan } },
    ]);
    expect(await read(other)).toMatchObject({ keadaan: "digabung", nomor: seen.pergi.nomor, ganda: null });
    expect(await read(one)).toMatchObject({ keadaan: "terkirim", ganda: null, versi: seen.tetap.versi + 1 });
    expect(await scope(nurlaela).read((ctx) => findGanda(ctx, one))).toEqual([]);
    const page = await as((ctx) => loadPendaftar(ctx, other));
    expect([page.digabung?.nomor, page.next]).toEqual([seen.tetap.nomor, []]);
    expect((await as((ctx) => loadPendaftar(ctx, one))).gabungan).toMatchObject([{ nomor: seen.pergi.nomor, alasan: why.alasan }]);
  });

  test("takes papers over with what was said of them, the better of two, and throws none away", async () => {
    const [one, other] = await pair("Anak Berkas");
    const [kk, akta, rapor] = [await paper(other, "KK", "diterima"), await paper(other, "Akta"), await paper(other, "Rapor", "diterima")];
    const [ownAkta, ownRapor] = [await paper(one, "Akta", "diterima"), await paper(one, "Rapor", "dikembalikan")];
    const desk = { dikirimOleh: rusdin.id, dikirimPelaku: "Rusdin" };
    await as(({ db }) => db.updateTable("berkasPendaftaran").set(desk).where("berkasId", "=", rapor).execute());
    const plan = await merge(other, one);
    expect(plan?.berkas.map(({ dokumen, cara }) => [dokumen, cara])).toEqual([
      ["Akta", "tinggal"],
      ["KK", "pindah"],
      ["Rapor", "tukar"],
    ]);
    expect(await papers(one)).toEqual([
      { dokumen: "Akta", berkasId: ownAkta, keadaan: "diterima" },
      { dokumen: "KK", berkasId: kk, keadaan: "diterima" },
      { dokumen: "Rapor", berkasId: rapor, keadaan: "diterima" },
    ]);
    expect(await papers(other)).toEqual([
      { dokumen: "Akta", berkasId: akta, keadaan: "menunggu" },
      { dokumen: "Rapor", berkasId: ownRapor, keadaan: "dikembalikan" },
    ]);
    const scanned = await as(({ db }) =>
      db.selectFrom("berkasPendaftaran").select("dikirimPelaku").where("berkasId", "=", rapor).execute(),
    );
    expect(scanned).toEqual([{ dikirimPelaku: "Rusdin" }]);
    await split(other);
    expect((await papers(other)).map(({ berkasId }) => berkasId)).toEqual([akta, kk, rapor]);
    expect((await papers(one)).map(({ berkasId }) => berkasId)).toEqual([ownAkta, ownRapor]);
  });

  test("takes the values that were chosen and no others, a verifier where there was none, and marks", async () => {
    const [one, other] = await pair("Anak Isian", [{ namaAyah: "Abd. Rahman" }, { namaAyah: "Abdul Rahman", namaIbu: "Hasna" }]);
    await as(({ db, now }) =>
      db
        .insertInto("nilaiPpdb")
        .values({ pendaftaranId: other, komponen: "btq", penguji: "1", nilai: 8000, penilai: "Rusdin", oleh: rusdin.id, pada: now })
        .execute(),
    );
    await as(({ db }) => db.updateTable("pendaftaran").set({ verifikatorId: rusdin.id }).where("id", "=", other).execute());
    await merge(other, one, { ...why, "isi-namaAyah": "pergi", "isi-namaIbu": "tetap" });
    expect(await read(one)).toMatchObject({ namaAyah: "Abdul Rahman", verifikatorId: rusdin.id });
    const marks = (id: string) => as(({ db }) => db.selectFrom("nilaiPpdb").select("komponen").where("pendaftaranId", "=", id).execute());
    expect([await marks(one), await marks(other)]).toEqual([[{ komponen: "btq" }], []]);
    await split(other);
    expect(await read(one)).toMatchObject({ namaAyah: "Abd. Rahman" });
    expect([await marks(one), await marks(other)]).toEqual([[], [{ komponen: "btq" }]]);
  });

  test("counts the child once", async () => {
    const { id: periodeId } = await as(({ db }) => db.selectFrom("periodePpdb").select("id").executeTakeFirstOrThrow());
    const count = async () => [...(await scope(nurlaela).read((ctx) => countPerJalur(ctx, periodeId))).values()].reduce((a, b) => a + b, 0);
    const before = await count();
    const [one, other] = await pair("Anak Dihitung");
    expect(await count()).toBe(before + 2);
    await merge(other, one);
    expect(await count()).toBe(before + 1);
  });
});

describe("the family", () => {
  const open = (nomor: string, tanggalLahir = "2012-03-09") => openStatus(scope(), { nomor, tanggalLahir }, "10.2.2.2");

  test("comes by the old number to the one that goes on, through every merging, and is told so", async () => {
    const [a, b] = await pair("Anak Rantai");
    const { id: c } = await register(scope(), "Anak Rantai");
    await merge(a, b);
    await merge(b, c);
    const [old, last] = [await read(a), await read(c)];
    expect(await open(old.nomor)).toBe(c);
    const page = await scope().read((ctx) => loadStatus(ctx, c));
    expect(page?.kalimat).toContain(`sudah digabung ke ${last.nomor}`);
    expect(page?.kalimat).toContain(old.nomor);
    await expect(open(old.nomor, "2012-03-10")).rejects.toMatchObject({ kind: "invalid", message: expect.stringContaining("tidak cocok") });
    await expect(split(a)).rejects.toMatchObject({ kind: "conflict", message: expect.stringContaining("sudah digabung pula") });
  });

  test("whose page is open meanwhile sees the one that goes on, once", async () => {
    const [a, b] = await pair("Anak Terbuka");
    const cookie = await scope().read(async (ctx) => `status-ppdb=${statusToken(ctx, a)}~${statusToken(ctx, b)}`);
    const request = new Request("http://x/daftar/status", { headers: { cookie } });
    await merge(a, b);
    expect((await scope().read((ctx) => readChildren(ctx, { request, secure: false }))).map(({ id }) => id)).toEqual([b]);
  });
});

describe("refused is", () => {
  test.each([["tataUsaha"], ["kepala"], ["guru"]])("whoever may not, as %s", async (role) => {
    const [one, other] = await pair(`Anak Bukan ${role}`);
    await expect(merge(other, one, why, actor(role))).rejects.toMatchObject({ kind: "forbidden" });
    await expect(scope(actor(role)).transaction((ctx) => loadGabung(ctx, one, ""))).rejects.toMatchObject({ kind: "forbidden" });
    await merge(other, one);
    await expect(split(other, actor(role))).rejects.toMatchObject({ kind: "forbidden" });
  });

  test("one with itself, one that is merged already, and one that has a place", async () => {
    const [one, other] = await pair("Anak Tolak");
    await expect(merge(one, one)).rejects.toMatchObject({ kind: "conflict", message: expect.stringContaining("dirinya sendiri") });
    await merge(other, one);
    const { id: third } = await register(scope(), "Anak Tolak");
    await expect(merge(other, third)).rejects.toMatchObject({ message: expect.stringContaining("sudah digabung sebelumnya") });
    await expect(merge(third, other)).rejects.toMatchObject({ message: expect.stringContaining("sudah digabung sebelumnya") });
    await as(({ db }) => db.updateTable("pendaftaran").set({ keadaan: "diterima" }).where("id", "=", third).execute());
    await expect(merge(third, one)).rejects.toMatchObject({ message: expect.stringContaining("sudah diterima") });
    await as(({ db }) => db.updateTable("pendaftaran").set({ keadaan: "mengundurkan diri" }).where("id", "=", third).execute());
    await expect(merge(one, third)).rejects.toMatchObject({ message: expect.stringContaining("sudah ditarik") });
    await expect(as(async (ctx) => changeKeadaan(ctx, { id: third, versi: 1 }, { ke: "digabung" }))).rejects.toMatchObject({
      kind: "conflict",
    });
  });

  test("what gives no reason, and two children without a word why they are one", async () => {
    const [one, other] = await pair("Anak Alasan");
    await expect(merge(other, one, {})).rejects.toMatchObject({ kind: "invalid", fields: { alasan: expect.any(String) } });
    const [a, b] = await pair("Anak Beda", [{ nisn: "0012345678" }, { nisn: "0087654321", tanggalLahir: "2012-03-10" }]);
    await expect(merge(b, a)).rejects.toMatchObject({
      kind: "invalid",
      fields: { buktiSama: "Tulis mengapa ini tetap satu anak, karena NISN-nya berbeda dan tanggal lahirnya berbeda." },
    });
    await expect(merge(b, a, { alasan: "ya\u200B" })).rejects.toMatchObject({
      fields: { buktiSama: expect.any(String), alasan: expect.any(String) },
    });
    await expect(merge(b, a, { ...why, buktiSama: "salah tik" })).rejects.toMatchObject({ fields: { buktiSama: expect.any(String) } });
    await merge(b, a, { ...why, buktiSama: "NISN di rapor sama, yang lain salah ketik" });
    expect(await read(b)).toMatchObject({ keadaan: "digabung" });
  });

  test("the second of two who press at once", async () => {
    const [one, other] = await pair("Anak Serentak");
    const seen = { pergi: await read(other), tetap: await read(one) };
    const press = (who: typeof nurlaela) => scope(who).transaction((ctx) => mergePendaftaran(ctx, seen, why));
    const opposite = scope(rusdin).transaction((ctx) => mergePendaftaran(ctx, { pergi: seen.tetap, tetap: seen.pergi }, why));
    const both = await Promise.allSettled([press(nurlaela), opposite]);
    expect(both.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    expect(both.find(({ status }) => status === "rejected")).toMatchObject({ reason: { kind: "stale" } });
  });

  test("taking back once the one that goes on is decided", async () => {
    const [one, other] = await pair("Anak Telat");
    await paper(other, "KK");
    await merge(other, one);
    await as(({ db }) => db.updateTable("pendaftaran").set({ keadaan: "diterima" }).where("id", "=", one).execute());
    await expect(split(other)).rejects.toMatchObject({ kind: "conflict", message: expect.stringContaining("tidak dibatalkan lagi") });
  });
});

test("the page beside suggests the one further along, and tells what moves", async () => {
  const [one, other] = await pair("Anak Saran", [{ asalSekolah: "MTs A" }, { asalSekolah: "MTs B" }]);
  await paper(one, "KK");
  await paper(one, "Akta", "diterima");
  const seen = await read(other);
  await as((ctx) => changeKeadaan(ctx, seen, { ke: "terverifikasi" }));
  const { pasangan } = await as((ctx) => loadGabung(ctx, one, seen.nomor));
  expect(pasangan?.disarankan).toBe(other);
  expect(pasangan?.itu.diterima).toBe(0);
  expect(pasangan?.isian).toEqual([{ name: "asalSekolah", label: expect.any(String), ini: "MTs A", itu: "MTs B" }]);
  expect(pasangan?.arah[other]?.akibat.join(" ")).toContain(`Berkas yang pindah ke ${seen.nomor}, dengan hasil pemeriksaannya: Akta, KK.`);
  expect((await as((ctx) => loadGabung(ctx, one, ` ${seen.nomor} `))).ini.diterima).toBe(1);
  expect((await as((ctx) => loadGabung(ctx, one, "PMBM-0"))).kata).toContain("Tidak ada pendaftaran");
});
