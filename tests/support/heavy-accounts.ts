import type { Actor } from "#kit/access/access.ts";
import type { Ctx } from "#kit/ctx.server.ts";
import { resetFaktor } from "#modules/akun/faktor/lepas-orang.server.ts";
import { setujuiUsulanPeran, tolakUsulanPeran } from "#modules/akun/usulan/putuskan.server.ts";
import { usulkan } from "#modules/akun/usulan/usulkan.server.ts";
import { actor } from "./database.ts";
import { as, clerk } from "./register-rows.ts";

interface Heavy {
  readonly who: Actor;
  readonly act: (ctx: Ctx) => Promise<unknown>;
}

/** Heavy acts about accounts of others. @param akunBaru makes one that nobody else knows, and whoever decides */
export function heavyAccounts(akunBaru: () => Promise<{ id: string }>): Readonly<Record<string, () => Promise<Heavy>>> {
  const usulan = (akunId: string) => ({ jenis: "peran", akunId, isi: { tambah: ["kepala"] }, alasan: "SK nomor 12" }) as const;
  const diusulkan = async () => {
    const { id: akunId } = await akunBaru();
    return as(clerk, async (ctx) => {
      await ctx.db.updateTable("akun").set({ passwordHash: "x" }).where("id", "=", akunId).execute();
      await usulkan(ctx, usulan(akunId));
      return (await ctx.db.selectFrom("usulanPeran").select("id").where("akunId", "=", akunId).executeTakeFirstOrThrow()).id;
    });
  };
  const kepala = actor("kepala");
  return {
    "src/modules/akun/usulan/usulkan.server.ts usulkan": async () => {
      const { id } = await akunBaru();
      return { who: clerk, act: (ctx) => usulkan(ctx, usulan(id)) };
    },
    "src/modules/akun/usulan/putuskan.server.ts setujuiUsulanPeran": async () => {
      const id = await diusulkan();
      return { who: kepala, act: (ctx) => setujuiUsulanPeran(ctx, id) };
    },
    "src/modules/akun/usulan/putuskan.server.ts tolakUsulanPeran": async () => {
      const id = await diusulkan();
      return { who: kepala, act: (ctx) => tolakUsulanPeran(ctx, id, "Bukan orangnya") };
    },
    "src/modules/akun/faktor/lepas-orang.server.ts resetFaktor": async () => {
      const { id: akunId } = await akunBaru();
      await as(clerk, ({ db }) =>
        db
          .insertInto("faktorAplikasi")
          .values({ akunId, rahasia: Buffer.from("x"), aktifAt: new Date() })
          .execute(),
      );
      return { who: clerk, act: (ctx) => resetFaktor(ctx, { akunId, catatan: "Kartu identitas diperiksa", bertemu: true }) };
    },
  };
}
