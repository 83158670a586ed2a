export { countUnseen } from "./count-unseen.server.ts";
export { deleteBanding, forgetErased, sweepBanding } from "./delete-banding.server.ts";
export { exportBanding } from "./export-banding.server.ts";
export { findBanding, officeSight, type Sight } from "./find-banding.server.ts";
export { followBanding } from "./follow-banding.server.ts";
export { listBanding, loadBanding } from "./load-banding.server.ts";
export { makeBanding } from "./make-banding.server.ts";
export { type Marked, markBaris, markSeen } from "./mark-baris.server.ts";
export { type OtherWord, otherWords } from "./other-words.server.ts";
export { readBandingQuery } from "./query.ts";
export {
  countOfBanding,
  countsByIsian,
  countsByKelas,
  differsPredicate,
  ofKelasPredicate,
  rowsOfBanding,
} from "./rows-of-banding.server.ts";
