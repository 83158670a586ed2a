import type { LoaderFunctionArgs } from "react-router";
import { within } from "#kit/ctx.server.ts";
import { formatMoment } from "#kit/dates.ts";
import { renderPaper } from "#kit/documents/paper.server.ts";
import { filesContext } from "#kit/files/files.server.ts";
import { sendMade } from "#kit/files/respond.server.ts";
import { preparePaper, readKop } from "#modules/profil/index.server.ts";
import { loadLembar } from "../lembar/load-lembar.server.ts";

/** Sheets on which families check what is recorded of their children, one page each. */
export async function loader(args: LoaderFunctionArgs): Promise<Response> {
  const { blocks, name, kop, kini } = await within(args, async (ctx) => ({
    ...(await loadLembar(ctx, new URL(args.request.url).searchParams)),
    ...{ kop: await readKop(ctx), kini: ctx.now },
  }));
  const pdf = await renderPaper({
    ...(await preparePaper(kop, args.context.get(filesContext))),
    ...{ title: name, untitled: true, blocks, size: "F4", footer: `${name} · dicetak ${formatMoment(kini)}` },
  });
  return sendMade(`${name}.pdf`, pdf, { inline: true });
}
