import { demandFresh } from "#kit/access/fresh.ts";
import { keyedHash } from "#kit/access/seal.server.ts";
import { newToken, tokenHash } from "#kit/access/token.server.ts";
import { record } from "#kit/audit/audit.server.ts";
import { type Ctx, demand } from "#kit/ctx.server.ts";
import { refuse } from "#kit/refusals.ts";
import { demandOrangTercatat } from "#modules/kepegawaian/index.server.ts";
import { diJaringan } from "./jaringan.server.ts";
import { kabariPengawas } from "./kabari-pengawas.server.ts";
import { luarJaringan, sebutanJenis } from "./sebutan.ts";
import type { JenisPerangkat } from "./tables.ts";

/** Days after which a device is asked for anew; about a semester. */
const umurHari = 180;
const paling = 60;

export interface PerangkatBaru {
  readonly nama: string;
  readonly jenis: JenisPerangkat;
  /** The network address of the device. */
  readonly alamat: string;
}

/**
 * Asks that the device of whoever asks becomes a kiosk or a screen; it is none before somebody else has checked it. @returns the
 * token that it keeps. @throws Refusal 403 without the right, without a staff record, or outside the school's network
 */
export async function ajukanPerangkat(ctx: Ctx, { nama, jenis, alamat }: PerangkatBaru): Promise<string> {
  demand(ctx, "perangkatAbsensi:create");
  demandFresh(ctx);
  const dibukaOleh = await demandOrangTercatat(ctx);
  if ((await diJaringan(ctx, alamat)) === false) throw refuse.forbidden(luarJaringan);
  const token = newToken();
  const baru = await ctx.db
    .insertInto("kiosAbsensi")
    .values({
      nama: nama.normalize("NFC").trim().slice(0, paling) || sebutanJenis[jenis],
      ...{ jenis, tokenHash: tokenHash(token), tokenSejak: ctx.now, dibukaOleh },
      ...{ diperiksaOleh: null, diperiksaPada: null, peralihanSampai: null, ditutupPada: null },
      berlakuSampai: new Date(ctx.now.getTime() + umurHari * 86_400_000),
    })
    .returning(["id", "nama"])
    .executeTakeFirstOrThrow();
  await record(ctx, { action: "create", subject: "kiosAbsensi", subjectId: baru.id, after: { nama: baru.nama, jenis } });
  await kabariPengawas(ctx, { kind: "perangkat-diajukan", title: `${sebutanJenis[jenis]} baru menunggu diperiksa orang kedua.` });
  return token;
}

/** What the waiting device shows and whoever checks it types: proof of having stood before it. */
export function kodePeriksa({ secretKey }: Pick<Ctx, "secretKey">, id: string): string {
  const hash = keyedHash({ key: secretKey, purpose: "periksa-perangkat", owner: id }, "kode");
  return String(hash.readUInt32BE(0) % 1_000_000).padStart(6, "0");
}
