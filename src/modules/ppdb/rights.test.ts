/**
 * The table of rights is changed from year to year: one is to look after registrations and decide nothing, another to place pupils and take
 * none back. What goes wrong: a press still does what the right to it was taken away from.
 */
import { beforeAll, describe, expect, test } from "vitest";
import type { Policy, Right } from "#kit/access/access.ts";
import type { Ctx, Scope } from "#kit/ctx.server.ts";
import { policy } from "#src/policy.ts";
import { actor, useDatabase } from "#tests/support/database.ts";
import { nurlaela, openCommittee, register } from "#tests/support/panitia.ts";
import { everyAct, wholly } from "#tests/support/rights.ts";
import { addJalur } from "#tests/support/seleksi-ppdb.ts";
import { receiveBerkas } from "./berkas/receive-berkas.server.ts";
import { mergePendaftaran } from "./gabung/merge-pendaftaran.server.ts";
import { splitPendaftaran } from "./gabung/split-pendaftaran.server.ts";
import { copyPeriode } from "./jalur/copy-periode.server.ts";
import { openPerubahan, publishAturan } from "./jalur/lembar-aturan.server.ts";
import { markPerbaikan } from "./kabar/mark-perbaikan.server.ts";
import { openNumbers } from "./keluarga/number-lock.server.ts";
import { dropDraf, saveDraf } from "./kertas/draf.server.ts";
import { enterKertas } from "./kertas/enter-kertas.server.ts";
import { uploadAtDesk } from "./kertas/upload-action.server.ts";
import { exportNilai } from "./nilai/export-nilai.server.ts";
import { importNilai } from "./nilai/impor/import-nilai.server.ts";
import { type Lembar, readLembarNilai } from "./nilai/load-jalur.server.ts";
import { saveNilai } from "./nilai/save-nilai.server.ts";
import { changeKeadaan, dropUsulan } from "./panitia/change-keadaan.server.ts";
import { correctIsian } from "./panitia/correct-isian.server.ts";
import { acceptBerkas, returnBerkas } from "./panitia/judge-berkas.server.ts";
import { applyMassal } from "./panitia/massal/apply.server.ts";
import { previewMassal } from "./panitia/massal/preview.server.ts";
import { returnIsian } from "./panitia/return-isian.server.ts";
import { assignVerifikator } from "./panitia/verifikator.server.ts";
import { applyPenempatan } from "./penempatan/apply-penempatan.server.ts";
import { undoPenempatan } from "./penempatan/undo-penempatan.server.ts";
import { declinePermintaan, grantPermintaan } from "./permintaan/answer-permintaan.server.ts";
import { exportJawaban } from "./pertanyaan/export-jawaban.server.ts";
import { correctJawaban, returnJawaban } from "./pertanyaan/judge-jawaban.server.ts";
import { moveJalur } from "./pindah-jalur/move-jalur.server.ts";
import { announceKeputusan } from "./seleksi/announce.server.ts";
import { dropKeputusan, fixKeputusan, proposeKeputusan } from "./seleksi/decide.server.ts";
import { dropKoreksi, fixKoreksi, proposeKoreksi } from "./seleksi/koreksi.server.ts";
import { requestSurat } from "./surat/ask-surat.server.ts";
import { beginKeputusan } from "./surat/begin-keputusan.server.ts";
import { applyTempat } from "./ujian/apply-tempat.server.ts";
import { loadDaftar } from "./ujian/daftar.server.ts";
import { moveKursi } from "./ujian/move-kursi.server.ts";
import { requestKartuUjian } from "./ujian/print-kartu.server.ts";
import { emptyPlace, publishUjian } from "./ujian/publish-ujian.server.ts";

const { scope } = useDatabase({ policy, clock: () => new Date("2027-03-01T02:00:00Z") });
const who = actor("semuaKecualiSatu");
const acts = [...everyAct, "manage"] as const;
const resources = ["pendaftaran", "nilaiPpdb", "periodePpdb", "siswa", "drafKertas"];
/** All that there is, but for one right. */
const without = (right?: Right): Policy =>
  Object.fromEntries(resources.map((one) => [one, [wholly(who.roles, ...acts.filter((act) => `${one}:${act}` !== right))]]));
/** As somebody who has all rights but this one. */
const lacking = (right?: Right): Scope => {
  const whole = scope(who);
  return {
    ...whole,
    transaction: (work) => whole.transaction((ctx) => work({ ...ctx, policy: without(right) })),
    read: (work) => whole.read((ctx) => work({ ...ctx, policy: without(right) })),
  };
};
const nobody = "00000000-0000-4000-8000-000000000009";
let lembar: Lembar;
let child = "";

beforeAll(async () => {
  await openCommittee(scope(nurlaela));
  const jalur = await addJalur(scope(nurlaela), { bobotTes: 100, kuota: 2, dokumen: "Kartu keluarga" });
  child = (await register(scope(), "Anak Hak")).id;
  await scope(nurlaela).transaction(async (ctx) => {
    await ctx.db.updateTable("pendaftaran").set({ keadaan: "terverifikasi" }).where("id", "=", child).execute();
    lembar = await readLembarNilai(ctx, { jalur, komponen: "tes" });
  });
});

type Verb = readonly [name: string, rights: readonly Right[], press: (ctx: Ctx) => Promise<unknown>];
const seen = { id: nobody, versi: 1 };
const paper = { id: nobody, berkas: nobody, dilihat: nobody, semula: "menunggu" };
const place = { ujianId: nobody, sesiId: nobody, ruangId: nobody };
const reason = { alasan: "Sesudah dibaca lagi" };
const [update, manage]: readonly Right[][] = [["pendaftaran:update"], ["pendaftaran:manage"]] as const;

const desk: readonly Verb[] = [
  ["a step", update, (ctx) => changeKeadaan(ctx, seen, { ke: "terverifikasi" })],
  ["a verifier", update, (ctx) => assignVerifikator(ctx, seen, "")],
  ["a paper accepted", update, (ctx) => acceptBerkas(ctx, paper)],
  ["a paper given back", update, (ctx) => returnBerkas(ctx, paper, { sebab: "buram" })],
  ["a paper given back without a reason", update, (ctx) => returnBerkas(ctx, paper, {})],
  ["a field corrected", update, (ctx) => correctIsian(ctx, seen, { isian: "alamat", sent: { sebab: "salah-ketik" } })],
  ["a field given back", update, (ctx) => returnIsian(ctx, seen, () => "")],
  ["a family told", update, (ctx) => markPerbaikan(ctx, seen)],
  ["a family's page opened", update, (ctx) => openNumbers(ctx, nobody)],
  ["an answer written", update, (ctx) => correctJawaban(ctx, seen, { kode: "x", sent: reason })],
  ["an answer given back", update, (ctx) => returnJawaban(ctx, seen, { kode: "x", sent: reason })],
  ["a request granted", update, (ctx) => grantPermintaan(ctx, seen, nobody)],
  ["a request declined", update, (ctx) => declinePermintaan(ctx, seen, { ...reason, permintaan: nobody })],
  ["two merged", update, (ctx) => mergePendaftaran(ctx, { pergi: seen, tetap: { id: child, versi: 1 } }, reason)],
  ["two parted", update, (ctx) => splitPendaftaran(ctx, seen, reason)],
  ["another path", update, (ctx) => moveJalur(ctx, seen, reason)],
  ["a draft kept", ["drafKertas:update"], (ctx) => saveDraf(ctx, { namaLengkap: "Anak" }, { key: "kunci-draf-hak", draf: null })],
  ["a draft thrown away", ["drafKertas:update"], (ctx) => dropDraf(ctx, seen)],
  ["a list of answers", ["pendaftaran:export"], (ctx) => exportJawaban(ctx)],
];
const decisions: readonly Verb[] = [
  ["a proposal taken back", manage, (ctx) => dropUsulan(ctx, seen)],
  ["a list proposed", manage, (ctx) => proposeKeputusan(ctx, nobody, "")],
  ["a list fixed", manage, (ctx) => fixKeputusan(ctx, nobody)],
  ["a list dropped", manage, (ctx) => dropKeputusan(ctx, nobody)],
  ["an announcement", manage, (ctx) => announceKeputusan(ctx, nobody)],
  ["a correction proposed", manage, (ctx) => proposeKoreksi(ctx, seen, {})],
  ["a correction fixed", manage, (ctx) => fixKoreksi(ctx, seen)],
  ["a correction dropped", manage, (ctx) => dropKoreksi(ctx, seen)],
  ["letters asked for", manage, (ctx) => requestSurat(ctx, nobody)],
  ["the head's decision begun", manage, (ctx) => beginKeputusan(ctx, { gelombangId: nobody, bernomor: false })],
  [
    "a placement",
    ["pendaftaran:manage", "siswa:create"],
    (ctx) => applyPenempatan(ctx, { periodeId: nobody, kunci: "x", tanggal: "", calon: [], isi: new Map() }),
  ],
  ["a placement taken back", ["pendaftaran:manage", "siswa:create", "siswa:delete"], (ctx) => undoPenempatan(ctx, nobody)],
  ["rules published", ["periodePpdb:update"], (ctx) => publishAturan(ctx, nobody)],
  ["rules opened again", ["periodePpdb:update"], (ctx) => openPerubahan(ctx, nobody, "Kuotanya keliru tertulis")],
  ["an intake copied", ["periodePpdb:create"], (ctx) => copyPeriode(ctx, nobody)],
];
const exams: readonly Verb[] = [
  ["seats given", manage, (ctx) => applyTempat(ctx, { ujianId: nobody, urutan: "nomor", sidik: "" })],
  ["a seat moved", manage, (ctx) => moveKursi(ctx, { ...place, pendaftaranId: nobody })],
  ["a schedule published", manage, (ctx) => publishUjian(ctx, nobody)],
  ["a room emptied", manage, (ctx) => emptyPlace(ctx, place)],
  ["cards asked for", ["pendaftaran:export"], (ctx) => requestKartuUjian(ctx, place)],
  ["a list of seats", ["pendaftaran:export"], (ctx) => loadDaftar(ctx, place)],
  ["a mark", ["nilaiPpdb:update"], (ctx) => saveNilai(ctx, lembar, { ...mark, pendaftaranId: nobody })],
  ["a list of marks", ["nilaiPpdb:export"], (ctx) => exportNilai(ctx, lembar)],
  ["marks of a list", ["nilaiPpdb:import"], (ctx) => importNilai(ctx, lembar, brought, "")],
];
const mark = { penguji: "1", mapel: "", semester: 0, versi: 0, nilai: "80", alasan: "" } as const;
const brought = { interpreted: {}, choices: {}, penguji: "1" } as unknown as Parameters<typeof importNilai>[2];

describe.each([...desk, ...decisions, ...exams])("%s", (_, rights, press) => {
  test.each(rights)("is refused to who has every right but %s", async (right) => {
    await expect(lacking(right).transaction(press)).rejects.toMatchObject({ kind: "forbidden", right });
  });

  test("is not refused for a right to who has them all", async () => {
    const refused: unknown = await lacking()
      .transaction(press)
      .catch((error: unknown) => error);
    expect(refused).not.toMatchObject({ kind: "forbidden" });
  });
});

test.each([
  ["a step that decides", manage[0], (at: Scope) => at.transaction((ctx) => changeKeadaan(ctx, own(), { ke: "lulus administrasi" }))],
  ["many steps at once", update[0], (at: Scope) => applyMassal(at, { tindakan: "verifikasi", baris: [own()], sent: {} })],
  ["many that are let through", manage[0], (at: Scope) => applyMassal(at, { tindakan: "luluskan", baris: [own()], sent: {} })],
  ["a look at many steps", update[0], (at: Scope) => at.read((ctx) => previewMassal(ctx, { ids: [child] }, chosen("verifikasi")))],
  ["a look at many let through", manage[0], (at: Scope) => at.read((ctx) => previewMassal(ctx, { ids: [child] }, chosen("luluskan")))],
  ["a form from paper", update[0], (at: Scope) => enterKertas(at, {}, { key: "kunci-kertas-hak", yakin: true })],
  ["a scan", update[0], (at: Scope) => uploadAtDesk(at, noFiles, { id: child, form: new FormData(), signal: AbortSignal.timeout(5000) })],
  [
    "a paper of the desk",
    update[0],
    (at: Scope) => receiveBerkas(at, noFiles, { id: child, dokumen: "Kartu keluarga", files: async () => [], panitia: true }),
  ],
] as const)("%s is refused to who lacks the right to it alone", async (_, right, press) => {
  await expect(press(lacking(right))).rejects.toMatchObject({ kind: "forbidden", right });
});
const own = () => ({ id: child, versi: 1 });
const chosen = (tindakan: string) => ({ tindakan, verifikatorId: "" });
/** Nothing gets so far. */
const noFiles = {} as Parameters<typeof receiveBerkas>[1];
