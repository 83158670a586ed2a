import { recordView } from "#kit/audit/record-view.server.ts";
import { type Ctx, demand } from "#kit/ctx.server.ts";
import type { Row } from "#kit/register/register.ts";
import { relatedOf } from "#kit/register/related.server.ts";
import { find } from "#kit/register/store.server.ts";
import { asWords } from "#kit/ui/field/words.ts";
import { siswa } from "../siswa/siswa.ts";
import { searchDuplicate } from "./search-duplicate.server.ts";
import { isDecided } from "./undo.server.ts";

/** One side of a pair, with the version that was seen. */
export interface Sisi {
  readonly id: string;
  readonly versi: number;
  readonly nama: string;
}

export interface Pasangan {
  readonly satu: Sisi;
  readonly lain: Sisi;
  readonly sebab: string;
  readonly isian: readonly { readonly nama: string; readonly label: string; readonly kiri: string; readonly kanan: string }[];
}

/** Records that may be one pupil, and what was decided about those. */
export async function loadCheck(ctx: Ctx, tab: string | null) {
  demand(ctx, "siswa:update");
  if (tab === "putusan") return { tab, pasangan: [], putusan: await isDecided(ctx) };
  const pasangan: Pasangan[] = [];
  for (const satu of (await searchDuplicate(ctx)).slice(0, 10)) pasangan.push(await berdampingan(ctx, satu));
  return { tab: "ganda" as const, pasangan, putusan: [] };
}

/** Whoever compares two children reads both, and that is written down like any other look. */
async function berdampingan(ctx: Ctx, { satuId, lainId, sebab }: { satuId: string; lainId: string; sebab: string }): Promise<Pasangan> {
  const [satu, lain] = [await find(ctx, siswa, satuId), await find(ctx, siswa, lainId)];
  for (const { id } of [satu, lain]) await recordView(ctx, { action: "read", subject: siswa.name, subjectId: id });
  const { names } = await relatedOf(ctx, siswa, [satu, lain]);
  const kata = (row: Row, nama: string) => {
    const field = siswa.fields[nama as keyof typeof siswa.fields];
    return field && row[nama] !== null && row[nama] !== false ? asWords(field, row[nama], names) : "";
  };
  const isian = Object.entries(siswa.fields).flatMap(([nama, { label }]) => {
    const [kiri, kanan] = [kata(satu, nama), kata(lain, nama)];
    return nama !== "fotoId" && (kiri !== "" || kanan !== "") ? [{ nama, label, kiri, kanan }] : [];
  });
  return { satu: sisi(satu), lain: sisi(lain), sebab, isian };
}

const sisi = ({ id, versi, nama }: Row): Sisi => ({ id, versi, nama: String(nama) });
