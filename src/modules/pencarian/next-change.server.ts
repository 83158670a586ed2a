import type { LoaderFunctionArgs } from "react-router";
import { reading } from "#kit/ctx.server.ts";
import { nextPublished } from "#modules/berita/index.server.ts";
import { hariBerganti } from "#modules/layanan/index.server.ts";

/** When an answer that is kept may say something else without anybody having changed anything: news come out, a day ends. */
export const nextChange = (args: LoaderFunctionArgs): Promise<Date> =>
  reading(args, async (ctx) => {
    const [news, day] = [await nextPublished(ctx), hariBerganti(ctx)];
    return news && news < day ? news : day;
  });
