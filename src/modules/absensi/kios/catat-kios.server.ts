import { type Bucket, giveBack, take } from "#kit/access/rate-limit.server.ts";
import type { Scope } from "#kit/ctx.server.ts";
import { refuse } from "#kit/refusals.ts";
import { type Arah, ketuk, type Tercatat } from "../pegawai/catat-kehadiran.server.ts";
import { kiosDengan } from "./perangkat-kios.server.ts";
import { pemilikPin } from "./pin-kios.server.ts";

export interface KetukanKios {
  /** What the device carries. */
  readonly token: string | null;
  readonly pin: string;
  readonly arah: Arah;
}

export interface TercatatKios extends Tercatat {
  readonly nama: string;
}

/** Wrong PINs only: twenty at once, then one a minute. Of a million PINs some seventy are somebody's. */
const salahTebak = (kios: string): Bucket => ({ key: `pin-kios ${kios}`, capacity: 20, perSecond: 1 / 60 });

/** Somebody comes or goes at a kiosk, known by their PIN. @throws Refusal with a sentence: 409 when the device is no kiosk */
export async function catatDiKios(scope: Scope, { token, pin, arah }: KetukanKios): Promise<TercatatKios> {
  const { kios, wait } = await scope.transaction(async (ctx) => {
    const dikenal = await kiosDengan(ctx, token);
    if (!dikenal) throw refuse.conflict("Kios ini sudah ditutup. Mintalah Tata Usaha membukanya lagi di perangkat ini.");
    return { kios: dikenal, wait: await take(ctx, salahTebak(dikenal.id)) };
  });
  if (wait > 0) throw refuse.tooMany(wait, "Terlalu banyak PIN keliru di kios ini. Tunggu sebentar, atau hubungi Tata Usaha.");
  // In a transaction of its own: a right PIN is no guess, also where the day then refuses it.
  const orang = await scope.transaction(async (ctx) => {
    const dikenal = await pemilikPin(ctx, pin.replace(/\s/g, ""));
    if (dikenal) await giveBack(ctx, salahTebak(kios.id));
    return dikenal;
  });
  if (!orang) throw refuse.invalid(pinSalah, { pin: pinSalah });
  const tercatat = await scope.transaction((ctx) => ketuk(ctx, { pegawaiId: orang.id, arah, cara: "kios", kios: kios.nama }));
  return { ...tercatat, nama: orang.nama };
}

const pinSalah = "PIN ini tidak dikenal. Ketik lagi, atau mintalah PIN baru di Tata Usaha.";
