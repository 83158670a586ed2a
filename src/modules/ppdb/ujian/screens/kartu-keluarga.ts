import type { LoaderFunctionArgs } from "react-router";
import { filesContext } from "#kit/files/files.server.ts";
import { visitContext } from "#kit/visit.server.ts";
import { preparePaper, readKop } from "#modules/profil/index.server.ts";
import { answerFamily, readForFamily } from "../../keluarga/family-file.server.ts";
import { kartuResponse } from "../kartu-pdf.server.ts";
import { kartuOfFamily } from "../read-kartu.server.ts";

/** The exam card as PDF, for the family on whose page the address stands. */
export const loader = (args: LoaderFunctionArgs): Promise<Response> =>
  answerFamily(args, async () => {
    const [kartu, kop] = await readForFamily(args, async (ctx, id) => [await kartuOfFamily(ctx, id), await readKop(ctx)] as const);
    const { origin } = args.context.get(visitContext);
    return kartuResponse(kartu, { kertas: await preparePaper(kop, args.context.get(filesContext)), origin });
  });
