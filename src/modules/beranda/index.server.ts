import "./tables.ts";

export { daftarBannerApi } from "./api.server.ts";
export { bacaBanner } from "./isi.server.ts";
