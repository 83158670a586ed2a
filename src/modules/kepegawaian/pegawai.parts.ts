import type { RegisterParts } from "#kit/behaviour/parts.ts";
import { pegawai } from "./pegawai.ts";
import { KartuPegawai } from "./personil/tampilan/kartu.tsx";

export const pegawaiParts: RegisterParts = { register: pegawai, card: KartuPegawai };
