/** What the portal fetches only when a visit ends. */
export { forgetBundle } from "./siswa/offline/store.ts";
