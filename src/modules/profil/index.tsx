/** What other modules show of this one. Apart from `index.ts`, which the tables of contents read: components bring styles along. */

export { BagianHalaman } from "./bagian/bagian-halaman.tsx";
export { JamBuka, JamList } from "./jam/jam-buka.tsx";
