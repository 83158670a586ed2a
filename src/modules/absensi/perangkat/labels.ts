import type { Stored } from "#kit/database/tables.ts";

/** A kiosk takes PINs; a screen shows the code. */
export type JenisPerangkat = Stored<"kiosAbsensi">["jenis"];
/** The office ended it, or its token was used from two places. */
export type SebabDitutup = NonNullable<Stored<"kiosAbsensi">["sebabDitutup"]>;

export const jenisLabels: Readonly<Record<JenisPerangkat, string>> = { kios: "Kios kehadiran", layar: "Layar kode" };

export const isJenisPerangkat = (value: unknown): value is JenisPerangkat => value === "kios" || value === "layar";

export const luarJaringan = "Perangkat ini tidak berada di jaringan madrasah. Sambungkan ke jaringan madrasah, lalu coba lagi.";

export type PerangkatClosed = SebabDitutup | "berakhir";

const closedReasons: Readonly<Record<PerangkatClosed, string>> = {
  ganda:
    "ini ditutup karena kunci pengenalnya dipakai dari dua tempat, sehingga mungkin disalin orang. Mintalah Tata Usaha memeriksa perangkat ini, lalu mengajukannya lagi di sini.",
  ditutup: "ini sudah ditutup. Mintalah Tata Usaha mengajukannya lagi di perangkat ini.",
  berakhir: "ini sudah habis masa berlakunya, yaitu 180 hari. Mintalah Tata Usaha mengajukannya lagi di perangkat ini.",
};

export const isClosed = (keadaan: string): keadaan is PerangkatClosed => Object.hasOwn(closedReasons, keadaan);

/** Why a device records nothing any more, and what to do. */
export const closedSentence = (jenis: JenisPerangkat, sebab: PerangkatClosed): string => `${jenisLabels[jenis]} ${closedReasons[sebab]}`;
