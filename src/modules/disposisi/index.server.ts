import "./tables.ts";

export { beriDisposisi, type IsianDisposisi, teruskanDisposisi } from "./alur/beri.server.ts";
export { tegurDisposisi, tegurYangTerlambat } from "./alur/tegur.server.ts";
export { jawabDisposisi, tutupDisposisi } from "./alur/tindak.server.ts";
export { pohonSurat } from "./pohon.server.ts";
export { suratMasukHooks } from "./surat-masuk.server.ts";
