import type { JenisPerangkat } from "./tables.ts";

export const jenisLabels: Readonly<Record<JenisPerangkat, string>> = { kios: "Kios kehadiran", layar: "Layar kode" };

export const isJenisPerangkat = (value: unknown): value is JenisPerangkat => value === "kios" || value === "layar";

export const luarJaringan = "Perangkat ini tidak berada di jaringan madrasah. Sambungkan ke jaringan madrasah, lalu coba lagi.";
