import "./tables.ts";

export type { Tingkat } from "./tables.ts";
