import { type Ctx, may } from "#kit/ctx.server.ts";
import { type RawBuilder, sql } from "#kit/database/sql.server.ts";
import { today } from "#kit/dates.ts";
import { masaDekat, type SumberTempo, semuaAturan, sumberTempo, susunTempo } from "#modules/kepegawaian/index.server.ts";
import { type Aturan, ceritakan, sisaHari, tahapTempo } from "#modules/kepegawaian/index.ts";
import type { TempoKarier } from "../dasbor.ts";
import { senarai } from "./sekaligus.server.ts";

const sebanyak = 5;

interface Bahan {
  readonly orang: readonly SumberTempo[];
  readonly aturan: readonly Aturan[];
}

/** What careers are counted from; null for who has none to see. */
export function bahanTempoKarier(ctx: Ctx): RawBuilder<Bahan | null> {
  if (may(ctx, "karier:read") === "no") return sql<null>`select null::json`;
  return sql<Bahan>`select json_build_object('orang', (${senarai(sumberTempo(ctx, true))}), 'aturan', (${senarai(semuaAturan())}))`;
}

/** What falls due within 90 days; null when there is nothing. */
export function susunTempoKarier(ctx: Ctx, bahan: Bahan | null): TempoKarier | null {
  if (!bahan) return null;
  const hari = today(ctx.now);
  const sisa = susunTempo(bahan.orang, bahan.aturan, masaDekat(hari)).map((tempo) => ({ ...tempo, sisa: sisaHari(tempo.jatuh, hari) }));
  const dalam = (tahap: number) => sisa.filter((satu) => satu.sisa >= 0 && satu.sisa <= tahap);
  const dekat = dalam(Math.max(...tahapTempo));
  if (dekat.length === 0) return null;
  return {
    semua: may(ctx, "karier:read") === "yes",
    langkah: tahapTempo.map((tahap) => ({ tahap, banyak: dalam(tahap).length })),
    dekat: dekat.slice(0, sebanyak).map((satu) => ({ ...ceritakan(satu), sisa: satu.sisa })),
  };
}
