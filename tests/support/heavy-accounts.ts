import { resetFactor } from "#modules/akun/second-factor/remove-for-person.server.ts";
import { approveUsulanPeran, rejectUsulanPeran } from "#modules/akun/usulan/decide.server.ts";
import { propose } from "#modules/akun/usulan/propose.server.ts";
import { actor } from "./database.ts";
import type { Heavy } from "./heavy.ts";
import { as, clerk } from "./register-rows.ts";

/** Heavy acts about accounts of others. @param newAkun makes one that nobody else knows, and whoever decides */
export function heavyAccounts(akunBaru: () => Promise<{ id: string }>): Readonly<Record<string, () => Promise<Heavy>>> {
  const usulan = (akunId: string) => ({ jenis: "peran", akunId, isi: { tambah: ["kepala"] }, alasan: "SK nomor 12" }) as const;
  const diusulkan = async () => {
    const { id: akunId } = await akunBaru();
    return as(clerk, async (ctx) => {
      await ctx.db.updateTable("akun").set({ passwordHash: "x" }).where("id", "=", akunId).execute();
      await propose(ctx, usulan(akunId));
      return (await ctx.db.selectFrom("usulanPeran").select("id").where("akunId", "=", akunId).executeTakeFirstOrThrow()).id;
    });
  };
  const kepala = actor("kepala");
  return {
    "src/modules/akun/usulan/propose.server.ts propose": async () => {
      const { id } = await akunBaru();
      return { who: clerk, act: (ctx) => propose(ctx, usulan(id)) };
    },
    "src/modules/akun/usulan/decide.server.ts approveUsulanPeran": async () => {
      const id = await diusulkan();
      return { who: kepala, act: (ctx) => approveUsulanPeran(ctx, id) };
    },
    "src/modules/akun/usulan/decide.server.ts rejectUsulanPeran": async () => {
      const id = await diusulkan();
      return { who: kepala, act: (ctx) => rejectUsulanPeran(ctx, id, "Bukan orangnya") };
    },
    "src/modules/akun/second-factor/remove-for-person.server.ts resetFactor": async () => {
      const { id: akunId } = await akunBaru();
      await as(clerk, ({ db }) =>
        db
          .insertInto("faktorAplikasi")
          .values({ akunId, rahasia: Buffer.from("x"), aktifAt: new Date() })
          .execute(),
      );
      return { who: clerk, act: (ctx) => resetFactor(ctx, { akunId, catatan: "Kartu identitas diperiksa", bertemu: true }) };
    },
  };
}
