import { toString as drawQr } from "qrcode";
import type { ReadCtx, Scope } from "#kit/ctx.server.ts";
import { recordPath } from "../paths.ts";
import { demandReady, type Pembawa, recognizePerangkat, replaceToken } from "../perangkat/recognize-perangkat.server.ts";
import { codeAge, kantorCode, totpStepAt } from "./kantor-code.server.ts";

/** The code as the office's screen shows it. */
export interface ShownCode {
  readonly kode: string;
  /** The address behind it, as a picture. */
  readonly qr: string;
  /** Milliseconds for which it goes on being the newest. */
  readonly sisa: number;
}

export interface CurrentScreen {
  readonly tampil: ShownCode;
  /** What the device carries from now on, where that changes. */
  readonly tokenBaru: string | null;
}

/**
 * The code, for a screen that two people have put up in the school's network and for nobody else.
 * @param origin where phones reach this school, e.g. "https://madrasah.sch.id". @throws Refusal 409 when the device is no screen, 403 outside the network
 */
export async function currentScreen(scope: Scope, pembawa: Pembawa, origin: string): Promise<CurrentScreen> {
  demandReady(await scope.transaction((ctx) => recognizePerangkat(ctx, pembawa)), "layar");
  return scope.transaction(async (ctx) => ({
    tampil: await shownCode(ctx, origin),
    tokenBaru: await replaceToken(ctx, pembawa.token ?? ""),
  }));
}

async function shownCode(ctx: ReadCtx, origin: string): Promise<ShownCode> {
  const kode = kantorCode(ctx, totpStepAt(ctx.now));
  const gambar = await drawQr(`${origin}${recordPath}?kode=${kode}`, { type: "svg", margin: 2, errorCorrectionLevel: "M" });
  const qr = `data:image/svg+xml;base64,${Buffer.from(gambar).toString("base64")}`;
  return { kode, qr, sisa: codeAge * 1000 - (ctx.now.getTime() % (codeAge * 1000)) };
}
