import "./tables.ts";

export { tulisKode } from "./kode.ts";
export { type Bukti, cabutBukti, segelBerkas, terbitkanBukti } from "./terbitkan-bukti.server.ts";
