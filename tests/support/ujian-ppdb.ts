import type { Actor } from "#kit/access/access.ts";
import type { Ctx, Scope } from "#kit/ctx.server.ts";
import { everyRow } from "#kit/database/sql.server.ts";
import { create, find, update } from "#kit/register/store.server.ts";
import { ruangUjian, sesiUjian, ujianPpdb } from "#modules/ppdb/index.ts";
import { applyTempat } from "#modules/ppdb/ujian/apply-tempat.server.ts";
import { moveKursi } from "#modules/ppdb/ujian/move-kursi.server.ts";
import { planTempat } from "#modules/ppdb/ujian/plan.server.ts";
import { readUjian } from "#modules/ppdb/ujian/read-ujian.server.ts";
import { nurlaela, openCommittee, register } from "./panitia.ts";
import { addJalur, verify } from "./seleksi-ppdb.ts";

/** An exam by its ids, in the order in which its sessions and rooms were named. */
export interface Made {
  readonly id: string;
  readonly sesi: readonly string[];
  readonly ruang: readonly string[];
}

interface Parts {
  /** From when until when, on 10 April 2027. */
  readonly sesi: readonly (readonly [string, string])[];
  /** How many seats each room has. */
  readonly ruang: readonly number[];
}

/** An exam of the only wave. */
export const addUjian = (scope: Scope, told: object, { sesi, ruang }: Parts): Promise<Made> =>
  scope.transaction(async (ctx) => {
    const { id: gelombangId } = await ctx.db.selectFrom("gelombangPpdb").select("id").executeTakeFirstOrThrow();
    const whole = {
      gelombangId,
      tempat: "Gedung B",
      bawa: "Kartu peserta\nPensil 2B",
      tataTertib: "Datang 30 menit sebelum jam mulai.",
      ...told,
    };
    const { id } = await create(ctx, ujianPpdb, whole, "json");
    const made = { sesi: [] as string[], ruang: [] as string[] };
    for (const [at, [mulai, selesai]] of sesi.entries()) {
      const row = { nama: `Sesi ${at + 1}`, ujianId: id, tanggal: "2027-04-10", mulai, selesai };
      made.sesi.push((await create(ctx, sesiUjian, row, "json")).id);
    }
    for (const [at, kapasitas] of ruang.entries())
      made.ruang.push(
        (await create(ctx, ruangUjian, { nama: `Ruang ${at + 1}`, ujianId: id, kapasitas, lantaiDasar: at === 0 }, "json")).id,
      );
    return { id, ...made };
  });

/**
 * Five children and one exam of two sessions with two rooms of one seat: Ani, Budi and Citra take part, Dewi's path has none, Eka is not
 * verified yet.
 */
export function examsOf(scope: (who?: Actor) => Scope) {
  const as = <T>(work: (ctx: Ctx) => Promise<T>, who: Actor = nurlaela) => scope(who).transaction(work);
  const ids = new Map<string, string>();
  let cbt: Made;

  const plan = () => as(async (ctx) => planTempat(ctx, await readUjian(ctx, cbt.id), "nomor"));
  const press = async (who: Actor = nurlaela) => {
    const { sidik } = await plan();
    return as((ctx) => applyTempat(ctx, { ujianId: cbt.id, urutan: "nomor", sidik }), who);
  };
  const id = (name: string) => ids.get(name) ?? "";
  const seats = () =>
    as(async ({ db }) => {
      const rows = await db
        .selectFrom("kursiUjian")
        .innerJoin("pendaftaran", "pendaftaran.id", "pendaftaranId")
        .innerJoin("sesiUjian", "sesiUjian.id", "sesiId")
        .innerJoin("ruangUjian", "ruangUjian.id", "ruangId")
        .select(["namaLengkap", "sesiUjian.nama as sesi", "ruangUjian.nama as ruang", "kursi"])
        .orderBy("nomor")
        .execute();
      return rows.map((one) => `${one.namaLengkap}: ${one.sesi}, ${one.ruang}, ${one.kursi}`);
    });
  const move = (name: string, [sesi, ruang]: readonly [number, number], who = nurlaela) =>
    as(
      (ctx) => moveKursi(ctx, { ujianId: cbt.id, pendaftaranId: id(name), sesiId: cbt.sesi[sesi] ?? "", ruangId: cbt.ruang[ruang] ?? "" }),
      who,
    );
  /** As the committee's form sends it: the whole row. */
  const change = (list: typeof ruangUjian | typeof sesiUjian | typeof ujianPpdb, of: string | undefined, some: object) =>
    as(async (ctx) => {
      const row: Readonly<Record<string, unknown>> & { readonly versi: number } = await find(ctx, list, of ?? "");
      const sent = Object.fromEntries(Object.keys(list.fields).map((name) => [name, row[name]]));
      return update(ctx, list, { id: of ?? "", versi: row.versi, sent: { ...sent, ...some }, source: "json" });
    });
  const withdraw = (name: string) =>
    as(({ db }) => db.updateTable("pendaftaran").set({ keadaan: "mengundurkan diri" }).where("id", "=", id(name)).execute());

  const begin = async () => {
    await openCommittee(scope());
    await addJalur(scope(nurlaela), { bobotTes: 60, bobotRapor: 40 });
    await addJalur(scope(nurlaela), { bobotRapor: 100 }, "prestasi-akademik");
    for (const [at, name] of ["Ani", "Budi", "Citra", "Dewi", "Eka"].entries()) {
      const told = { namaAyah: `Ayah ${name}`, noTeleponOrtu: `08130000000${at}`, tanggalLahir: `2012-03-0${at + 1}` };
      ids.set(name, (await register(scope(), name, told)).id);
    }
    await as(async (ctx) => {
      for (const name of ["Ani", "Budi", "Citra", "Dewi"]) await verify(ctx, id(name));
      await ctx.db.updateTable("pendaftaran").set({ jalur: "prestasi-akademik" }).where("id", "=", id("Dewi")).execute();
    });
  };

  const renew = async () => {
    await as(async ({ db }) => {
      await db.deleteFrom("kursiUjian").where(everyRow).execute();
      await db.deleteFrom("jadwalUjianLama").where(everyRow).execute();
      await db.deleteFrom("kartuUjian").where(everyRow).execute();
      for (const table of ["sesiUjian", "ruangUjian", "ujianPpdb"] as const) await db.deleteFrom(table).where(everyRow).execute();
      for (const name of ["Ani", "Budi", "Citra"])
        await db.updateTable("pendaftaran").set({ keadaan: "terverifikasi" }).where("id", "=", id(name)).execute();
    });
    cbt = await addUjian(
      scope(nurlaela),
      { nama: "Tes CBT", komponen: "tes" },
      {
        sesi: [
          ["08:00", "10:00"],
          ["10:30", "12:00"],
        ],
        ruang: [1, 1],
      },
    );
  };
  return { begin, renew, id, exam: () => cbt, plan, press, seats, move, change, withdraw };
}
