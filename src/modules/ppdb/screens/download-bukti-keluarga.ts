import type { LoaderFunctionArgs } from "react-router";
import { filesContext } from "#kit/files/files.server.ts";
import { visitContext } from "#kit/visit.server.ts";
import { preparePaper, readKop } from "#modules/profil/index.server.ts";
import { buktiOfFamily } from "../bukti.server.ts";
import { downloadBukti } from "../bukti-pdf.server.ts";
import { answerFamily, readForFamily } from "../keluarga/family-file.server.ts";

/** The receipt as PDF, for the family on whose page the address stands. */
export const loader = (args: LoaderFunctionArgs): Promise<Response> =>
  answerFamily(args, async () => {
    const [bukti, kop] = await readForFamily(args, async (ctx, id) => [await buktiOfFamily(ctx, id), await readKop(ctx)] as const);
    return downloadBukti(bukti, await preparePaper(kop, args.context.get(filesContext)), args.context.get(visitContext).origin);
  });
