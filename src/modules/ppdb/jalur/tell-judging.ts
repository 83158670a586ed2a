import { komponenLabel, komponenPpdb } from "../nilai/komponen.ts";
import { seriLabel } from "./seri.ts";

interface Judging {
  readonly bobot: Readonly<Record<string, number | null>>;
  readonly seri: readonly (string | null)[];
}

/** "Rapor 60 %", in the order of the sheets of marks. */
export const tellWeights = ({ bobot }: Pick<Judging, "bobot">): readonly string[] =>
  komponenPpdb.flatMap(({ value }) => (bobot[value] ? [`${komponenLabel(value)} ${bobot[value]} %`] : []));

/** What decides between equals, one after the other; the moment of registering does at last, whether or not the rules name it. */
export function tellSeri({ bobot, seri }: Judging): readonly string[] {
  const named = seri.filter((one) => one !== null);
  if (named.length === 0 && tellWeights({ bobot }).length === 0) return [];
  return [...new Set([...named, "waktu"])].map(seriLabel);
}
