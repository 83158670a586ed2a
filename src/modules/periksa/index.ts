export { asAsked, type Flagged, type Keadaan, narrow, type PeriksaPage, type PeriksaQuery, pageOf, readPeriksa } from "./flagged.ts";
export { isKkDated, plainName, readNik, shortDay } from "./nomor.ts";
export { type Found, inspect, namesOf, type Rule, type RuleWords, wordsOf } from "./rule.ts";
export { findingReport } from "./sheet.ts";
export { periksaPath, periksaTabs } from "./tabs.ts";
export { kodeWilayah } from "./wilayah/kode-wilayah.ts";
export { wholeWithin } from "./wilayah/whole-within.ts";
export {
  gatherWilayah,
  isWhole,
  type KnownRegion,
  regencyName,
  regionFault,
  regionsNamed,
  type Wilayah,
} from "./wilayah/wilayah.ts";
