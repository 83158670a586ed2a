import type {} from "./tables.ts";

export { type CarriedToken, setKuki, tokenOf } from "./sesi/kuki.server.ts";
export { type Orang, orangMasuk } from "./sesi/orang.server.ts";
export { akhiriSesi, bersihkanSesi, findSession, type Sesi } from "./sesi/sesi.server.ts";
