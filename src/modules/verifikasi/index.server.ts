import "./tables.ts";

export { periksaKodeApi } from "./api.server.ts";
export { tulisKode } from "./kode.ts";
export { gantiKunciTersegel } from "./kunci-surat.server.ts";
export { type Bukti, cabutBukti, segelBerkas, terbitkanBukti } from "./terbitkan-bukti.server.ts";
