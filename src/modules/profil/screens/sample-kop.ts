import type { LoaderFunctionArgs } from "react-router";
import { demand, within } from "#kit/ctx.server.ts";
import { renderPaper } from "#kit/documents/paper.server.ts";
import { filesContext } from "#kit/files/files.server.ts";
import { sendMade } from "#kit/files/respond.server.ts";
import { preparePaper, readKop } from "../kop/kop.server.ts";

/** The letterhead on an empty sheet, to be looked at before it is used. */
export async function loader(args: LoaderFunctionArgs): Promise<Response> {
  const kop = await within(args, (ctx) => {
    demand(ctx, "kopSurat:read");
    return readKop(ctx);
  });
  const pdf = await renderPaper({
    ...(await preparePaper(kop, args.context.get(filesContext))),
    title: "Contoh Kop Surat",
    subtitle: kop.kertas === "A4" ? "Kertas A4" : "Kertas F4 (folio)",
    blocks: [{ kind: "paragraph", text: "Beginilah kepala setiap surat, bukti, dan laporan yang dibuat portal ini.", tone: "quiet" }],
  });
  return sendMade("Contoh-Kop-Surat.pdf", pdf, { inline: true });
}
