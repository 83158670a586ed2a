export {
  type Banding,
  type BandingQuery,
  type BandingSum,
  type BarisBanding,
  bandingFields,
  bandingPath,
  type HitunganKelas,
  keptDays,
} from "./banding.ts";
