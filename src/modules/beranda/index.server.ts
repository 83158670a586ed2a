export { listBannerApi } from "./api.server.ts";
export { readBanner } from "./content.server.ts";
