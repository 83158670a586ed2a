import { demandRecentConfirmation } from "#kit/access/recent-confirmation.ts";
import { keyedHash } from "#kit/access/seal.server.ts";
import { newToken, tokenHash } from "#kit/access/token.server.ts";
import { record } from "#kit/audit/audit.server.ts";
import { type Ctx, demand } from "#kit/ctx.server.ts";
import { refuse } from "#kit/refusals.ts";
import { oneLine } from "#kit/typed-text.ts";
import { demandRecordedPerson } from "#modules/kepegawaian/index.server.ts";
import { inNetwork } from "./jaringan.server.ts";
import type { JenisPerangkat } from "./labels.ts";
import { jenisLabels, luarJaringan } from "./labels.ts";
import { notifyPengawas } from "./notify-pengawas.server.ts";

/** Days after which a device is asked for anew; about a semester. */
const hariAge = 180;
const paling = 60;

export interface NewPerangkat {
  readonly nama: string;
  readonly jenis: JenisPerangkat;
  /** The network address of the device. */
  readonly alamat: string;
}

/**
 * Asks that the device of whoever asks becomes a kiosk or a screen; it is none before somebody else has checked it. @returns the
 * token that it keeps. @throws Refusal 403 without the right, without a staff record, or outside the school's network
 */
export async function proposePerangkat(ctx: Ctx, { nama, jenis, alamat }: NewPerangkat): Promise<string> {
  demand(ctx, "perangkatAbsensi:create");
  demandRecentConfirmation(ctx);
  const dibukaOleh = await demandRecordedPerson(ctx);
  if ((await inNetwork(ctx, alamat)) === false) throw refuse.forbidden(luarJaringan);
  const token = newToken();
  const baru = await ctx.db
    .insertInto("kiosAbsensi")
    .values({
      nama: oneLine(nama).slice(0, paling) || jenisLabels[jenis],
      ...{ jenis, tokenHash: tokenHash(token), tokenSejak: ctx.now, dibukaOleh },
      ...{ diperiksaOleh: null, diperiksaPada: null, peralihanSampai: null, ditutupPada: null },
      berlakuSampai: new Date(ctx.now.getTime() + hariAge * 86_400_000),
    })
    .returning(["id", "nama"])
    .executeTakeFirstOrThrow();
  await record(ctx, { action: "create", subject: "kiosAbsensi", subjectId: baru.id, after: { nama: baru.nama, jenis } });
  await notifyPengawas(ctx, { kind: "perangkat-diajukan", title: `${jenisLabels[jenis]} baru menunggu diperiksa orang kedua.` });
  return token;
}

/** What the waiting device shows and whoever checks it types: proof of having stood before it. */
export function checkCode({ secretKey }: Pick<Ctx, "secretKey">, id: string): string {
  const hash = keyedHash({ key: secretKey, purpose: "periksa-perangkat", owner: id }, "kode");
  return String(hash.readUInt32BE(0) % 1_000_000).padStart(6, "0");
}
