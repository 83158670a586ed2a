import { type Bucket, giveBack, take } from "#kit/access/rate-limit.server.ts";
import type { Ctx, Scope } from "#kit/ctx.server.ts";
import { refuse } from "#kit/refusals.ts";
import { type Arah, ketuk, type Tercatat } from "../pegawai/catat-kehadiran.server.ts";
import { demandSiap, gantiToken, kenaliPerangkat, type Pembawa } from "../perangkat/kenali-perangkat.server.ts";
import { pemilikPin } from "./pin-kios.server.ts";

export interface KetukanKios extends Pembawa {
  readonly pin: string;
  readonly arah: Arah;
}

export interface TercatatKios extends Tercatat {
  readonly nama: string;
  /** What the device carries from now on, where that changes. */
  readonly tokenBaru: string | null;
}

/**
 * Wrong PINs only: twenty at once, then one a minute, and some sixty a day; a kiosk that the office opens anew counts anew. Of a
 * million PINs some seventy are somebody's.
 */
const sekaligus = (kios: string): Bucket => ({ key: `pin-kios ${kios}`, capacity: 20, perSecond: 1 / 60 });
const sehari = (kios: string): Bucket => ({ key: `pin-kios-sehari ${kios}`, capacity: 60, perSecond: 60 / 86_400 });

/** Somebody comes or goes at a kiosk, known by their PIN. @throws Refusal with a sentence: 409 when the device is no kiosk, 403 outside the school's network */
export async function catatDiKios(scope: Scope, { pin, arah, ...pembawa }: KetukanKios): Promise<TercatatKios> {
  const kios = demandSiap(await scope.transaction((ctx) => kenaliPerangkat(ctx, pembawa)), "kios");
  await scope.transaction((ctx) => cobaTebak(ctx, kios.id));
  // In a transaction of its own: a right PIN is no guess, also where the day then refuses it.
  const orang = await scope.transaction(async (ctx) => {
    const dikenal = await pemilikPin(ctx, pin.replace(/\s/g, ""));
    if (dikenal) for (const batas of [sekaligus, sehari]) await giveBack(ctx, batas(kios.id));
    return dikenal;
  });
  if (!orang) throw refuse.invalid(pinSalah, { pin: pinSalah });
  return scope.transaction(async (ctx) => {
    const tercatat = await ketuk(ctx, { pegawaiId: orang.id, arah, cara: "kios", kios: kios.nama });
    return { ...tercatat, nama: orang.nama, tokenBaru: await gantiToken(ctx, pembawa.token ?? "") };
  });
}

async function cobaTebak(ctx: Ctx, kios: string): Promise<void> {
  const sebentar = await take(ctx, sekaligus(kios));
  if (sebentar > 0) throw refuse.tooMany(sebentar, "Terlalu banyak PIN keliru di kios ini. Tunggu sebentar, atau hubungi Tata Usaha.");
  const lama = await take(ctx, sehari(kios));
  if (lama > 0)
    throw refuse.tooMany(lama, "Terlalu banyak PIN keliru di kios ini hari ini. Mintalah Tata Usaha menutup kios ini dan membukanya lagi.");
}

const pinSalah = "PIN ini tidak dikenal. Ketik lagi, atau buat PIN baru di portal: Catat Kehadiran.";
