import { toString as drawQr } from "qrcode";
import { jalurUndangan, type UndanganBaru } from "../undangan/buat-undangan.server.ts";
import type { Undangan } from "./akun.ts";

/** What the administrator is shown once. */
export async function tampilkanUndangan({ token, ...undangan }: UndanganBaru, origin: string): Promise<Undangan> {
  const tautan = origin + jalurUndangan(token);
  const drawing = await drawQr(tautan, { type: "svg", margin: 2, errorCorrectionLevel: "M" });
  return { ...undangan, tautan, qr: `data:image/svg+xml;base64,${Buffer.from(drawing).toString("base64")}` };
}
