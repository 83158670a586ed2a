/**
 * The committee at a desk on the evening of the decision, the office and the head once for each wave, some nine hundred families on telephones
 * on one day. What goes wrong: a letter tells another outcome than the page, a family has it a day early, two letters of one child are both in
 * force, the job is killed and letters or numbers are lost, somebody takes a list in the annex for a list of marks.
 */
import { beforeAll, describe, expect, test } from "vitest";
import type { Actor } from "#kit/access/access.ts";
import type { Ctx } from "#kit/ctx.server.ts";
import { everyRow, sql } from "#kit/database/sql.server.ts";
import type { Tools } from "#kit/jobs/jobs.server.ts";
import { parafNaskah, proposeNaskah, saveNaskah, signNaskah } from "#modules/naskah/index.server.ts";
import { cancelNaskah } from "#modules/naskah/workflow/signature.server.ts";
import { takeNaskah } from "#modules/naskah/workflow/take.server.ts";
import { seedSekolah } from "#seeds/sekolah.ts";
import { policy } from "#src/policy.ts";
import { actor, useDatabase } from "#tests/support/database.ts";
import { writeOwnCode } from "#tests/support/naskah.ts";
import { nurlaela, openCommittee, register, rusdin } from "#tests/support/panitia.ts";
import { addJalur, decideWave, giveMarks } from "#tests/support/seleksi-ppdb.ts";
import { recordPegawai } from "#tests/support/staff-file.ts";
import { loadStatus } from "../keluarga/load-status.server.ts";
import { announceKeputusan } from "../seleksi/announce.server.ts";
import { readAskedSeleksi } from "../seleksi/asked.ts";
import { loadSeleksi } from "../seleksi/load-seleksi.server.ts";
import { tendAll } from "../seleksi/tend-places.server.ts";
import { requestSurat } from "./ask-surat.server.ts";
import { beginKeputusan } from "./begin-keputusan.server.ts";
import { makeSurat } from "./make-surat.server.ts";
import { suratForPanitia, suratOfFamily } from "./read-surat.server.ts";

let now = new Date("2027-03-01T02:00:00Z");
const { scope } = useDatabase({ policy, clock: () => now });
const [tu, kepala] = [actor("tataUsaha"), actor("kepala")];
const as = <T>(who: Actor, work: (ctx: Ctx) => Promise<T>) => scope(who).transaction(work);
const names = ["Aminah", "Budi", "Citra", "Dewi"] as const;
const ids = new Map<string, string>();
const id = (name: string) => ids.get(name) ?? "";
const origin = "https://contoh.sch.id";
let [gelombang, keputusanId] = ["", ""];
const tools: Tools = { progress: async () => undefined, signal: new AbortController().signal };
const make = (given = tools) => makeSurat(scope({ id: null, name: "sistem: surat", roles: ["sistem"] }), { keputusanId, origin }, given);
const begin = (who = nurlaela, bernomor = false) => as(who, (ctx) => beginKeputusan(ctx, { gelombangId: gelombang, bernomor }));
const whyWithdrawn = async (kode = "") =>
  (await as(nurlaela, ({ db }) => db.selectFrom("buktiSurat").select("alasanCabut").where("kode", "=", kode).executeTakeFirst()))
    ?.alasanCabut;
const letters = () =>
  as(nurlaela, ({ db }) =>
    db
      .selectFrom("suratSeleksi")
      .innerJoin("pendaftaran", "pendaftaran.id", "pendaftaranId")
      .select(["namaLengkap", "hasil", "bukti", "suratSeleksi.nomor"])
      .orderBy("pendaftaran.nomor")
      .execute(),
  );
const surat = async (name: string) => (await scope().read((ctx) => loadStatus(ctx, id(name))))?.surat;
const loaded = async () => (await as(nurlaela, (ctx) => loadSeleksi(ctx, readAskedSeleksi(new URLSearchParams())))).surat;
const wordsOf = (name: string) => as(nurlaela, async (ctx) => JSON.stringify(await suratForPanitia(ctx, id(name))));

/** The office completes what the committee began, and it goes its way. */
async function sign(): Promise<string> {
  const naskahId = (await loaded())?.naskah?.id ?? "";
  const draft = await as(tu, (ctx) => takeNaskah(ctx, naskahId));
  const { versi } = await as(tu, (ctx) =>
    saveNaskah(ctx, draft, {
      bidang: {
        ...{ perihal: draft.perihal, isi: draft.isi },
        ...Object.fromEntries(Object.entries(draft.isian).map(([nama, kata]) => [`isian.${nama}`, kata])),
        "isian.Dasar petunjuk teknis penerimaan": "Keputusan Direktur Jenderal Pendidikan Islam Nomor 1 Tahun 2027",
      },
      ...{ pegawaiIds: [], siswaIds: [] },
    }),
  );
  await as(tu, (ctx) => proposeNaskah(ctx, { id: naskahId, versi }));
  await as(rusdin, (ctx) => parafNaskah(ctx, { id: naskahId, versi: versi + 1 }));
  await as(kepala, (ctx) => signNaskah(ctx, { id: naskahId, versi: versi + 2 }, origin));
  return naskahId;
}

beforeAll(async () => {
  await openCommittee(scope(nurlaela));
  await as({ id: null, name: "sistem: uji", roles: ["sistem"] }, async (ctx) => {
    await seedSekolah(ctx);
    await writeOwnCode(ctx);
    for (const [place, { id: akunId, name, roles }] of [tu, kepala].entries())
      await ctx.db
        .insertInto("akun")
        .values({
          ...{ id: akunId ?? "", nip: `19900101201503100${place}`, nama: name, passwordHash: null, passwordAt: null, aktif: true },
          peran: [...roles],
        })
        .execute();
    await recordPegawai(ctx);
  });
  await addJalur(scope(nurlaela), { bobotTes: 100, seri1: "usia", kuota: 2, cadangan: 1 });
  for (const [place, name] of names.entries()) ids.set(name, (await register(scope(), name, { tanggalLahir: `2012-01-0${place + 1}` })).id);
  await as(nurlaela, ({ db }) => db.updateTable("pendaftaran").set({ keadaan: "lulus administrasi" }).where(everyRow).execute());
  await giveMarks(scope(nurlaela), "tes", new Map(names.map((name, place) => [id(name), 9000 - place * 500])));
  now = new Date("2027-07-01T02:00:00Z");
});

describe("the head's decision", () => {
  test("is begun by the committee once a wave is fixed, once", async () => {
    gelombang = (await as(nurlaela, ({ db }) => db.selectFrom("gelombangPpdb").select("id").executeTakeFirstOrThrow())).id;
    await expect(begin()).rejects.toMatchObject({ kind: "conflict" });
    await decideWave(scope);
    keputusanId = (await as(nurlaela, ({ db }) => db.selectFrom("keputusanPpdb").select("id").executeTakeFirstOrThrow())).id;
    for (const who of [kepala, actor("guru")]) await expect(begin(who)).rejects.toMatchObject({ kind: "forbidden" });
    await begin();
    await expect(begin()).rejects.toMatchObject({ message: expect.stringContaining("sudah ada") });
    expect(await loaded()).toMatchObject({ naskah: { status: "draft" }, perlu: 0, dibuat: 0, bacaNaskah: false });
  });

  test("has the accepted and the waiting ones by number, without names, marks or places, and is not complete without its legal base", async () => {
    const naskahId = (await loaded())?.naskah?.id ?? "";
    const draft = await as(tu, (ctx) => takeNaskah(ctx, naskahId));
    await expect(as(tu, (ctx) => proposeNaskah(ctx, draft))).rejects.toMatchObject({ kind: "invalid" });
    const numbers = new Map(
      (await as(nurlaela, ({ db }) => db.selectFrom("pendaftaran").select(["namaLengkap", "nomor"]).execute())).map((row) => [
        row.namaLengkap,
        row.nomor,
      ]),
    );
    expect(draft.tabel?.map(({ judul, baris }) => [judul, baris.map(([, nomor]) => nomor)])).toEqual([
      ["DITERIMA, JALUR REGULER", [numbers.get("Aminah"), numbers.get("Budi")]],
      ["DAFTAR CADANGAN, JALUR REGULER", [numbers.get("Citra")]],
    ]);
    const words = JSON.stringify(draft);
    for (const name of names) expect(words).not.toContain(name);
    await sign();
    expect((await loaded())?.naskah).toMatchObject({ status: "ditandatangani", nomor: "1 TAHUN 2027", berlaku: true });
  });
});

describe("the families' letters", () => {
  test("wait for the announcement, although the head has signed", async () => {
    await expect(as(nurlaela, (ctx) => requestSurat(ctx, gelombang))).rejects.toMatchObject({
      message: expect.stringContaining("diumumkan"),
    });
    expect(await make()).toEqual({ surat: 0 });
    expect(await surat("Aminah")).toBe(false);
  });

  test("are asked for by the announcement itself, one for each child, by the decision's number and no other", async () => {
    now = new Date("2027-07-05T02:00:00Z");
    await as(nurlaela, (ctx) => announceKeputusan(ctx, gelombang));
    expect(await loaded()).toMatchObject({ perlu: 4, dibuat: 0, berjalan: true });
    const tasks = await as(nurlaela, ({ db }) => db.selectFrom("tugas").select("key").where("job", "=", "surat-seleksi").execute());
    expect(tasks).toEqual([{ key: keputusanId }]);
    const [one, other] = await Promise.all([make(), make()]);
    expect(one.surat + other.surat).toBe(4);
    expect((await letters()).map(({ namaLengkap, hasil, nomor }) => [namaLengkap, hasil, nomor])).toEqual([
      ["Aminah", "diterima", null],
      ["Budi", "diterima", null],
      ["Citra", "cadangan", null],
      ["Dewi", "tidak diterima", null],
    ]);
    const { rows } = await as(nurlaela, ({ db }) => sql<{ n: number }>`select count(*)::int as n from surat_keluar`.execute(db));
    expect(rows[0]?.n).toBe(1);
    expect(await make()).toEqual({ surat: 0 });
  });

  test("tell the outcome kindly, name the decision, and prove themselves", async () => {
    const words = await wordsOf("Dewi");
    expect(words).toContain("belum dapat kami terima");
    expect(words).toContain("Nomor 1 Tahun 2027");
    expect(words).not.toMatch(/\{\{|Aminah|undefined/);
    // A programme that nobody was asked for is no line of dashes.
    expect(words).toContain("Program");
    const wish = (jurusan: "ipa" | null) =>
      as(nurlaela, ({ db }) => db.updateTable("pendaftaran").set({ jurusan }).where("id", "=", id("Dewi")).execute());
    await wish(null);
    expect(await wordsOf("Dewi")).not.toContain("Program");
    await wish("ipa");
    expect(await wordsOf("Aminah")).toContain("Daftar ulang dilaksanakan Selasa, 6 Juli 2027 sampai Minggu, 11 Juli 2027.");
    const [letter] = await letters();
    const proof = await as(nurlaela, ({ db }) =>
      db
        .selectFrom("buktiSurat")
        .selectAll()
        .where("kode", "=", letter?.bukti ?? "")
        .executeTakeFirstOrThrow(),
    );
    expect(proof).toMatchObject({ nomor: "1 TAHUN 2027", tanggal: "2027-07-05", penandatangan: kepala.name, dicabutPada: null });
    expect(JSON.stringify(proof)).not.toContain("Aminah");
  });

  test("are the family's own and the committee's, and nobody else's", async () => {
    expect(await surat("Dewi")).toBe(true);
    await expect(as(actor("guru"), (ctx) => suratForPanitia(ctx, id("Dewi")))).rejects.toMatchObject({ kind: "notFound" });
    expect((await scope().transaction((ctx) => suratOfFamily(ctx, id("Dewi")))).kertas.footer).toContain("PMBM");
    const later = now;
    now = new Date("2027-07-04T02:00:00Z");
    expect(await surat("Dewi")).toBe(false);
    await expect(scope().transaction((ctx) => suratOfFamily(ctx, id("Dewi")))).rejects.toMatchObject({ kind: "notFound" });
    now = later;
  });

  test("words of a template that is changed later change none that was made", async () => {
    const before = await wordsOf("Citra");
    await as(tu, ({ db }) => db.updateTable("templateSurat").set({ isi: "Lain." }).where("nama", "like", "Hasil Seleksi PPDB%").execute());
    expect(await wordsOf("Citra")).toBe(before);
  });

  test("of another outcome take the place of the one before, whose proof is withdrawn", async () => {
    const [, , before] = await letters();
    const withdrawn = (await letters()).find(({ namaLengkap }) => namaLengkap === "Budi");
    await as(nurlaela, ({ db }) =>
      db.updateTable("pendaftaran").set({ keadaan: "mengundurkan diri" }).where("id", "=", id("Budi")).execute(),
    );
    await tendAll(scope({ id: null, name: "sistem: tempat", roles: ["sistem"] }));
    // In between, what the old letter says is not so any more.
    expect(await surat("Citra")).toBe(false);
    expect(await loaded()).toMatchObject({ perlu: 3, dibuat: 2, berjalan: true });
    expect(await make()).toEqual({ surat: 1 });
    expect(await surat("Citra")).toBe(true);
    expect(await surat("Budi")).toBe(false);
    const old = await as(nurlaela, ({ db }) =>
      db
        .selectFrom("buktiSurat")
        .select("alasanCabut")
        .where("kode", "=", before?.bukti ?? "")
        .executeTakeFirst(),
    );
    expect(old?.alasanCabut).toBe("Diganti surat yang lebih baru");
    expect(await whyWithdrawn(withdrawn?.bukti)).toBe("Calon siswa mengundurkan diri");
    await tendAll(scope({ id: null, name: "sistem: tempat", roles: ["sistem"] }));
    expect(await make()).toEqual({ surat: 0 });
  });

  test("go with the decision: one that is voided gives none, and the next one makes all anew, numbered where that was asked for", async () => {
    const naskahId = (await loaded())?.naskah?.id ?? "";
    await as(tu, (ctx) => cancelNaskah(ctx, naskahId, "Salah dasar hukum"));
    expect(await surat("Aminah")).toBe(false);
    expect(await loaded()).toMatchObject({ naskah: { berlaku: false }, perlu: 0 });
    const [voided] = await letters();
    await make();
    expect(await whyWithdrawn(voided?.bukti)).toBe("Keputusan yang menjadi dasarnya dicabut");
    await begin(nurlaela, true);
    await as(tu, ({ db }) =>
      db.updateTable("templateSurat").set({ isi: "Hasil {{isian.Nama calon siswa}}." }).where("isi", "=", "Lain.").execute(),
    );
    await sign();
    const stopping = new AbortController();
    await expect(make({ progress: async () => stopping.abort(new Error("stopped")), signal: stopping.signal })).rejects.toThrow("stopped");
    await make();
    const numbers = (await letters()).flatMap(({ namaLengkap, nomor }) => (namaLengkap === "Budi" ? [] : [Number(nomor?.slice(0, 3))]));
    expect(numbers).toEqual([1, 2, 3]);
    expect(await wordsOf("Aminah")).toContain("Hasil Aminah.");
  });
});
