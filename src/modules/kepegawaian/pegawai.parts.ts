import type { RegisterParts } from "#kit/behaviour/parts.ts";
import { pegawai } from "./pegawai.ts";
import { PegawaiCard } from "./personil/parts/card.tsx";

export const pegawaiParts: RegisterParts = { register: pegawai, card: PegawaiCard };
