import type { LoaderFunctionArgs } from "react-router";
import { filesContext } from "#kit/files/files.server.ts";
import { readKop } from "#modules/profil/index.server.ts";
import { answerFamily, readForFamily } from "../../keluarga/family-file.server.ts";
import { suratOfFamily } from "../read-surat.server.ts";
import { suratResponse } from "../surat-response.server.ts";

/** The letter about the result as PDF, for the family on whose page the address stands. */
export const loader = (args: LoaderFunctionArgs): Promise<Response> =>
  answerFamily(args, async () => {
    const [surat, kop] = await readForFamily(args, async (ctx, id) => [await suratOfFamily(ctx, id), await readKop(ctx)] as const);
    return suratResponse(surat, kop, args.context.get(filesContext));
  });
