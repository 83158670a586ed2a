export type { SentKunci } from "./check-kunci.server.ts";
export { createKunci, type NewKunci } from "./create-kunci.server.ts";
export { findProgram, kunciOf, programKini, programNow } from "./find-program.server.ts";
export { kunciAtOnce, listKunci, type Pemilik, pemilikChoices } from "./list-kunci.server.ts";
export { revokeKunci } from "./revoke-kunci.server.ts";
