import type { KnownRegion } from "./wilayah.ts";

type Depth = NonNullable<KnownRegion["lengkap"]>;

/**
 * Which regions of a list it has all regions within of, if it lacks none: a province down to the districts where it has some of
 * every regency, otherwise one level down, as a regency of which it has districts.
 */
export function wholeWithin(codes: readonly string[]): ReadonlyMap<string, Depth> {
  const listed = new Set(codes);
  const within = Map.groupBy(listed, (kode) => kode.slice(0, -2));
  const has = (kode: string) => (within.get(kode) ?? []).length > 0;
  const whole = new Map<string, Depth>();
  for (const kode of [...listed].filter(({ length }) => length === 2 || length === 4).sort()) {
    if (!has(kode)) continue;
    const isDeep = kode.length === 2 && within.get(kode)?.every(has);
    if (isDeep) whole.set(kode, "kecamatan");
    else if (whole.get(kode.slice(0, 2)) !== "kecamatan") whole.set(kode, "satu");
  }
  return whole;
}
