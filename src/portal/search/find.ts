import { within } from "#kit/ctx.server.ts";
import type { FoundGroup } from "#kit/search/found.ts";
import { searchRegisters } from "#kit/search/search.server.ts";
import { searchAkun } from "#modules/akun/index.server.ts";
import { searchNaskah } from "#modules/berita/index.server.ts";
import { registers } from "#src/registers.ts";
import type { Route } from "./+types/find.ts";
import { fewestLetters, mostLetters } from "./words.ts";

/** Records that hold the words and may be seen by whoever asks. */
export function loader(args: Route.LoaderArgs): Promise<{ words: string; groups: readonly FoundGroup[] }> {
  const asked = new URL(args.request.url).searchParams.get("kata") ?? "";
  const words = asked.replaceAll("\0", "").trim().slice(0, mostLetters);
  return within(args, async (ctx) => {
    if (words.length < fewestLetters) return { words, groups: [] };
    const elsewhere = [await searchNaskah(ctx, words), await searchAkun(ctx, words)];
    const groups = [...(await searchRegisters(ctx, registers, words)), ...elsewhere];
    return { words, groups: groups.filter(({ found }) => found.length > 0) };
  });
}
