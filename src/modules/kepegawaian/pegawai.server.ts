import { hooks } from "#kit/behaviour/hooks.server.ts";
import { followBanding } from "#modules/banding/index.server.ts";
import { pegawai } from "./pegawai.ts";
import { riwayat } from "./riwayat/registers/semua.ts";

/** A person's file. */
export const pegawaiHooks = hooks(pegawai, {
  hanging: riwayat.map((register) => ({ register, by: "pegawaiId" })),
  follow: followBanding(pegawai),
});
