import type { LoaderFunctionArgs } from "react-router";
import { attachmentsOf } from "#kit/attachments/attach.server.ts";
import { within } from "#kit/ctx.server.ts";
import { filesContext } from "#kit/files/files.server.ts";
import { deliver } from "#kit/files/respond.server.ts";
import { refuse } from "#kit/refusals.ts";
import { isUuid } from "#kit/register/uuid.ts";
import { takeCabang } from "../tree.server.ts";

/** What came with an answer, for whoever may see the branch. @throws Refusal 404 */
export async function loader(args: LoaderFunctionArgs): Promise<Response> {
  const { id = "", tanggapan = "" } = args.params;
  const held = await within(args, async (ctx) => {
    const { cabang } = await takeCabang(ctx, id);
    const row = isUuid(tanggapan)
      ? await ctx.db
          .selectFrom("tanggapanDisposisi")
          .select("berkasId")
          .where("id", "=", tanggapan)
          .where("cabangId", "=", cabang.id)
          .executeTakeFirst()
      : undefined;
    return row?.berkasId ? (await attachmentsOf(ctx, [row.berkasId])).get(row.berkasId) : undefined;
  });
  if (!held) throw refuse.notFound();
  return deliver(args.context.get(filesContext), args.request, { key: held.kunci, name: held.nama, inline: true });
}
