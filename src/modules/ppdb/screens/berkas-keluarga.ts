import type { LoaderFunctionArgs } from "react-router";
import { reading } from "#kit/ctx.server.ts";
import { filesContext } from "#kit/files/files.server.ts";
import { deliver } from "#kit/files/respond.server.ts";
import { refuse } from "#kit/refusals.ts";
import { isUuid } from "#kit/register/uuid.ts";
import { visitContext } from "#kit/visit.server.ts";
import { findBerkas } from "../berkas/read-dokumen.server.ts";
import { answerFamily } from "../keluarga/family-file.server.ts";
import { closedSentence } from "../keluarga/open-pages.server.ts";
import { readOpenPages } from "../keluarga/status-cookie.server.ts";

/** A paper that the family sent itself, while its page is open and it has shown its telephone number: a family card says who lives where. */
export const loader = (args: LoaderFunctionArgs): Promise<Response> =>
  answerFamily(args, async () => {
    const { berkas = "" } = args.params;
    const { secure } = args.context.get(visitContext);
    const found = await reading(args, async (ctx) => {
      const open = readOpenPages(ctx, args.request, secure);
      if (open.length === 0) throw refuse.conflict(closedSentence);
      if (!isUuid(berkas)) return undefined;
      for (const { id, telepon } of open) {
        const own = await findBerkas(ctx, id, berkas);
        if (own && !telepon) throw refuse.forbidden();
        if (own) return own;
      }
      return undefined;
    });
    if (!found) throw refuse.notFound();
    return deliver(args.context.get(filesContext), args.request, { key: found.kunci, name: found.nama, inline: true });
  });
