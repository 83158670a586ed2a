import type { LoaderFunctionArgs } from "react-router";
import { reading } from "#kit/ctx.server.ts";
import { expires, tag } from "#kit/visit.server.ts";
import { nextPublished } from "#modules/berita/index.server.ts";

/** Marks an answer that holds news: it ends when the next planned one appears. */
export async function holdsNews(args: LoaderFunctionArgs): Promise<void> {
  tag(args, "berita", "kategoriBerita", "pengaturan");
  expires(args, await reading(args, nextPublished));
}

export const originOf = ({ request }: LoaderFunctionArgs): string => new URL(request.url).origin;

export const answer = (body: string | Uint8Array<ArrayBuffer>, type: string): Response =>
  new Response(body, { headers: { "Content-Type": type } });
