import { type Bucket, giveBack, take } from "#kit/access/rate-limit.server.ts";
import type { Ctx, Scope } from "#kit/ctx.server.ts";
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

/**
 * Wrong PINs only: twenty at once, then one a minute, and some sixty a day; a kiosk that the office opens anew counts anew. Of a
 * million PINs some seventy are somebody's.
 */
const sekaligus = (kios: string): Bucket => ({ key: `pin-kios ${kios}`, capacity: 20, perSecond: 1 / 60 });
const sehari = (kios: string): Bucket => ({ key: `pin-kios-sehari ${kios}`, capacity: 60, perSecond: 60 / 86_400 });

/** Somebody comes or goes at a kiosk, known by their PIN. @throws Refusal with a sentence: 409 when the device is no kiosk */
export async function catatDiKios(scope: Scope, { token, pin, arah }: KetukanKios): Promise<TercatatKios> {
  const kios = await scope.transaction(async (ctx) => {
    const dikenal = await kiosDengan(ctx, token);
    if (!dikenal) throw refuse.conflict("Kios ini sudah ditutup. Mintalah Tata Usaha membukanya lagi di perangkat ini.");
    await cobaTebak(ctx, dikenal.id);
    return dikenal;
  });
  // In a transaction of its own: a right PIN is no guess, also where the day then refuses it.
  const orang = await scope.transaction(async (ctx) => {
    const dikenal = await pemilikPin(ctx, pin.replace(/\s/g, ""));
    if (dikenal) for (const batas of [sekaligus, sehari]) await giveBack(ctx, batas(kios.id));
    return dikenal;
  });
  if (!orang) throw refuse.invalid(pinSalah, { pin: pinSalah });
  const tercatat = await scope.transaction((ctx) => ketuk(ctx, { pegawaiId: orang.id, arah, cara: "kios", kios: kios.nama }));
  return { ...tercatat, nama: orang.nama };
}

async function cobaTebak(ctx: Ctx, kios: string): Promise<void> {
  const sebentar = await take(ctx, sekaligus(kios));
  if (sebentar > 0) throw refuse.tooMany(sebentar, "Terlalu banyak PIN keliru di kios ini. Tunggu sebentar, atau hubungi Tata Usaha.");
  const lama = await take(ctx, sehari(kios));
  if (lama > 0)
    throw refuse.tooMany(lama, "Terlalu banyak PIN keliru di kios ini hari ini. Mintalah Tata Usaha menutup kios ini dan membukanya lagi.");
}

const pinSalah = "PIN ini tidak dikenal. Ketik lagi, atau mintalah PIN baru di Tata Usaha.";
