export type { Pengaturan } from "./tables.ts";
