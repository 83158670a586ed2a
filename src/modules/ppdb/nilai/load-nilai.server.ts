import { demand, type ReadCtx } from "#kit/ctx.server.ts";
import { sql } from "#kit/database/sql.server.ts";
import { today } from "#kit/dates.ts";
import { listPeriode } from "../panitia/narrow-meja.server.ts";
import { usualPeriode } from "../periode.ts";
import { type Komponen, komponenLabel, semesters } from "./komponen.ts";
import { jalurNilai } from "./load-jalur.server.ts";
import { scoredOf } from "./scored.server.ts";
import type { Measure } from "./settle.ts";

export interface NilaiRow {
  readonly jalurId: string;
  readonly jalur: string;
  readonly gelombang: string;
  readonly komponen: Komponen;
  readonly nama: string;
  readonly duaPenguji: boolean;
  readonly peserta: number;
  /** With a mark at least. */
  readonly masuk: number;
  readonly selesai: number;
  /** Where two examiners differ by more than was agreed, and nobody settled it. */
  readonly selisih: number;
}

/** Every sheet of a period, with how far it has come; of the one that began last unless another is asked for. */
export async function loadNilai(ctx: ReadCtx, asked: string) {
  demand(ctx, "nilaiPpdb:read");
  const periodes = await listPeriode(ctx);
  const periode = periodes.find(({ id }) => id === asked) ?? usualPeriode(periodes, today(ctx.now)) ?? null;
  const rows: NilaiRow[] = [];
  for (const jalur of periode ? await jalurNilai(ctx, periode.id) : []) {
    const { peserta } = await scoredOf(ctx, jalur)
      .select(({ fn }) => fn.countAll().as("peserta"))
      .executeTakeFirstOrThrow();
    for (const measure of jalur.measures) {
      rows.push({
        ...{ jalurId: jalur.id, jalur: jalur.nama, gelombang: jalur.gelombang, komponen: measure.komponen },
        ...{ nama: komponenLabel(measure.komponen), duaPenguji: measure.toleransi !== null, peserta: Number(peserta) },
        ...(await countMarks(ctx, jalur, measure)),
      });
    }
  }
  return { periodes, periode: periode?.id ?? null, rows };
}

/** The same rule as `settle`, counted where the marks lie. */
async function countMarks(ctx: ReadCtx, jalur: Parameters<typeof scoredOf>[1], { komponen, toleransi, mapel }: Measure) {
  const ids = scoredOf(ctx, jalur).select("id");
  const apart = (toleransi ?? 0) * 100;
  const lacking = mapel.length * semesters.length;
  const perChild = ctx.db
    .selectFrom("nilaiPpdb")
    .select("pendaftaranId")
    .select(
      mapel.length > 0
        ? [sql<boolean>`count(*) filter (where mapel = any(${[...mapel]}::text[])) = ${lacking}`.as("jadi"), sql<boolean>`false`.as("beda")]
        : toleransi === null
          ? [sql<boolean>`bool_or(penguji = '1' and mapel = '')`.as("jadi"), sql<boolean>`false`.as("beda")]
          : [
              sql<boolean>`count(*) filter (where penguji in ('1', '2')) = 2 and (bool_or(penguji = 'penyelesaian')
                or max(nilai) filter (where penguji in ('1', '2')) - min(nilai) filter (where penguji in ('1', '2')) <= ${apart}::integer)`.as(
                "jadi",
              ),
              sql<boolean>`count(*) filter (where penguji in ('1', '2')) = 2 and not bool_or(penguji = 'penyelesaian')
                and max(nilai) filter (where penguji in ('1', '2')) - min(nilai) filter (where penguji in ('1', '2')) > ${apart}::integer`.as(
                "beda",
              ),
            ],
    )
    .where("komponen", "=", komponen)
    .where("nilai", "is not", null)
    .where("pendaftaranId", "in", ids)
    .groupBy("pendaftaranId");
  const { masuk, selesai, selisih } = await ctx.db
    .selectFrom(perChild.as("anak"))
    .select(({ fn }) => fn.countAll().as("masuk"))
    .select([sql<string>`count(*) filter (where jadi)`.as("selesai"), sql<string>`count(*) filter (where beda)`.as("selisih")])
    .executeTakeFirstOrThrow();
  return { masuk: Number(masuk), selesai: Number(selesai), selisih: Number(selisih) };
}

export type NilaiList = Awaited<ReturnType<typeof loadNilai>>;
