import { type Bucket, giveBack, take } from "#kit/access/rate-limit.server.ts";
import type { Ctx, Scope } from "#kit/ctx.server.ts";
import { refuse } from "#kit/refusals.ts";
import { type Arah, type Tercatat, tap } from "../pegawai/record-kehadiran.server.ts";
import { demandReady, type Pembawa, recognizePerangkat, replaceToken } from "../perangkat/recognize-perangkat.server.ts";
import { pemilikPin } from "./pin-kios.server.ts";

export interface KetukanKios extends Pembawa {
  readonly pin: string;
  readonly arah: Arah;
}

export interface RecordedKios extends Tercatat {
  readonly nama: string;
  /** What the device carries from now on, where that changes. */
  readonly tokenBaru: string | null;
}

/**
 * Wrong PINs only: twenty at once, then one a minute, and some sixty a day; a kiosk that the office opens anew counts anew. Of a
 * million PINs some seventy are somebody's.
 */
const atOnce = (kios: string): Bucket => ({ key: `pin-kios ${kios}`, capacity: 20, perSecond: 1 / 60 });
const sehari = (kios: string): Bucket => ({ key: `pin-kios-sehari ${kios}`, capacity: 60, perSecond: 60 / 86_400 });

/** Somebody comes or goes at a kiosk, known by their PIN. @throws Refusal with a sentence: 409 when the device is no kiosk, 403 outside the school's network */
export async function recordAtKios(scope: Scope, { pin, arah, ...pembawa }: KetukanKios): Promise<RecordedKios> {
  const kios = demandReady(await scope.transaction((ctx) => recognizePerangkat(ctx, pembawa)), "kios");
  await scope.transaction((ctx) => tryGuess(ctx, kios.id));
  // In a transaction of its own: a right PIN is no guess, also where the day then refuses it.
  const orang = await scope.transaction(async (ctx) => {
    const dikenal = await pemilikPin(ctx, pin.replace(/\s/g, ""));
    if (dikenal) for (const batas of [atOnce, sehari]) await giveBack(ctx, batas(kios.id));
    return dikenal;
  });
  if (!orang) throw refuse.invalid(wrongPin, { pin: wrongPin });
  return scope.transaction(async (ctx) => {
    const tercatat = await tap(ctx, { pegawaiId: orang.id, arah, cara: "kios", kios: kios.nama });
    return { ...tercatat, nama: orang.nama, tokenBaru: await replaceToken(ctx, pembawa.token ?? "") };
  });
}

async function tryGuess(ctx: Ctx, kios: string): Promise<void> {
  const sebentar = await take(ctx, atOnce(kios));
  if (sebentar > 0) throw refuse.tooMany(sebentar, "Terlalu banyak PIN keliru di kios ini. Tunggu sebentar, atau hubungi Tata Usaha.");
  const lama = await take(ctx, sehari(kios));
  if (lama > 0)
    throw refuse.tooMany(lama, "Terlalu banyak PIN keliru di kios ini hari ini. Mintalah Tata Usaha menutup kios ini dan membukanya lagi.");
}

const wrongPin = "PIN ini tidak dikenal. Ketik lagi, atau buat PIN baru di portal: Catat Kehadiran.";
