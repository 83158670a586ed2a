import { type Komponen, komponenInSentence } from "./komponen.ts";

/** Of what `readNilai` cannot read. */
export const unreadableSentence = (komponen: Komponen): string =>
  `Nilai ${komponenInSentence(komponen)} antara 0 dan 100, paling banyak dua angka di belakang koma.`;
