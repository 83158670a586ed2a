export {
  type Banding,
  type BandingQuery,
  type BandingSum,
  type BarisBanding,
  bandingFields,
  type HasilBanding,
  type HitunganKelas,
  keptDays,
} from "./banding.ts";
export { bandingPath } from "./paths.ts";
