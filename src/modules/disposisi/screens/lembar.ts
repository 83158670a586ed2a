import type { LoaderFunctionArgs } from "react-router";
import { within } from "#kit/ctx.server.ts";
import { renderPaper } from "#kit/documents/paper.server.ts";
import { filesContext } from "#kit/files/files.server.ts";
import { sendMade } from "#kit/files/respond.server.ts";
import { preparePaper, readKop } from "#modules/profil/index.server.ts";
import { lembarDisposisi } from "../load/lembar.server.ts";

/** The disposition sheet of a letter as PDF, for the office; `?kosong` to be filled in by hand. @throws Refusal 404 */
export async function loader(args: LoaderFunctionArgs): Promise<Response> {
  const byHand = new URL(args.request.url).searchParams.has("kosong");
  const [isi, kop] = await within(
    args,
    async (ctx) => [await lembarDisposisi(ctx, args.params.id ?? "", byHand), await readKop(ctx)] as const,
  );
  const pdf = await renderPaper({ ...(await preparePaper(kop, args.context.get(filesContext))), ...isi });
  return sendMade(`${isi.footer ?? isi.title}.pdf`, pdf, { inline: true });
}
