import "./tables.ts";

export { beriDisposisi, type IsianDisposisi } from "./alur/beri.server.ts";
export { tegurDisposisi, tegurYangTerlambat } from "./alur/tegur.server.ts";
