import type { RuleRow } from "../jalur/rule-rows.server.ts";
import { type Komponen, komponenPpdb, mapelOf } from "./komponen.ts";
import type { Measure } from "./settle.ts";

type Rules = Pick<RuleRow, "bobotRapor" | "bobotTes" | "bobotBtq" | "bobotTahfidz" | "bobotWawancara" | "bobotPrestasi"> &
  Pick<RuleRow, "toleransiTes" | "toleransiBtq" | "toleransiTahfidz" | "toleransiWawancara" | "toleransiPrestasi" | "mapelRapor">;

/** The parts that a path weighs, and how each is judged. */
export function measuresOf(rules: Rules): readonly Measure[] {
  const bobot: Readonly<Record<Komponen, number | null>> = {
    ...{ rapor: rules.bobotRapor, tes: rules.bobotTes, btq: rules.bobotBtq },
    ...{ tahfidz: rules.bobotTahfidz, wawancara: rules.bobotWawancara, prestasi: rules.bobotPrestasi },
  };
  const toleransi: Partial<Record<Komponen, number | null>> = {
    ...{ tes: rules.toleransiTes, btq: rules.toleransiBtq, tahfidz: rules.toleransiTahfidz },
    ...{ wawancara: rules.toleransiWawancara, prestasi: rules.toleransiPrestasi },
  };
  return komponenPpdb
    .filter(({ value }) => (bobot[value] ?? 0) > 0)
    .map(({ value }) => ({
      ...{ komponen: value, toleransi: toleransi[value] ?? null },
      mapel: value === "rapor" ? mapelOf(rules.mapelRapor) : [],
    }));
}
