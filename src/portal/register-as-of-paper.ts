import { renderPaper } from "#kit/documents/paper.server.ts";
import { filesContext } from "#kit/files/files.server.ts";
import { sendMade } from "#kit/files/respond.server.ts";
import { refuse } from "#kit/refusals.ts";
import { preparePaper, readKop } from "#modules/profil/index.server.ts";
import type { Route } from "./+types/register-as-of-paper.ts";
import { asOfPaper } from "./as-of/as-of-paper.ts";
import { loadAsOf } from "./as-of/load-as-of.server.ts";

/** How one row stood on a day, as PDF. @throws Refusal 404, 422 */
export async function loader(args: Route.LoaderArgs): Promise<Response> {
  const loaded = await loadAsOf(args, {
    action: "print",
    changesAtOnce: 500,
    also: async (ctx) => ({ kop: await readKop(ctx), by: ctx.actor.name, now: ctx.now }),
  });
  const { register, days, asOf, also } = loaded;
  if (!asOf) throw refuse.invalid(days.fault?.sentence ?? "Pilih dulu tanggalnya.");
  const paper = asOfPaper({ register, days, asOf, by: also.by, now: also.now });
  const pdf = await renderPaper({ ...(await preparePaper(also.kop, args.context.get(filesContext))), ...paper });
  return sendMade(`keadaan-${register.path.split("/").at(-1)}-${days.day}.pdf`, pdf);
}
