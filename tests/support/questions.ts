/** A season with two paths, one of them tahfidz, and four questions, and who asks, answers and judges: for the tests of questions. */
import { beforeAll } from "vitest";
import { type Policy, system } from "#kit/access/access.ts";
import type { Ctx } from "#kit/ctx.server.ts";
import { create, find, update } from "#kit/register/store.server.ts";
import { loadStatus } from "#modules/ppdb/keluarga/load-status.server.ts";
import { loadPendaftar } from "#modules/ppdb/panitia/load-pendaftar.server.ts";
import { actOnPendaftar } from "#modules/ppdb/panitia/pendaftar-action.server.ts";
import { answerPertanyaan } from "#modules/ppdb/pertanyaan/answer-pertanyaan.server.ts";
import { pertanyaanPpdb } from "#modules/ppdb/pertanyaan/pertanyaan-ppdb.ts";
import { seedSekolah } from "#seeds/sekolah.ts";
import { policy } from "#src/policy.ts";
import { actor, shareDatabase } from "#tests/support/database.ts";
import { nurlaela, openCommittee, register } from "#tests/support/panitia.ts";
import { addJalur } from "#tests/support/seleksi-ppdb.ts";

export const now = new Date("2027-03-01T02:00:00Z");
/** One who works at the desk and may see nothing of the class `rahasia`: no role of today's, but classes are given one by one. */
const withHelper: Policy = {
  ...policy,
  pendaftaran: [...(policy.pendaftaran ?? []), [["pembantu"], ["read", "update", "export"], ["umum", "dinas", "pribadi"], "all"]],
};
const home = shareDatabase({ policy: withHelper, clock: () => now });
export const { scope } = home;
export const pembantu = actor("pembantu");
export const kepala = actor("kepala");
export const as = <T>(work: (ctx: Ctx) => Promise<T>, who = nurlaela) => scope(who).transaction(work);
export let periode = "";
export const empty = { jalur: null, petunjuk: null, wajib: false, nomorUrut: 100, pilihan: null, palingKecil: null, palingBesar: null };
export const ask = (changed: object) =>
  as((ctx) =>
    create(
      ctx,
      pertanyaanPpdb,
      { ...empty, periodeId: periode, bentuk: "pendek", huruf: null, golongan: "pribadi", kode: null, berhenti: false, ...changed },
      "json",
    ),
  );
export const change = async (id: string, changed: object) =>
  as(async (ctx) => {
    const { versi, ...row } = await find(ctx, pertanyaanPpdb, id);
    const values = Object.fromEntries(Object.keys(pertanyaanPpdb.fields).map((name) => [name, row[name as keyof typeof row]]));
    return update(ctx, pertanyaanPpdb, { id, versi: Number(versi), sent: { ...values, ...changed }, source: "json" });
  });
export const status = (id: string) => scope().read((ctx) => loadStatus(ctx, id));
export const answer = (id: string, sent: Readonly<Record<string, string>>) => scope().transaction((ctx) => answerPertanyaan(ctx, id, sent));
export const desk = async (id: string, isi: Readonly<Record<string, string>>, who = nurlaela) => {
  const form = new FormData();
  const { row } = await as((ctx) => loadPendaftar(ctx, id));
  for (const [name, value] of Object.entries({ versi: String(row.versi), ...isi })) form.set(name, value);
  return actOnPendaftar(scope(who), id, form);
};
export const answers = async (id: string, who = nurlaela) =>
  Object.fromEntries((await as((ctx) => loadPendaftar(ctx, id), who)).jawaban.map(({ kode, kata }) => [kode, kata]));

export let juz = "";

export const tahfidz = (name: string) => register(scope(), name, { jalur: "tahfidz" });

/** The test file that calls it has all of this anew; once at its top. */
export function useQuestions(): void {
  home.begin();
  beforeAll(async () => {
    await scope(system("uji")).transaction(seedSekolah);
    await openCommittee(scope(nurlaela));
    for (const jenis of ["reguler", "tahfidz"]) await addJalur(scope(nurlaela), {}, jenis as "reguler");
    periode = (await as(({ db }) => db.selectFrom("periodePpdb").select("id").executeTakeFirstOrThrow())).id;
    juz = (
      await ask({
        pertanyaan: "Jumlah juz yang dihafal",
        jalur: "tahfidz",
        bentuk: "angka",
        palingKecil: 1,
        palingBesar: 30,
        wajib: true,
        nomorUrut: 1,
      })
    ).id;
    await ask({ pertanyaan: "Tingkat lomba", kode: "tingkat", bentuk: "pilihan", pilihan: "Kota\nProvinsi\nNasional", nomorUrut: 2 });
    await ask({ pertanyaan: "Riwayat sakit", kode: "sakit", bentuk: "panjang", huruf: 50, golongan: "rahasia", nomorUrut: 3 });
    await ask({ pertanyaan: "Pernah mondok?", kode: "mondok", bentuk: "ya-tidak", wajib: true, nomorUrut: 4 });
  });
}
