import { randomBytes } from "node:crypto";
import type { Ctx, Scope } from "#kit/ctx.server.ts";
import type { Files } from "#kit/files/files.server.ts";
import { createOwnPin } from "#modules/absensi/kios/pin-kios.server.ts";
import { approvePerangkat } from "#modules/absensi/perangkat/check-perangkat.server.ts";
import { decideNetwork, proposeNetwork } from "#modules/absensi/perangkat/jaringan.server.ts";
import { checkCode, proposePerangkat } from "#modules/absensi/perangkat/propose-perangkat.server.ts";
import { createKunci, listKunci, revokeKunci } from "#modules/program/index.server.ts";
import { makeRecoveryKey } from "#portal/backup/backup.server.ts";
import { allowSweep, putBack, setQuota } from "#portal/storage/decide.server.ts";
import { lists } from "#src/registers.ts";
import { planWithKeys } from "./backups.ts";
import { actor } from "./database.ts";
import type { Heavy } from "./heavy.ts";
import { asked } from "./programs.ts";
import { as, clerk } from "./register-rows.ts";

const [tu, kepala] = [actor("tataUsaha"), actor("kepala")];
const kios = { nama: "Meja piket", jenis: "kios", alamat: "10.1.2.9" } as const;
const jaringan = { teks: "10.1.2.0/24", ponsel: false };
/** For a verb that opens its transactions itself. */
const inside = (ctx: Ctx): Scope => ({
  actor: ctx.actor,
  requestId: ctx.requestId,
  transaction: (work) => work(ctx),
  read: (work) => work(ctx),
});

/** Heavy acts about attendance devices, keys of programs, the store and backups. @param people puts clerk, head and administrator into the staff file */
export function heavyDevices(people: () => Promise<unknown>): Readonly<Record<string, () => Promise<Heavy>>> {
  const makeKunci = async (ctx: Ctx) => createKunci(ctx, lists, asked({ pemilik: clerk.id ?? "" }));
  return {
    "src/modules/program/create-kunci.server.ts createKunci": async () => {
      await people();
      return { who: clerk, act: makeKunci };
    },
    "src/modules/program/revoke-kunci.server.ts revokeKunci": async () => {
      await people();
      await as(clerk, makeKunci);
      const { rows } = await as(clerk, (ctx) => listKunci(ctx));
      return { who: clerk, act: (ctx) => revokeKunci(ctx, rows[0]?.id ?? "") };
    },
    "src/modules/absensi/perangkat/propose-perangkat.server.ts proposePerangkat": async () => {
      await people();
      return { who: tu, act: (ctx) => proposePerangkat(ctx, kios) };
    },
    "src/modules/absensi/perangkat/check-perangkat.server.ts approvePerangkat": async () => {
      await people();
      await as(tu, (ctx) => proposePerangkat(ctx, kios));
      const { id } = await as(clerk, ({ db }) =>
        db.selectFrom("kiosAbsensi").select("id").where("diperiksaPada", "is", null).limit(1).executeTakeFirstOrThrow(),
      );
      return { who: kepala, act: (ctx) => approvePerangkat(inside(ctx), id, checkCode(ctx, id)) };
    },
    "src/modules/absensi/perangkat/jaringan.server.ts proposeNetwork": async () => {
      await people();
      return { who: tu, act: (ctx) => proposeNetwork(ctx, jaringan) };
    },
    "src/modules/absensi/perangkat/jaringan.server.ts decideNetwork": async () => {
      await people();
      const waiting = () =>
        as(clerk, ({ db }) => db.selectFrom("jaringanAbsensi").select("id").where("diputusPada", "is", null).executeTakeFirst());
      if (!(await waiting())) await as(tu, (ctx) => proposeNetwork(ctx, jaringan));
      const id = (await waiting())?.id ?? "";
      return { who: kepala, act: (ctx) => decideNetwork(ctx, id, true) };
    },
    "src/modules/absensi/kios/pin-kios.server.ts createOwnPin": async () => {
      await people();
      return { who: tu, act: (ctx) => createOwnPin(ctx) };
    },
    "src/portal/backup/backup.server.ts makeRecoveryKey": async () => ({ who: clerk, act: (ctx) => makeRecoveryKey(ctx, planWithKeys()) }),
    "src/portal/storage/decide.server.ts allowSweep": async () => {
      await as(clerk, ({ db }) =>
        db
          .insertInto("sapuan")
          .values({ pohon: "public", dari: 2000, menunggu: 60, pada: new Date(), izin: null, izinOleh: null })
          .onConflict((known) => known.column("pohon").doUpdateSet({ menunggu: 60 }))
          .execute(),
      );
      return { who: clerk, act: (ctx) => allowSweep(ctx, "public") };
    },
    "src/portal/storage/decide.server.ts putBack": async () => {
      const key = `${randomBytes(16).toString("hex")}-${randomBytes(6).toString("hex")}.png`;
      await as(clerk, ({ db }) =>
        db
          .insertInto("karantina")
          .values({ pohon: "public", kunci: key, ukuran: "9", sebab: "uji", sejak: new Date(), kembali: null })
          .execute(),
      );
      const files = { aside: { bringBack: async () => true } } as unknown as Files;
      return { who: clerk, act: (ctx) => putBack(ctx, files, { tree: "public", key }) };
    },
    "src/portal/storage/decide.server.ts setQuota": async () => ({
      who: clerk,
      act: (ctx) => setQuota(ctx, { peran: "guru", megaBita: 200, berkas: 100 }),
    }),
  };
}
