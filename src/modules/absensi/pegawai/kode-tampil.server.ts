import { toString as drawQr } from "qrcode";
import type { Ctx } from "#kit/ctx.server.ts";
import { alamatCatat } from "../alamat.ts";
import { kodeKantor, langkahPada, umurKode } from "./kode-kantor.server.ts";
import { demandLayar } from "./layar-kantor.server.ts";

/** The code as the office's screen shows it. */
export interface KodeTampil {
  readonly kode: string;
  /** The address behind it, as a picture. */
  readonly qr: string;
  /** Milliseconds for which it goes on being the newest. */
  readonly sisa: number;
}

/**
 * @param layar key of the screen, and where phones reach this school, e.g. "https://man1palu.sch.id"
 * @throws Refusal 404 when the screen was opened on another day
 */
export async function kodeTampil(ctx: Ctx, { kunci, origin }: { readonly kunci: string; readonly origin: string }): Promise<KodeTampil> {
  demandLayar(ctx, kunci);
  const kode = kodeKantor(ctx, langkahPada(ctx.now));
  const gambar = await drawQr(`${origin}${alamatCatat}?kode=${kode}`, { type: "svg", margin: 2, errorCorrectionLevel: "M" });
  const qr = `data:image/svg+xml;base64,${Buffer.from(gambar).toString("base64")}`;
  return { kode, qr, sisa: umurKode * 1000 - (ctx.now.getTime() % (umurKode * 1000)) };
}
