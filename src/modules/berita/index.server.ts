export { listBeritaApi, listKategoriApi } from "./api.server.ts";
export { allBeritaPath, beritaFeed, sampulBerita } from "./read/berita-feed.server.ts";
export { latestBerita } from "./read/latest-berita.server.ts";
export { nextPublished } from "./read/published.server.ts";
export { beritaSources } from "./read/site-sources.server.ts";
export { begunBy } from "./redaksi/begun-by.server.ts";
export { searchNaskah } from "./redaksi/search-naskah.server.ts";
export { beritaHooks } from "./register/berita.server.ts";
export { installTagar } from "./tagar/tagar-berita.server.ts";
