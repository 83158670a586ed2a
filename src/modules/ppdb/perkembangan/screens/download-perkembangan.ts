import { record } from "#kit/audit/audit.server.ts";
import { demand, within } from "#kit/ctx.server.ts";
import { filesContext } from "#kit/files/files.server.ts";
import { sendMade } from "#kit/files/respond.server.ts";
import { refuse } from "#kit/refusals.ts";
import { preparePaper, readKop } from "#modules/profil/index.server.ts";
import { loadPerkembangan } from "../load-perkembangan.server.ts";
import { perkembanganPdf, perkembanganXlsx } from "../report-perkembangan.server.ts";
import type { Route } from "./+types/download-perkembangan.ts";

/** The figures as a file; no name stands in it, so no fresh confirmation is asked for. @throws Refusal 403, 404 */
export async function loader(args: Route.LoaderArgs): Promise<Response> {
  const { bentuk } = args.params;
  if (bentuk !== "pdf" && bentuk !== "xlsx") throw refuse.notFound();
  const { isi, kop, now } = await within(args, async (ctx) => {
    demand(ctx, "pendaftaran:export");
    const { isi: found } = await loadPerkembangan(ctx, new URL(args.request.url).searchParams.get("periode") ?? "");
    if (!found) throw refuse.notFound();
    await record(ctx, { action: "export", subject: "pendaftaran", subjectId: "*", after: { laporan: "perkembangan", bentuk } });
    return { isi: found, kop: await readKop(ctx), now: ctx.now };
  });
  const file =
    bentuk === "pdf"
      ? await perkembanganPdf(isi, { kop, now, kertas: await preparePaper(kop, args.context.get(filesContext)) })
      : await perkembanganXlsx(isi, { kop, now });
  const name = `perkembangan-ppdb-${isi.periode.tahunAjaran.replace("/", "-")}.${bentuk}`;
  return sendMade(name, file);
}
