/**
 * A verifier's morning: forty registrations lack the family card, twelve have nobody, three are too old. Every figure leads to those it
 * counts, figures add up with what is chosen already, and from one registration to the next one stays in the same list.
 */

import { beforeAll, expect, test } from "vitest";
import { everyRow } from "#kit/database/sql.server.ts";
import { policy } from "#src/policy.ts";
import { useDatabase } from "#tests/support/database.ts";
import { nurlaela, openCommittee, register, rusdin } from "#tests/support/panitia.ts";
import { mergePendaftaran } from "../gabung/merge-pendaftaran.server.ts";
import { readAsked, writeKurang } from "./asked.ts";
import { changeKeadaan } from "./change-keadaan.server.ts";
import { findTetangga, listMeja } from "./list-meja.server.ts";
import { loadPendaftar } from "./load-pendaftar.server.ts";
import { filtersOf } from "./parts/filters.ts";

const { scope } = useDatabase({ policy, clock: () => new Date("2027-03-01T02:00:00Z") });

const asked = (query: string) => readAsked(new URLSearchParams(query));
const meja = (query: string) => scope(nurlaela).read((ctx) => listMeja(ctx, asked(query)));
const names = async (query: string) => (await meja(query)).rows.map(({ namaLengkap }) => namaLengkap);
const ids: Record<string, string> = {};
const [kk, akta] = ["Kartu keluarga", "Akta: kelahiran"] as const;

const send = (pendaftaranId: string, dokumen: string, keadaan: "menunggu" | "dikembalikan" = "menunggu") =>
  scope(nurlaela).transaction(async ({ db, now }) => {
    const file = { kunci: crypto.randomUUID(), nama: "a.jpg", jenis: "image/jpeg", ukuran: 10, sidik: "0".repeat(64) };
    const { id: berkasId } = await db.insertInto("berkas").values(file).returning("id").executeTakeFirstOrThrow();
    const sebab = keadaan === "dikembalikan" ? ("buram" as const) : null;
    await db
      .insertInto("berkasPendaftaran")
      .values({ pendaftaranId, dokumen, berkasId, halaman: 1, dikirim: now, keadaan, sebab })
      .execute();
  });

beforeAll(async () => {
  await openCommittee(scope(nurlaela));
  await scope(nurlaela).transaction(async ({ db }) => {
    const { id: periodeId } = await db.selectFrom("periodePpdb").select("id").executeTakeFirstOrThrow();
    const wave = db.insertInto("gelombangPpdb").values({ nama: "Gelombang 1", periodeId }).returning("id");
    const { id: gelombangId } = await wave.executeTakeFirstOrThrow();
    await db
      .insertInto("jalurPpdb")
      .values({ jenis: "reguler", gelombangId, dokumen: `${kk}\r\n${akta}` })
      .execute();
  });
  for (const [name, lahir] of [
    ["Ani", "2012-01-01"],
    ["Budi", "2012-01-02"],
    ["Cica", "2006-06-30"],
    ["Dedi", "2012-01-04"],
  ] as const)
    ids[name] = (await register(scope(), name, { tanggalLahir: lahir })).id;
  await send(ids.Ani ?? "", kk);
  await send(ids.Ani ?? "", akta);
  await send(ids.Budi ?? "", kk, "dikembalikan");
  await send(ids.Cica ?? "", kk);
  const of = (name: string) => ({ id: ids[name] ?? "", versi: 1 });
  await scope(nurlaela).transaction(({ db }) =>
    db
      .updateTable("pendaftaran")
      .set({ verifikatorId: rusdin.id })
      .where("id", "in", [of("Ani").id, of("Cica").id])
      .execute(),
  );
  await scope(nurlaela).transaction((ctx) => changeKeadaan(ctx, of("Ani"), { ke: "terverifikasi" }));
});

const kurang = (dokumen: string) => `berkas=${encodeURIComponent(writeKurang(dokumen))}`;

test("each choice says how many it leads to, and what has nobody says none", async () => {
  const offered = async (query: string, ubah = true) =>
    Object.fromEntries(
      filtersOf(asked(query), await meja(query), ubah).map(({ name, options }) => [name, options.map(({ label }) => label)]),
    );
  const { keadaan, ...all } = await offered("");
  expect(all).toEqual({
    jalur: ["Reguler (4)"],
    verifikator: ["Tugas saya", "Belum ada verifikator (2)", "Nurlaela (0)", "Rusdin (2)"],
    berkas: ["Ada berkas yang kurang", `Kurang: ${akta} (3)`, `Kurang: ${kk} (2)`],
    masuk: ["Masuk hari ini (4)", "Masuk kemarin (0)", "Masuk tujuh hari terakhir (4)"],
    ...{ ganda: ["Mungkin ganda (0)"], umur: ["Umur di luar aturan (1)"], jawaban: ["Jawaban belum lengkap (0)"] },
  });
  expect((await offered(kurang("Ijazah"))).berkas).toContain("Kurang: Ijazah (0)");
  const { keadaan: read, verifikator } = await offered("", false);
  expect([keadaan?.length, read?.length, verifikator?.includes("Tugas saya")]).toEqual([11, 10, false]);
});

test("each paper is counted that somebody lacks, and the figure leads to them", async () => {
  const { counts } = await meja("");
  expect(counts.kurang).toEqual([
    { dokumen: akta, banyak: 3 },
    { dokumen: kk, banyak: 2 },
  ]);
  expect(await names(kurang(kk))).toEqual(["Budi", "Dedi"]);
  expect(await names(kurang(akta))).toEqual(["Budi", "Cica", "Dedi"]);
  expect(await names("berkas=kurang")).toEqual(["Budi", "Cica", "Dedi"]);
  expect(await names(kurang("Ijazah"))).toEqual([]);
});

test("whose work it is, whose age is outside the rule, and each together with the others", async () => {
  const { counts } = await meja("");
  expect(Object.fromEntries(counts.verifikator)).toEqual({ [rusdin.id ?? ""]: 2, tanpa: 2 });
  expect([counts.umur, await names("umur=luar")]).toEqual([1, ["Cica"]]);
  expect(await names(`verifikator=${rusdin.id}&${kurang(akta)}`)).toEqual(["Cica"]);
  const both = await meja(`keadaan=terkirim&verifikator=${rusdin.id}`);
  expect([both.counts.keadaan.terkirim, both.counts.keadaan.terverifikasi, both.counts.umur]).toEqual([1, 1, 1]);
  expect(both.counts.kurang).toEqual([{ dokumen: akta, banyak: 1 }]);
  expect(Object.fromEntries(both.counts.verifikator)).toEqual({ [rusdin.id ?? ""]: 1, tanpa: 2 });
});

test("an age outside the rule stands on the page; the period's own rule counts", async () => {
  const umur = () => scope(nurlaela).transaction(async (ctx) => (await loadPendaftar(ctx, ids.Cica ?? "")).umur);
  expect(await umur()).toContain("sudah lewat 21 tahun");
  const rule = (usiaMaksimal: number | null) =>
    scope(nurlaela).transaction(({ db }) => db.updateTable("periodePpdb").set({ usiaMaksimal }).where(everyRow).execute());
  await rule(22);
  expect([await umur(), await names("umur=luar")]).toEqual([null, []]);
  await rule(null);
});

test("beside one stand the one before and the one after in the list as it was narrowed", async () => {
  const beside = (query: string, name: string) => scope(nurlaela).read((ctx) => findTetangga(ctx, asked(query), ids[name] ?? ""));
  expect(await beside("", "Budi")).toEqual({ ke: 2, dari: 4, halaman: 1, sebelum: ids.Ani, sesudah: ids.Cica });
  expect(await beside(kurang(kk), "Budi")).toEqual({ ke: 1, dari: 2, halaman: 1, sebelum: null, sesudah: ids.Dedi });
  // What was judged falls out of the list; the way on is still there.
  expect(await beside("keadaan=terkirim", "Ani")).toEqual({ ke: null, dari: 3, halaman: 1, sebelum: null, sesudah: ids.Budi });
});

test("what was merged is counted and shown only where it is asked for", async () => {
  const { id, nomor } = await register(scope(), "Dedi", { tanggalLahir: "2012-01-04" });
  const pair = { pergi: { id, versi: 1 }, tetap: { id: ids.Dedi ?? "", versi: 1 } };
  await scope(nurlaela).transaction((ctx) => mergePendaftaran(ctx, pair, { alasan: "Dikirim dua kali" }));
  const { total, counts } = await meja("");
  expect([total, counts.keadaan.digabung, counts.kurang.find(({ dokumen }) => dokumen === kk)?.banyak]).toEqual([4, 1, 2]);
  expect(await names("keadaan=digabung")).toEqual(["Dedi"]);
  // Whoever holds the paper with the closed number finds it by that, however it is typed.
  const found = await meja(`cari=${nomor.toLowerCase().replaceAll("-", " ")}`);
  expect([found.total, found.rows.map((row) => row.id)]).toEqual([1, [id]]);
  expect((await meja("cari=Dedi")).total).toBe(1);
});
