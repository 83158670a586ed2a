import type { ReadCtx } from "../ctx.server.ts";

/** How many lines the trail had at some time, and what the last of them was linked with (hex). */
export interface Mark {
  readonly lines: number;
  readonly mac: string;
  readonly at: Date;
}

/** What was said of the trail outside it: hourly in a file beside the keys, daily in public. */
export interface Marks {
  /** By the number of lines since the present key. */
  readonly byLines: ReadonlyMap<number, Mark>;
  /** False when the file outside is damaged, or is gone though the public was told. */
  readonly whole: boolean;
}

/** @param before lines that the present key cannot verify, and marks of them neither */
export async function marksFrom({ db, anchors }: ReadCtx, before: number): Promise<Marks> {
  if (!anchors) return { byLines: new Map(), whole: true };
  const { known, whole } = await anchors.read();
  const inPublic = await db
    .selectFrom("jejakJangkar")
    .select(["at", "lines", "mac"])
    .where("lines", ">", String(before))
    .orderBy("hari")
    .execute();
  const accepted = known.find(({ restored }) => restored);
  const told = inPublic.filter(({ at }) => !accepted || at > new Date(accepted.at));
  const all = [
    ...told.map(({ at, lines, mac }) => ({ at, lines: Number(lines), mac: mac.toString("hex") })),
    ...known.map(({ at, lines, mac }) => ({ at: new Date(at), lines, mac })),
  ];
  const byLines = new Map(all.filter(({ lines }) => lines > before).map((mark) => [mark.lines - before, mark]));
  return { byLines, whole: whole && (known.length > 0 || told.length === 0) };
}

/** The newest mark that tells of more lines than there are. */
export function markBeyond({ byLines }: Marks, lines: number): Mark | null {
  const furthest = [...byLines.keys()].reduce((most, one) => Math.max(most, one), 0);
  return furthest > lines ? (byLines.get(furthest) ?? null) : null;
}
