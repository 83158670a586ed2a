import { redirect } from "react-router";
import { isRecentlyConfirmed } from "#kit/access/recent-confirmation.ts";
import { scopeContext, within } from "#kit/ctx.server.ts";
import { today } from "#kit/dates.ts";
import { filesContext } from "#kit/files/files.server.ts";
import { sendMade } from "#kit/files/respond.server.ts";
import { readForm } from "#kit/form.server.ts";
import { kehadiranPath } from "../paths.ts";
import { createLaporan } from "../rekap/create-laporan.server.ts";
import { isFormat, readRequest, writeRequest } from "../rekap/request-laporan.ts";
import type { Route } from "./+types/create-laporan.ts";

/** Whoever opens the address itself is shown the form. */
export const loader = () => redirect(`${kehadiranPath}?tab=rekap`);

/** The report as a file: at once when it is short, else the page that shows how far it is. */
export async function action(args: Route.ActionArgs): Promise<Response> {
  const form = await readForm(args.request);
  const parameters = new URLSearchParams([...form].map(([nama, nilai]): [string, string] => [nama, String(nilai)]));
  const { hariIni, segar } = await within(args, async (ctx) => ({
    hariIni: today(ctx.now),
    segar: isRecentlyConfirmed(ctx.actor, ctx.now),
  }));
  const minta = readRequest(parameters, hariIni);
  const diminta = form.get("format");
  const format = isFormat(diminta) ? diminta : "pdf";
  // Back on the form with all that was chosen, once it is known who asks.
  const kembali = `${kehadiranPath}?tab=rekap&${writeRequest(minta)}&format=${format}&lanjut=unduh`;
  if (!segar) return redirect(`/konfirmasi?lanjut=${encodeURIComponent(kembali)}`, 303);
  const hasil = await createLaporan(args.context.get(scopeContext), args.context.get(filesContext), { minta, format });
  if (typeof hasil === "string") return redirect(`${kehadiranPath}?tab=rekap&${writeRequest(minta)}#laporan-saya`, 303);
  return sendMade(hasil.nama, hasil.bytes);
}
