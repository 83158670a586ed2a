import type { RegisterParts } from "#kit/behaviour/parts.ts";
import type { Register } from "#kit/register/register.ts";
import { pegawaiParts } from "#modules/kepegawaian/index.tsx";

/** Registers with pieces of the interface of their own. */
const all: readonly RegisterParts[] = [pegawaiParts];

export const partsOf = ({ name }: Register): Partial<RegisterParts> => all.find(({ register }) => register.name === name) ?? {};
