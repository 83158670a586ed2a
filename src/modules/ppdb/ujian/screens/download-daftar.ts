import { record } from "#kit/audit/audit.server.ts";
import { within } from "#kit/ctx.server.ts";
import { filesContext } from "#kit/files/files.server.ts";
import { sendMade } from "#kit/files/respond.server.ts";
import { refuse } from "#kit/refusals.ts";
import { preparePaper, readKop } from "#modules/profil/index.server.ts";
import { daftarPdf, daftarXlsx, isJenisDaftar, loadDaftar } from "../daftar.server.ts";
import type { Route } from "./+types/download-daftar.ts";

/** Lists of names for doors and invigilators: one room, one session or all. @throws Refusal 403, 404 */
export async function loader(args: Route.LoaderArgs): Promise<Response> {
  const { id, jenis, bentuk } = args.params;
  if (!isJenisDaftar(jenis) || (bentuk !== "pdf" && bentuk !== "xlsx")) throw refuse.notFound();
  const { searchParams } = new URL(args.request.url);
  const asked = { ujianId: id, sesiId: searchParams.get("sesi") ?? "", ruangId: searchParams.get("ruang") ?? "" };
  const { daftar, kop, now } = await within(args, async (ctx) => {
    const found = await loadDaftar(ctx, asked);
    await record(ctx, {
      action: "export",
      subject: "ujianPpdb",
      subjectId: id,
      after: { daftar: jenis, bentuk, lembar: found.lembar.length },
    });
    return { daftar: found, kop: await readKop(ctx), now: ctx.now };
  });
  const file =
    bentuk === "pdf"
      ? await daftarPdf(daftar, { jenis, now, kertas: await preparePaper(kop, args.context.get(filesContext)) })
      : await daftarXlsx(daftar, { kop, now });
  const [only, ...more] = daftar.lembar;
  const place = only && more.length === 0 ? `-${only.sesi.nama}-${only.ruang.nama}` : "";
  const name = `daftar-${jenis}-${daftar.ujian.nama}${place}`.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "-");
  return sendMade(`${name}.${bentuk}`, file);
}
