import { toString as drawQr } from "qrcode";
import { type NewUndangan, undanganPath } from "../undangan/create-undangan.server.ts";
import type { Undangan } from "./akun.ts";

/** What the administrator is shown once. */
export async function showUndangan({ token, ...undangan }: NewUndangan, origin: string): Promise<Undangan> {
  const tautan = origin + undanganPath(token);
  const drawing = await drawQr(tautan, { type: "svg", margin: 2, errorCorrectionLevel: "M" });
  return { ...undangan, tautan, qr: `data:image/svg+xml;base64,${Buffer.from(drawing).toString("base64")}` };
}
