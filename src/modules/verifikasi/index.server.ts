export { checkCodeApi } from "./api.server.ts";
export { type Bukti, berkasSeal, publishBukti, revokeBukti, withdrawBukti } from "./publish-bukti.server.ts";
export { replaceSealedKey } from "./signing-key.server.ts";
