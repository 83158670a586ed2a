import type { Scope } from "#kit/ctx.server.ts";
import { create } from "#kit/register/store.server.ts";
import { ruangUjian, sesiUjian, ujianPpdb } from "#modules/ppdb/index.ts";

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
    const whole = { gelombangId, tempat: "Gedung B", bawa: "Kartu peserta\nPensil 2B", ...told };
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
