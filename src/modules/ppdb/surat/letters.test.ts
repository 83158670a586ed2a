/**
 * Two paths are decided in one evening; the office asks the next morning how far the letters are, and families keep theirs for years. What goes
 * wrong: a list without a path, a letter with another's number or date, a proof of a child that withdrew still confirms it, letters twice.
 */
import { beforeAll, expect, test } from "vitest";
import { type Actor, system } from "#kit/access/access.ts";
import type { Ctx } from "#kit/ctx.server.ts";
import { sql } from "#kit/database/sql.server.ts";
import { parafNaskah, proposeNaskah, saveNaskah, signNaskah } from "#modules/naskah/index.server.ts";
import { takeNaskah } from "#modules/naskah/workflow/take.server.ts";
import { seedSekolah } from "#seeds/sekolah.ts";
import { policy } from "#src/policy.ts";
import { actor, useDatabase } from "#tests/support/database.ts";
import { told } from "#tests/support/logged-lines.ts";
import { writeOwnCode } from "#tests/support/naskah.ts";
import { nurlaela, openCommittee, register, rusdin } from "#tests/support/panitia.ts";
import { addJalur, decideWave, giveMarks } from "#tests/support/seleksi-ppdb.ts";
import { recordPegawai } from "#tests/support/staff-file.ts";
import { isAnnounced, isDecidedForFamily } from "../keadaan/decided-for-family.server.ts";
import { demandNotPupil } from "../keadaan/demand-not-pupil.server.ts";
import { announceKeputusan } from "../seleksi/announce.server.ts";
import { annexOf, labelOf } from "./annex.server.ts";
import { askSurat, countSurat, isWorkLeft, requestSurat } from "./ask-surat.server.ts";
import { beginKeputusan } from "./begin-keputusan.server.ts";
import { loadSurat } from "./load-surat.server.ts";
import { makeSurat } from "./make-surat.server.ts";
import { hasSurat, suratForPanitia, suratOfFamily } from "./read-surat.server.ts";
import { withdrawFallen } from "./withdraw-surat.server.ts";

let now = new Date("2027-03-01T02:00:00Z");
const home = useDatabase({ policy, clock: () => now });
const { scope } = home;
const [tu, kepala] = [actor("tataUsaha"), actor("kepala")];
const as = <T>(work: (ctx: Ctx) => Promise<T>, who: Actor = nurlaela) => scope(who).transaction(work);
const rows = async <R>(query: ReturnType<typeof sql<R>>) => (await as(({ db }) => query.execute(db))).rows;
const origin = "https://contoh.sch.id";
const children = { Aminah: "reguler", Budi: "reguler", Citra: "tahfidz", Dewi: "tahfidz", Edi: "reguler", Fani: "tahfidz" } as const;
const ids: Record<string, string> = {};
const numbers: Record<string, string> = {};
let [gelombang, keputusan] = ["", ""];
const make = (progress: (done: number, of: number) => Promise<void> = async () => undefined) =>
  makeSurat(scope(system("surat")), { keputusanId: keputusan, origin }, { progress, signal: new AbortController().signal } as never);

beforeAll(async () => {
  await openCommittee(scope(nurlaela));
  await as(async (ctx) => {
    await seedSekolah(ctx);
    await writeOwnCode(ctx);
    for (const [place, { id, name, roles }] of [tu, kepala].entries())
      await sql`insert into akun (id, nip, nama, aktif, peran) values (${id}, ${`19900101201503100${place}`}, ${name}, true, ${[...roles]})`.execute(
        ctx.db,
      );
    await recordPegawai(ctx);
  }, system("uji"));
  await addJalur(scope(nurlaela), { bobotTes: 100, seri1: "usia", kuota: 2, cadangan: 1 });
  await addJalur(scope(nurlaela), { bobotTes: 100, seri1: "usia", kuota: 1, cadangan: 1 }, "tahfidz");
  for (const [name, jalur] of Object.entries(children)) {
    const { id, nomor } = await register(scope(), name, { jalur });
    [ids[name], numbers[name]] = [id, nomor];
  }
  await rows(sql`update pendaftaran set keadaan = 'lulus administrasi', jurusan = null`);
  // By mark the later ones are first.
  await giveMarks(scope(nurlaela), "tes", new Map(Object.values(ids).map((id, place) => [id, 5000 + place * 500])));
  now = new Date("2027-07-01T02:00:00Z");
});

test("nothing is asked for before a wave is fixed", async () => {
  gelombang = (await rows(sql<{ id: string }>`select id from gelombang_ppdb`))[0]?.id ?? "";
  for (const wave of [gelombang, crypto.randomUUID()]) {
    await expect(as((ctx) => beginKeputusan(ctx, { gelombangId: wave, bernomor: false }))).rejects.toMatchObject({ kind: "conflict" });
    await expect(as((ctx) => requestSurat(ctx, wave))).rejects.toMatchObject({ message: expect.stringContaining("belum ditandatangani") });
  }
  await expect(as((ctx) => beginKeputusan(ctx, { gelombangId: "bukan", bernomor: false }))).rejects.toMatchObject({ kind: "notFound" });
  await expect(
    as((ctx) => beginKeputusan(ctx, { gelombangId: gelombang, bernomor: false }), { ...system("x"), roles: ["panitiaPpdb"] }),
  ).rejects.toMatchObject({
    kind: "forbidden",
  });
  await decideWave(scope);
  keputusan = (await rows(sql<{ id: string }>`select id from keputusan_ppdb`))[0]?.id ?? "";
  expect(await as((ctx) => countSurat(ctx, keputusan))).toEqual({ perlu: 0, dibuat: 0, gugur: 0 });
  expect(await as((ctx) => loadSurat(ctx, keputusan), tu)).toEqual({
    ...{ naskah: null, bernomor: false, perlu: 0, dibuat: 0, berjalan: false, bacaNaskah: true },
  });
  expect(await as((ctx) => withdrawFallen(ctx, keputusan))).toBe(0);
});

test("the list is path by path and in the order of numbers, counted from one; a programme stands there where somebody has one", async () => {
  const table = (judul: string, ...names: readonly string[]) => ({
    ...{ judul, kepala: ["No.", "Nomor pendaftaran"] },
    baris: names
      .map((name) => numbers[name] ?? "")
      .toSorted()
      .map((nomor, place) => [`${place + 1}`, nomor]),
  });
  const annex = await as((ctx) => annexOf(ctx, keputusan));
  expect(annex.toSorted((one, other) => ((one.judul ?? "") < (other.judul ?? "") ? -1 : 1))).toEqual([
    table("DAFTAR CADANGAN, JALUR REGULER", "Aminah"),
    table("DAFTAR CADANGAN, JALUR TAHFIDZ", "Dewi"),
    table("DITERIMA, JALUR REGULER", "Budi", "Edi"),
    table("DITERIMA, JALUR TAHFIDZ", "Fani"),
  ]);
  const options = [{ value: "a", label: "Abjad" }];
  expect(["a", "b", null].map((value) => labelOf(options, value))).toEqual(["Abjad", "b", "–"]);
});

test("the head's decision is begun with what was fixed, by whom and when, and the trail says so", async () => {
  const { lines } = await told(home, nurlaela, (ctx) => beginKeputusan(ctx, { gelombangId: gelombang, bernomor: true }));
  const surat = await as((ctx) => loadSurat(ctx, keputusan));
  const naskahId = surat.naskah?.id ?? "";
  expect(lines.find(({ subject }) => subject === "gelombangPpdb")).toMatchObject({
    ...{ action: "create", subjectId: gelombang, after: { konsepKeputusan: naskahId, bernomor: true } },
  });
  expect(surat).toMatchObject({
    bernomor: true,
    berjalan: false,
    naskah: { nomor: null, tanggal: null, berlaku: false, href: expect.stringContaining(naskahId) },
  });
  const { isian } = await as((ctx) => takeNaskah(ctx, naskahId), tu);
  expect(isian).toMatchObject({
    ...{ Gelombang: "gelombang 1", "Tahun pelajaran": "2027/2028", Pengusul: nurlaela.name, Penyetuju: rusdin.name },
    ...{ "Tanggal penetapan": "2027-07-01", "Sidik daftar": expect.stringMatching(/^([0-9a-f]{8} ){7}[0-9a-f]{8}$/) },
  });
  const draft = await as((ctx) => takeNaskah(ctx, naskahId), tu);
  const bidang = {
    ...{ perihal: draft.perihal, isi: draft.isi, "isian.Dasar petunjuk teknis penerimaan": "Keputusan Uji" },
    ...Object.fromEntries(Object.entries(draft.isian).map(([nama, kata]) => [`isian.${nama}`, kata])),
  };
  bidang["isian.Dasar petunjuk teknis penerimaan"] = "Keputusan Uji";
  const { versi } = await as((ctx) => saveNaskah(ctx, draft, { bidang, pegawaiIds: [], siswaIds: [] }), tu);
  await as((ctx) => proposeNaskah(ctx, { id: naskahId, versi }), tu);
  await as((ctx) => parafNaskah(ctx, { id: naskahId, versi: versi + 1 }), rusdin);
  await as((ctx) => signNaskah(ctx, { id: naskahId, versi: versi + 2 }, origin), kepala);
  expect((await as((ctx) => loadSurat(ctx, keputusan))).naskah).toMatchObject({
    nomor: "1 TAHUN 2027",
    tanggal: "2027-07-01",
    berlaku: true,
  });
  await expect(as((ctx) => beginKeputusan(ctx, { gelombangId: gelombang, bernomor: true }))).rejects.toMatchObject({ kind: "conflict" });
});

test("a result is known to its family from its day on, or of an intake without a day from the announcement of its own wave", async () => {
  const known = (name = "Fani") => as((ctx) => isAnnounced(ctx, ids[name] ?? ""));
  const closed = (keadaan: "diterima" | "mengundurkan diri" | "terkirim") =>
    as((ctx) => isDecidedForFamily(ctx, { id: ids.Fani ?? "", keadaan }));
  expect([await known(), await closed("diterima"), await closed("mengundurkan diri"), await closed("terkirim")]).toEqual([
    false,
    false,
    true,
    false,
  ]);
  now = new Date("2027-07-05T02:00:00Z");
  await as((ctx) => announceKeputusan(ctx, gelombang));
  expect([
    await known(),
    await closed("diterima"),
    await closed("terkirim"),
    await as((ctx) => isAnnounced(ctx, crypto.randomUUID())),
  ]).toEqual([...[true, true, false, false]]);
  await as((ctx) => demandNotPupil(ctx, ids.Fani ?? ""));
});

test("letters are made once, each with its own number and proof, and the committee sees how far they are", async () => {
  expect(await as((ctx) => loadSurat(ctx, keputusan))).toMatchObject({ perlu: 6, dibuat: 0, berjalan: true });
  const steps: (readonly number[])[] = [];
  expect(await make(async (...step) => void steps.push(step))).toEqual({ surat: 6 });
  expect(steps).toEqual([[6, 6]]);
  expect(await as((ctx) => loadSurat(ctx, keputusan))).toMatchObject({ perlu: 6, dibuat: 6, berjalan: false });
  const letters = await rows(sql<
    Record<string, unknown>
  >`select hasil, surat_seleksi.nomor, dibuat_pada, jenis, bukti_surat.nomor as tertulis, tanggal, perihal, penandatangan
    from surat_seleksi join bukti_surat on kode = bukti join pendaftaran on pendaftaran.id = pendaftaran_id order by pendaftaran.nomor`);
  expect(letters.map(({ hasil }) => hasil)).toEqual(["cadangan", "diterima", "tidak diterima", "cadangan", "diterima", "diterima"]);
  for (const letter of letters)
    expect(letter).toMatchObject({
      jenis: "Pemberitahuan Hasil Seleksi",
      tertulis: letter.nomor,
      tanggal: "2027-07-05",
      penandatangan: kepala.name,
      dibuatPada: now,
    });
  expect(new Set(letters.map(({ nomor }) => nomor)).size).toBe(6);
  const out = await rows(
    sql<{ tujuan: string; n: number }>`select tujuan, count(*)::int as n from surat_keluar where tujuan is not null group by 1`,
  );
  expect(out).toContainEqual({ tujuan: "Orang tua/wali calon siswa", n: 6 });
  await as((ctx) => askSurat(ctx, keputusan));
  expect([
    isWorkLeft({ perlu: 2, dibuat: 2, gugur: 0 }),
    isWorkLeft({ perlu: 2, dibuat: 1, gugur: 0 }),
    isWorkLeft({ perlu: 0, dibuat: 0, gugur: 1 }),
  ]).toEqual([...[false, true, true]]);
});

test("a letter is this child's, under its own number; who prints it at the desk stands in the trail, and a family may not ask for ever", async () => {
  const { lines, result } = await told(home, nurlaela, (ctx) => suratForPanitia(ctx, ids.Fani ?? ""));
  expect(lines).toMatchObject([{ action: "print", subject: "pendaftaran", subjectId: ids.Fani }]);
  expect(result).toMatchObject({
    nomor: numbers.Fani,
    dibuatPada: now,
    kertas: { footer: expect.stringMatching(new RegExp(` ${numbers.Fani}$`)) },
  });
  expect(JSON.stringify(result.kertas)).toContain("5 Juli 2027");
  expect(JSON.stringify(result.kertas)).toContain("Tahfidz");
  const [own] = await rows(sql<{ nomor: string }>`select nomor from surat_seleksi where pendaftaran_id = ${ids.Fani}`);
  expect(JSON.stringify(result.kertas)).toContain(own?.nomor);
  const ask = () => scope().transaction((ctx) => suratOfFamily(ctx, ids.Fani ?? ""));
  for (let time = 0; time < 20; time++) await ask();
  await expect(ask()).rejects.toMatchObject({ kind: "tooMany" });
  expect([await as((ctx) => hasSurat(ctx, ids.Fani ?? "")), await as((ctx) => hasSurat(ctx, "bukan-uuid"))]).toEqual([true, false]);
});

test("the letter of a child that took its place still holds; of one that withdrew or was deleted the proof is taken back, and of no other", async () => {
  await rows(sql`update pendaftaran set keadaan = 'daftar ulang' where id = ${ids.Fani}`);
  await rows(sql`update pendaftaran set keadaan = 'mengundurkan diri' where id = ${ids.Budi}`);
  await rows(sql`update pendaftaran set deleted_at = now() where id = ${ids.Citra}`);
  expect(await as((ctx) => countSurat(ctx, keputusan))).toEqual({ perlu: 4, dibuat: 4, gugur: 2 });
  const { result, touched } = await told(home, system("surat"), (ctx) => withdrawFallen(ctx, keputusan));
  expect([result, touched.includes("pendaftaran")]).toEqual([2, true]);
  const left = await rows(
    sql<{ nama: string }>`select nama_lengkap as nama from surat_seleksi join pendaftaran on pendaftaran.id = pendaftaran_id order by 1`,
  );
  expect(left.map(({ nama }) => nama)).toEqual(["Aminah", "Dewi", "Edi", "Fani"]);
  expect([await make(), await as((ctx) => hasSurat(ctx, ids.Fani ?? "")), await as((ctx) => hasSurat(ctx, ids.Budi ?? ""))]).toEqual([
    { surat: 0 },
    true,
    false,
  ]);
});
