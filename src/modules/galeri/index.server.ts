export { listFotoApi, listVideoApi } from "./api.server.ts";
export { readAlbum } from "./read/read-album.server.ts";
export { countFoto, readFoto } from "./read/read-foto.server.ts";
export { readVideo } from "./read/read-video.server.ts";
export { galeriSources } from "./read/site-sources.server.ts";
export { takeDetail, takeVideoDetail } from "./video-detail/take-video-detail.server.ts";
