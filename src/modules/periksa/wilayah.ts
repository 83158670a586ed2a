/**
 * Codes of regions as Kemendagri gives them: the first digits of a NIK and of a number of a family card. Provinces whole; the regions
 * within are judged where they stand here, which are those that nearly all families come from. A number never changes when a region
 * is divided.
 */
export const provinsi: Readonly<Record<string, string>> = {
  ...{ 11: "Aceh", 12: "Sumatera Utara", 13: "Sumatera Barat", 14: "Riau", 15: "Jambi", 16: "Sumatera Selatan", 17: "Bengkulu" },
  ...{ 18: "Lampung", 19: "Kepulauan Bangka Belitung", 21: "Kepulauan Riau", 31: "DKI Jakarta", 32: "Jawa Barat", 33: "Jawa Tengah" },
  ...{ 34: "DI Yogyakarta", 35: "Jawa Timur", 36: "Banten", 51: "Bali", 52: "Nusa Tenggara Barat", 53: "Nusa Tenggara Timur" },
  ...{ 61: "Kalimantan Barat", 62: "Kalimantan Tengah", 63: "Kalimantan Selatan", 64: "Kalimantan Timur", 65: "Kalimantan Utara" },
  ...{ 71: "Sulawesi Utara", 72: "Sulawesi Tengah", 73: "Sulawesi Selatan", 74: "Sulawesi Tenggara", 75: "Gorontalo" },
  ...{ 76: "Sulawesi Barat", 81: "Maluku", 82: "Maluku Utara", 91: "Papua", 92: "Papua Barat", 93: "Papua Selatan" },
  ...{ 94: "Papua Tengah", 95: "Papua Pegunungan", 96: "Papua Barat Daya" },
};

/** "54" was Timor Timur; people born there kept their numbers. */
const bygone: readonly string[] = ["54"];

export const kabupaten: Readonly<Record<string, string>> = {
  ...{ 7201: "Banggai", 7202: "Poso", 7203: "Donggala", 7204: "Tolitoli", 7205: "Buol", 7206: "Morowali", 7207: "Banggai Kepulauan" },
  ...{ 7208: "Parigi Moutong", 7209: "Tojo Una-Una", 7210: "Sigi", 7211: "Banggai Laut", 7212: "Morowali Utara", 7271: "Palu" },
};

const kecamatan: Readonly<Record<string, string>> = {
  ...{ 727101: "Palu Timur", 727102: "Palu Barat", 727103: "Palu Selatan", 727104: "Palu Utara", 727105: "Ulujadi", 727106: "Tatanga" },
  ...{ 727107: "Tawaeli", 727108: "Mantikulore" },
};

/** With what postal codes begin in a province. */
export const awalKodePos: Readonly<Record<string, string>> = { 72: "94" };

/** The regions within this one stand here, so that one which does not is none. */
const isListed = (names: Readonly<Record<string, string>>, kode: string): boolean => Object.keys(names).some((one) => one.startsWith(kode));

/** What is wrong with the region that a number begins with; undefined where it may well be right. */
export function regionFault(nomor: string): string | undefined {
  const [prov, kab, kec] = [nomor.slice(0, 2), nomor.slice(0, 4), nomor.slice(0, 6)];
  if (!Object.hasOwn(provinsi, prov)) return bygone.includes(prov) ? undefined : `diawali ${prov}, bukan kode provinsi`;
  if (kab.endsWith("00") || isMissing(kabupaten, prov, kab)) return `diawali ${kab}, bukan kode kabupaten/kota`;
  if (kec.endsWith("00") || isMissing(kecamatan, kab, kec)) return `diawali ${kec}, bukan kode kecamatan`;
  return undefined;
}

const isMissing = (names: Readonly<Record<string, string>>, within: string, kode: string): boolean =>
  isListed(names, within) && !Object.hasOwn(names, kode);

/** "Kab. Parigi-Moutong" and "PARIGI MOUTONG" are the same place. */
const plain = (name: string): string =>
  name
    .toLowerCase()
    .replace(/\b(?:provinsi|prov|kabupaten|kab|kota|kecamatan|kec|kelurahan|kel|daerah istimewa|daerah khusus ibukota|dki|di)\b\.?/g, "")
    .replace(/[^a-z]/g, "");

/** The code of a province by its name, however it is written; undefined for none. */
export const provinsiCode = (name: string): string | undefined => codeIn(provinsi, "", name);

/** Of a region by its name; null: none of those in this province. Undefined where nobody knows. */
export const kabupatenCode = (prov: string, name: string): string | null | undefined =>
  isListed(kabupaten, prov) ? (codeIn(kabupaten, prov, name) ?? null) : undefined;

/** False for what is no district of this region; where its districts are not known, every name may be one. */
export const isKecamatan = (kab: string, name: string): boolean => !isListed(kecamatan, kab) || codeIn(kecamatan, kab, name) !== undefined;

/** A district as its register writes it, however it is written here; undefined for what is none of this region. */
export function kecamatanName(kab: string, name: string): string | undefined {
  const kode = codeIn(kecamatan, kab, name);
  return kode && kecamatan[kode];
}

const codeIn = (names: Readonly<Record<string, string>>, within: string, name: string): string | undefined =>
  Object.entries(names).find(([kode, one]) => kode.startsWith(within) && plain(one) === plain(name))?.[0];
