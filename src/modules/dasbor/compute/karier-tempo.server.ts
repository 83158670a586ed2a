import { may, type ReadCtx } from "#kit/ctx.server.ts";
import { type RawBuilder, sql } from "#kit/database/sql.server.ts";
import { today } from "#kit/dates.ts";
import { allRules, composeTempo, masaDekat, type TempoSource, tempoSource } from "#modules/kepegawaian/index.server.ts";
import { hariRemaining, type Rules, tell, tempoStage } from "#modules/kepegawaian/index.ts";
import type { TempoKarier } from "../dasbor.ts";
import { senarai } from "./at-once.server.ts";

const sebanyak = 5;

interface Material {
  readonly orang: readonly TempoSource[];
  readonly aturan: readonly Rules[];
}

/** What careers are counted from; null for who has none to see. */
export function karierTempoMaterial(ctx: ReadCtx): RawBuilder<Material | null> {
  if (may(ctx, "karier:read") === "no") return sql<null>`select null::json`;
  return sql<Material>`select json_build_object('orang', (${senarai(tempoSource(ctx, true))}), 'aturan', (${senarai(allRules())}))`;
}

/** What falls due within 90 days; null when there is nothing. */
export function composeTempoKarier(ctx: ReadCtx, bahan: Material | null): TempoKarier | null {
  if (!bahan) return null;
  const hari = today(ctx.now);
  const sisa = composeTempo(bahan.orang, bahan.aturan, masaDekat(hari)).map((tempo) => ({
    ...tempo,
    sisa: hariRemaining(tempo.jatuh, hari),
  }));
  const dalam = (tahap: number) => sisa.filter((satu) => satu.sisa >= 0 && satu.sisa <= tahap);
  const dekat = dalam(Math.max(...tempoStage));
  if (dekat.length === 0) return null;
  return {
    semua: may(ctx, "karier:read") === "yes",
    langkah: tempoStage.map((tahap) => ({ tahap, banyak: dalam(tahap).length })),
    dekat: dekat.slice(0, sebanyak).map((satu) => ({ ...tell(satu), sisa: satu.sisa })),
  };
}
