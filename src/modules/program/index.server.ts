export type { SentKunci } from "./check-kunci.server.ts";
export { createKunci, type NewKunci } from "./create-kunci.server.ts";
export { demandKunci, findProgram, kunciOf, programKini } from "./find-program.server.ts";
export { kunciAtOnce, listKunci, type Pemilik, pemilikChoices } from "./list-kunci.server.ts";
export { revokeKunci } from "./revoke-kunci.server.ts";
