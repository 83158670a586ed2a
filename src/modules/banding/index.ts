export {
  type Banding,
  type BandingQuery,
  type BandingSum,
  type BarisBanding,
  bandingFields,
  bandingPath,
  type HasilBanding,
  type HitunganKelas,
  keptDays,
} from "./banding.ts";
