import { redirect } from "react-router";
import { isRecentlyConfirmed } from "#kit/access/recent-confirmation.ts";
import { record } from "#kit/audit/audit.server.ts";
import { demand, within } from "#kit/ctx.server.ts";
import { filesContext } from "#kit/files/files.server.ts";
import { sendMade } from "#kit/files/respond.server.ts";
import { preparePaper } from "#modules/profil/index.server.ts";
import { daftarHadirPath } from "../paths.ts";
import { daftarHadir, daftarHadirPaper, daftarHadirSheet } from "../rekap/daftar-hadir.server.ts";
import type { Route } from "./+types/download-daftar-hadir.ts";

/** The sheet of a class, or of the staff, for one month: `?kelas=&bulan=YYYY-MM&format=pdf|xlsx`. */
export async function loader(args: Route.LoaderArgs): Promise<Response> {
  const { searchParams } = new URL(args.request.url);
  const [kelas, bulan] = [searchParams.get("kelas") ?? "", searchParams.get("bulan") ?? ""];
  const format = searchParams.get("format") === "xlsx" ? "xlsx" : "pdf";
  const daftar = await within(args, async (ctx) => {
    demand(ctx, "rekapAbsensi:export");
    if (!isRecentlyConfirmed(ctx.actor, ctx.now)) return undefined;
    const daftar = await daftarHadir(ctx, { kelas, bulan });
    await record(ctx, {
      action: "export",
      subject: "rekapAbsensi",
      subjectId: "*",
      after: { kelas, bulan, format, rows: daftar.orang.length },
    });
    return daftar;
  });
  if (!daftar) {
    const lanjut = `${daftarHadirPath}?${new URLSearchParams({ kelas, bulan, format })}`;
    return redirect(`/konfirmasi?lanjut=${encodeURIComponent(lanjut)}&berkas=1`, 303);
  }
  const bytes =
    format === "xlsx"
      ? await daftarHadirSheet(daftar)
      : await daftarHadirPaper(daftar, await preparePaper(daftar.kop, args.context.get(filesContext)));
  const nama = `${daftar.judul} ${daftar.rentang}.${format}`.toLowerCase().replaceAll(" ", "-");
  return sendMade(nama, bytes);
}
