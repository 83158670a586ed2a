import { type Ctx, demand } from "#kit/ctx.server.ts";
import { today } from "#kit/dates.ts";
import type { Fields } from "#kit/register/fields.ts";
import { noQuestion } from "../fields.ts";
import type { Tanya } from "../periode.ts";
import { pertanyaanRows } from "../pertanyaan/read-pertanyaan.server.ts";
import { deskTambahan } from "../pertanyaan/tambahan.server.ts";
import { deskPaths, isLate, takesPapers } from "./desk-paths.server.ts";
import { readDraf } from "./draf.server.ts";

export interface DeskChoice {
  readonly value: string;
  readonly label: string;
  /** What its period asks. */
  readonly tanya: Tanya;
  /** The questions of this path. */
  readonly tambahan: Fields;
  /** It has closed; a reason is asked. */
  readonly tutup: boolean;
}

/** What the desk may enter now, and the draft that is gone on with. @throws Refusal 403 */
export async function loadKertas(ctx: Ctx, drafId = "") {
  demand(ctx, "pendaftaran:update");
  const paths = (await deskPaths(ctx)).filter((path) => takesPapers(path, ctx.now));
  const rows = new Map(
    await Promise.all([...new Set(paths.map(({ periode }) => periode.id))].map(async (id) => [id, await pertanyaanRows(ctx, id)] as const)),
  );
  // Those that are open come first; the one that closes soonest among them is filled in most.
  const jalur = paths
    .map((path): DeskChoice => {
      const { tanyaUn, tanyaJurusan } = path.periode;
      const tambahan = deskTambahan(rows.get(path.periode.id) ?? [], path.jenis);
      return { value: path.kunci, label: path.label, tanya: { tanyaUn, tanyaJurusan }, tambahan, tutup: isLate(path, ctx.now) };
    })
    .sort((one, other) => Number(one.tutup) - Number(other.tutup));
  const draf = drafId === "" ? null : await readDraf(ctx, drafId);
  return { jalur, hari: today(ctx.now), tanya: jalur[0]?.tanya ?? noQuestion, draf, hilang: drafId !== "" && draf === null };
}

export type KertasPage = Awaited<ReturnType<typeof loadKertas>>;
