import type { RegisterParts } from "#kit/behaviour/parts.ts";
import type { Register } from "#kit/register/register.ts";
import { pegawaiParts } from "#modules/kepegawaian/index.tsx";

/** Registers with pieces of the interface of their own, by their names: a browser has no other register than the page's own. */
export const registerParts: Readonly<Record<string, RegisterParts>> = { pegawai: pegawaiParts };

export const partsOf = ({ name }: Register): RegisterParts => registerParts[name] ?? {};
