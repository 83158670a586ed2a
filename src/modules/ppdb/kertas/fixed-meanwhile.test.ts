/**
 * Two of the committee at the same moment: one fixes the list of a wave, the other brings a child into that wave, from another one or from
 * paper. What goes wrong: the child comes in behind the list, is in none, and is moved out again by nobody.
 */
import { beforeAll, expect, test } from "vitest";
import type { Ctx } from "#kit/ctx.server.ts";
import { create } from "#kit/register/store.server.ts";
import { policy } from "#src/policy.ts";
import { actSecond } from "#tests/support/at-once.ts";
import { useDatabase } from "#tests/support/database.ts";
import { nurlaela, openCommittee, register, rusdin } from "#tests/support/panitia.ts";
import { registration } from "#tests/support/registrations.ts";
import { addJalur, giveMarks } from "#tests/support/seleksi-ppdb.ts";
import { gelombangPpdb } from "../jalur/gelombang-ppdb.ts";
import { jalurPpdb } from "../jalur/jalur-ppdb.ts";
import { publishAturan } from "../jalur/lembar-aturan.server.ts";
import { moveJalur } from "../pindah-jalur/move-jalur.server.ts";
import { readAskedSeleksi } from "../seleksi/asked.ts";
import { fixKeputusan, proposeKeputusan } from "../seleksi/decide.server.ts";
import { loadSeleksi } from "../seleksi/load-seleksi.server.ts";
import { enterKertas } from "./enter-kertas.server.ts";
import { loadKertas } from "./load-kertas.server.ts";

let now = new Date("2027-03-01T02:00:00Z");
const afterClosing = new Date("2027-06-30T16:00:05Z");
const house = useDatabase({ policy, clock: () => now });
const as = <T>(work: (ctx: Ctx) => Promise<T>, who = nurlaela) => house.scope(who).transaction(work);
let [first, second] = ["", ""];
let late = "";

/** Two waves that can be decided, and one child more that registered for the second while the first was open. */
beforeAll(async () => {
  await openCommittee(house.scope(nurlaela));
  await addJalur(house.scope(nurlaela), { bobotTes: 100, kuota: 20 });
  [first, second] = await as(async (ctx) => {
    const { id, periodeId } = await ctx.db.selectFrom("gelombangPpdb").select(["id", "periodeId"]).executeTakeFirstOrThrow();
    const { id: gelombangId } = await create(ctx, gelombangPpdb, { nama: "Gelombang 2", periodeId, tanpaLembar: true }, "json");
    await create(ctx, jalurPpdb, { jenis: "tahfidz", gelombangId, tanpaLembar: true, bobotTes: 100, kuota: 20 }, "json");
    await publishAturan(ctx, periodeId);
    return [id, gelombangId];
  });
  const marks = new Map<string, number>();
  for (const jalur of ["reguler", "tahfidz"]) marks.set((await register(house.scope(), `Anak ${jalur}`, { jalur })).id, 8000);
  await as(({ db }) =>
    db
      .updateTable("pendaftaran")
      .set({ keadaan: "lulus administrasi" })
      .where("id", "in", [...marks.keys()])
      .execute(),
  );
  await giveMarks(house.scope(nurlaela), "tes", marks);
  late = (await register(house.scope(), "Anak Menyusul", { jalur: "tahfidz" })).id;
  now = afterClosing;
});

/** The one fixes the list of a wave and has not finished when the other begins. @returns what became of the other's work */
async function whileFixed(wave: string, work: (ctx: Ctx) => Promise<unknown>): Promise<unknown> {
  const list = await as((ctx) => loadSeleksi(ctx, readAskedSeleksi(new URLSearchParams({ gelombang: wave }))));
  await as((ctx) => proposeKeputusan(ctx, wave, list.isi?.urutan ?? ""));
  return actSecond(house, [rusdin, (ctx) => fixKeputusan(ctx, wave)], [nurlaela, work]);
}

const inWave = (wave: string) =>
  as(async ({ db }) => (await db.selectFrom("pendaftaran").select("id").where("gelombangId", "=", wave).execute()).map(({ id }) => id));

test("who comes from another wave stays where it was", async () => {
  const seen = await as(({ db }) => db.selectFrom("pendaftaran").select(["id", "versi"]).where("id", "=", late).executeTakeFirstOrThrow());
  const answer = await whileFixed(first, (ctx) => moveJalur(ctx, seen, { ke: `${first} reguler`, alasan: "Keliru memilih gelombang" }));
  expect([answer, await inWave(second)]).toEqual(["invalid", expect.arrayContaining([late])]);
});

test("a form on paper is not entered", async () => {
  const { jurusan: _, nilaiUN: __, ...typed } = registration("Anak Kertas");
  const tempat = (await as(loadKertas)).jalur.find(({ value }) => value.includes(second))?.value;
  const desk = { tempat, diterimaTanggal: "2027-06-30", diterimaPukul: "09:30", susulan: "antrean panjang" };
  const enter = (ctx: Ctx) => {
    const scope = { ...house.scope(nurlaela), transaction: <T>(work: (ctx: Ctx) => Promise<T>) => work(ctx) };
    return enterKertas(scope, { ...typed, agreement: "on", ...desk }, { key: "kunci-kertas-bersamaan", yakin: true });
  };
  const before = await inWave(second);
  expect([await whileFixed(second, enter), await inWave(second)]).toEqual(["conflict", before]);
});
