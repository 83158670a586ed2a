import { toString as drawQr } from "qrcode";
import type { Ctx, Scope } from "#kit/ctx.server.ts";
import { alamatCatat } from "../alamat.ts";
import { demandSiap, gantiToken, kenaliPerangkat, type Pembawa } from "../perangkat/kenali-perangkat.server.ts";
import { kodeKantor, langkahPada, umurKode } from "./kode-kantor.server.ts";

/** The code as the office's screen shows it. */
export interface KodeTampil {
  readonly kode: string;
  /** The address behind it, as a picture. */
  readonly qr: string;
  /** Milliseconds for which it goes on being the newest. */
  readonly sisa: number;
}

export interface LayarKini {
  readonly tampil: KodeTampil;
  /** What the device carries from now on, where that changes. */
  readonly tokenBaru: string | null;
}

/**
 * The code, for a screen that two people have put up in the school's network and for nobody else.
 * @param origin where phones reach this school, e.g. "https://man1palu.sch.id". @throws Refusal 409 when the device is no screen, 403 outside the network
 */
export async function layarKini(scope: Scope, pembawa: Pembawa, origin: string): Promise<LayarKini> {
  demandSiap(await scope.transaction((ctx) => kenaliPerangkat(ctx, pembawa)), "layar");
  return scope.transaction(async (ctx) => ({
    tampil: await kodeTampil(ctx, origin),
    tokenBaru: await gantiToken(ctx, pembawa.token ?? ""),
  }));
}

async function kodeTampil(ctx: Ctx, origin: string): Promise<KodeTampil> {
  const kode = kodeKantor(ctx, langkahPada(ctx.now));
  const gambar = await drawQr(`${origin}${alamatCatat}?kode=${kode}`, { type: "svg", margin: 2, errorCorrectionLevel: "M" });
  const qr = `data:image/svg+xml;base64,${Buffer.from(gambar).toString("base64")}`;
  return { kode, qr, sisa: umurKode * 1000 - (ctx.now.getTime() % (umurKode * 1000)) };
}
