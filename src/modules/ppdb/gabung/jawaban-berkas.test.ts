/**
 * Father and mother each sent their child in, each with papers and with answers, and neither has all. What goes wrong: one kind comes over and
 * the other stays, an answer of the one takes the place of the other's, taking it back loses what the committee wrote meanwhile.
 */
import { expect, test } from "vitest";
import { nurlaela, register } from "#tests/support/panitia.ts";
import { answer, answers, as, desk, now, pembantu, scope, useQuestions } from "#tests/support/questions.ts";
import { loadPendaftar } from "../panitia/load-pendaftar.server.ts";
import { loadGabung } from "./load-gabung.server.ts";
import { mergePendaftaran } from "./merge-pendaftaran.server.ts";
import { splitPendaftaran } from "./split-pendaftaran.server.ts";

useQuestions();

const paper = (pendaftaranId: string, dokumen: string, keadaan: "menunggu" | "diterima") =>
  as(async ({ db, now }) => {
    const file = { kunci: crypto.randomUUID(), nama: `${dokumen}.jpg`, jenis: "image/jpeg", ukuran: 10, sidik: "0".repeat(64) };
    const { id: berkasId } = await db.insertInto("berkas").values(file).returning("id").executeTakeFirstOrThrow();
    await db.insertInto("berkasPendaftaran").values({ pendaftaranId, dokumen, berkasId, halaman: 1, dikirim: now, keadaan }).execute();
  });
const papers = async (id: string) =>
  (
    await as(({ db }) =>
      db.selectFrom("berkasPendaftaran").select(["dokumen", "keadaan"]).where("pendaftaranId", "=", id).orderBy("dokumen").execute(),
    )
  ).map(({ dokumen, keadaan }) => `${dokumen} ${keadaan}`);
const seen = async (id: string) => ({ id, versi: Number((await as((ctx) => loadPendaftar(ctx, id))).row.versi) });
const pair = async (name: string) => {
  const [pergi, tetap] = [(await register(scope(), name)).id, (await register(scope(), name)).id];
  await answer(pergi, { "jawab-mondok": "ya", "jawab-tingkat": "Nasional" });
  await answer(tetap, { "jawab-mondok": "tidak", "jawab-sakit": "Asma" });
  for (const [dokumen, keadaan] of [
    ["KK", "diterima"],
    ["Rapor", "menunggu"],
  ] as const)
    await paper(pergi, dokumen, keadaan);
  for (const [dokumen, keadaan] of [
    ["KK", "menunggu"],
    ["Akta", "diterima"],
  ] as const)
    await paper(tetap, dokumen, keadaan);
  return { pergi, tetap };
};
const merge = async ({ pergi, tetap }: Awaited<ReturnType<typeof pair>>, sent: object = {}, who = nurlaela) => {
  const both = { pergi: await seen(pergi), tetap: await seen(tetap) };
  return as((ctx) => mergePendaftaran(ctx, both, { alasan: "Dua kali terkirim", ...sent }), who);
};
const split = async (pergi: string) => {
  const gone = await seen(pergi);
  return as((ctx) => splitPendaftaran(ctx, gone, { alasan: "Ternyata dua anak" }));
};
const before = {
  pergi: { mondok: "Ya", tingkat: "Nasional", sakit: null },
  tetap: { mondok: "Tidak", tingkat: null, sakit: "Asma" },
};

test("which answers come over and which stay behind is read beforehand", async () => {
  const { pergi, tetap } = await pair("Anak Dibaca Dahulu");
  const nomor = async (id: string) => String((await as((ctx) => loadPendaftar(ctx, id))).row.nomor);
  const told = (await as(async (ctx) => loadGabung(ctx, pergi, await nomor(tetap)))).pasangan?.arah[tetap]?.akibat ?? [];
  expect(told).toContain(`Jawaban yang pindah ke ${await nomor(tetap)}: Tingkat lomba.`);
  expect(told).toContain(`Dari jawaban yang berbeda, yang tidak dipilih tersimpan di ${await nomor(pergi)}: Pernah mondok?`);
});

test("the one that goes on has the papers and the answers of both, its own answers first; taken back, each has its own again", async () => {
  const both = await pair("Anak Lengkap Berdua");
  const plan = await merge(both);
  expect(plan?.jawaban.map(({ pertanyaan }) => pertanyaan)).toEqual(["Tingkat lomba"]);
  expect(await answers(both.tetap)).toEqual({ mondok: "Tidak", tingkat: "Nasional", sakit: "Asma" });
  expect(await papers(both.tetap)).toEqual(["Akta diterima", "KK diterima", "Rapor menunggu"]);
  expect([await answers(both.pergi), await papers(both.pergi)]).toEqual([{ mondok: "Ya", tingkat: null, sakit: null }, ["KK menunggu"]]);
  await split(both.pergi);
  expect([await answers(both.pergi), await answers(both.tetap)]).toEqual([before.pergi, before.tetap]);
  expect([await papers(both.pergi), await papers(both.tetap)]).toEqual([
    ["KK diterima", "Rapor menunggu"],
    ["Akta diterima", "KK menunggu"],
  ]);
});

test("what the committee wrote of an answer meanwhile stays where it was written, and the papers go back all the same", async () => {
  const both = await pair("Anak Diperbaiki Berdua");
  await merge(both);
  await desk(both.tetap, { aksi: "tulisJawaban", kode: "tingkat", "jawab-tingkat": "Kota", alasan: "Dibaca dari piagam" });
  // A minute later; the clock of the tests stands.
  const pada = new Date(now.getTime() + 60_000);
  await as(({ db }) => db.updateTable("jawabanPendaftaran").set({ pada }).where("pelaku", "is not", null).execute());
  await split(both.pergi);
  expect(await answers(both.tetap)).toEqual({ ...before.tetap, tingkat: "Kota" });
  expect(await answers(both.pergi)).toEqual({ ...before.pergi, tingkat: null });
  expect(await papers(both.pergi)).toEqual(["KK diterima", "Rapor menunggu"]);
});

test("an answer that was given back waits for its own family, beside papers that come over", async () => {
  const both = await pair("Anak Dikembalikan Berdua");
  await desk(both.pergi, { aksi: "kembalikanJawaban", kode: "tingkat", alasan: "Sebut lombanya" });
  const plan = await merge(both);
  expect(plan?.jawaban).toEqual([]);
  expect(await answers(both.tetap)).toEqual(before.tetap);
  expect(await papers(both.tetap)).toEqual(["Akta diterima", "KK diterima", "Rapor menunggu"]);
});

const choose = { "isi-jawab-mondok": "pergi" };

test("what both answered differently is offered, whichever goes on, and what is secret to those alone who may read it", async () => {
  const both = await pair("Anak Dipilih");
  await answer(both.pergi, { "jawab-sakit": "Alergi udang" });
  const nomor = async (id: string) => String((await as((ctx) => loadPendaftar(ctx, id))).row.nomor);
  const offered = async (tetap: string, who = nurlaela) =>
    (await as(async (ctx) => loadGabung(ctx, both.pergi, await nomor(both.tetap)), who)).pasangan?.arah[tetap]?.jawaban;
  const mondok = { name: "jawab-mondok", label: "Pernah mondok?" };
  expect(await offered(both.tetap)).toEqual([
    { name: "jawab-sakit", label: "Riwayat sakit", pergi: "Alergi udang", tetap: "Asma" },
    { ...mondok, pergi: "Ya", tetap: "Tidak" },
  ]);
  expect(await offered(both.pergi, pembantu)).toEqual([{ ...mondok, pergi: "Tidak", tetap: "Ya" }]);
  await as(({ db }) =>
    db
      .insertInto("akun")
      .values({ id: String(pembantu.id), nip: "199001012020121001", nama: "Pembantu" })
      .execute(),
  );
  await merge(both, { "isi-jawab-sakit": "pergi" }, pembantu);
  expect(await answers(both.tetap)).toMatchObject({ sakit: "Asma" });
});

test("the answer that was chosen counts, the other lies with the number that is closed, and the trail says which", async () => {
  const both = await pair("Anak Memilih");
  await desk(both.tetap, { aksi: "kembalikanJawaban", kode: "mondok", alasan: "Tidak jelas" });
  await merge(both, { ...choose, "isi-jawab-tingkat": "pergi" });
  expect(await answers(both.tetap)).toEqual({ mondok: "Ya", tingkat: "Nasional", sakit: "Asma" });
  expect(await answers(both.pergi)).toMatchObject({ mondok: "Tidak" });
  const kembali = async (id: string) => (await as((ctx) => loadPendaftar(ctx, id))).jawaban.find(({ kode }) => kode === "mondok")?.kembali;
  expect([await kembali(both.tetap), await kembali(both.pergi)]).toEqual([null, "Tidak jelas"]);
  const lines = await as(({ db }) =>
    db.selectFrom("audit").select("after").where("action", "=", "merge").where("subjectId", "=", both.tetap).execute(),
  );
  expect(lines).toMatchObject([{ after: { alasan: "Dua kali terkirim", jawaban: ["mondok"] } }]);
  expect(JSON.stringify(lines)).not.toContain("Nasional");
  await split(both.pergi);
  expect([await answers(both.pergi), await answers(both.tetap)]).toEqual([before.pergi, before.tetap]);
  expect(await kembali(both.tetap)).toBe("Tidak jelas");
});

test("taken back after the chosen one was answered anew, nobody has an answer of the other", async () => {
  const both = await pair("Anak Menjawab Lagi");
  await merge(both, choose);
  await desk(both.tetap, { aksi: "tulisJawaban", kode: "mondok", "jawab-mondok": "tidak", alasan: "Menurut ayahnya" });
  const pada = new Date(now.getTime() + 60_000);
  await as(({ db }) => db.updateTable("jawabanPendaftaran").set({ pada }).where("pelaku", "is not", null).execute());
  await split(both.pergi);
  expect([await answers(both.pergi), await answers(both.tetap)]).toEqual([{ ...before.pergi, mondok: null }, before.tetap]);
});
