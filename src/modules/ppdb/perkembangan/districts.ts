import { kabupaten, kabupatenCode, kecamatanName, provinsi, provinsiCode } from "#modules/periksa/index.ts";

/** What is written about where a child lives: the one line of the registration, and the fields of re-registration once filled in. */
export interface Written {
  readonly alamat: string;
  readonly kecamatan: string | null;
  readonly kabupaten: string | null;
  readonly provinsi: string | null;
}

export const unread = "Tidak terbaca";
export const somewhereInPalu = "Palu, kecamatan tidak disebut";

const palu = "7271";
const central = "72";

/** Every kelurahan of the town (Perda Kota Palu 4/2012) by its kecamatan. */
const kelurahan: Readonly<Record<string, readonly string[]>> = {
  "Palu Barat": ["Balaroa", "Baru", "Kamonji", "Lere", "Siranindi", "Ujuna"],
  "Palu Selatan": ["Birobuli Selatan", "Birobuli Utara", "Petobo", "Tatura Selatan", "Tatura Utara"],
  "Palu Timur": ["Besusu Barat", "Besusu Tengah", "Besusu Timur", "Lolu Selatan", "Lolu Utara"],
  "Palu Utara": ["Kayumalue Ngapa", "Kayumalue Pajeko", "Mamboro", "Mamboro Barat", "Taipa"],
  Mantikulore: ["Kawatuna", "Lasoani", "Layana Indah", "Poboya", "Talise", "Talise Valangguni", "Tanamodindi", "Tondo"],
  Tatanga: ["Boyaoge", "Duyu", "Nunu", "Palupi", "Pengawu", "Tawanjuka"],
  Tawaeli: ["Baiya", "Lambara", "Panau", "Pantoloan", "Pantoloan Boya"],
  Ulujadi: ["Buluri", "Donggala Kodi", "Kabonena", "Silae", "Tipo", "Watusampu"],
};

/** Halves of names that people write alone: both halves lie in one kecamatan. */
const short: Readonly<Record<string, readonly string[]>> = {
  "Palu Selatan": ["Birobuli", "Tatura"],
  "Palu Timur": ["Besusu", "Lolu"],
  "Palu Utara": ["Kayumalue"],
  Mantikulore: ["Layana"],
};

/** Everyday words as well as names: they count only behind "Kel.". */
const everyday: readonly string[] = ["baru"];

export const kecamatanPalu: readonly string[] = Object.keys(kelurahan);

interface Place {
  readonly words: string;
  readonly daerah: string;
}

// The longest name first: "Donggala Kodi" is a kelurahan of the town, "Donggala" the regency beside it.
const places: readonly Place[] = [
  ...Object.entries(kelurahan).flatMap(([daerah, names]) => names.map((name) => ({ words: name.toLowerCase(), daerah }))),
  ...Object.entries(short).flatMap(([daerah, names]) => names.map((name) => ({ words: name.toLowerCase(), daerah }))),
  ...Object.entries(kabupaten)
    .filter(([kode]) => kode !== palu)
    .map(([, name]) => ({ words: name.toLowerCase().replaceAll("-", " "), daerah: `Kab. ${name}` })),
].sort((one, other) => other.words.length - one.words.length);

/** A child's district by what its family wrote: a kecamatan of the town, a regency around it, or a province. Never more than that. */
export function districtOf({ alamat, kecamatan, kabupaten: kab, provinsi: prov }: Written): string {
  const kodeProv = prov ? provinsiCode(prov) : undefined;
  if (kodeProv && kodeProv !== central) return provinsi[kodeProv] ?? unread;
  const kodeKab = kab ? kabupatenCode(central, kab) : undefined;
  if (kodeKab === palu) return kecamatanName(palu, kecamatan ?? "") ?? read(alamat, somewhereInPalu);
  if (kodeKab) return `Kab. ${kabupaten[kodeKab]}`;
  return read(alamat, unread);
}

function read(alamat: string, otherwise: string): string {
  const [whole, text] = [plain(alamat), plain(withoutStreets(alamat))];
  const named = kecamatanPalu.filter((name) => (name.startsWith("Palu ") ? whole : text).includes(` ${name.toLowerCase()} `));
  const district = only(named.filter((name) => text.includes(` kec ${name.toLowerCase()} `))) ?? only(named);
  if (district) return district;
  const [found, rest] = placesIn(text);
  return only(found) ?? (found.length === 0 && ` ${rest} ${whole}`.includes(" palu ") ? somewhereInPalu : otherwise);
}

/** Which districts the kelurahan and regencies of a text lie in, and what is left of it. */
function placesIn(text: string): readonly [readonly string[], string] {
  let rest = text;
  const found = new Set<string>();
  for (const { words, daerah } of places) {
    const behind = ` kel ${words} `;
    const wanted = everyday.includes(words) || rest.includes(behind) ? behind : ` ${words} `;
    if (!rest.includes(wanted)) continue;
    if (wanted === behind) return [[daerah], rest];
    found.add(daerah);
    rest = rest.replaceAll(wanted, " / ");
  }
  return [[...found], rest];
}

const only = (names: readonly string[]): string | undefined => (names.length === 1 ? names[0] : undefined);

/** Streets are named after places all over the town; a house number ends them. */
const withoutStreets = (alamat: string): string => alamat.replaceAll(/\b(?:jl|jln|jalan|lorong|lrg|lr|gang|gg)\b[^,;\n\d]*/gi, " , ");

/** Lower case, single spaces around each word, one abbreviation for one word, a bar where a new part begins. */
const plain = (text: string): string =>
  ` ${text
    .toLowerCase()
    .replaceAll(/\b(?:kecamatan|kec)\b/g, "| kec")
    .replaceAll(/\b(?:kelurahan|kel|desa|ds)\b/g, "| kel")
    .replaceAll(/[,;\n()]/g, " | ")
    .replaceAll(/[^a-z|]+/g, " ")
    .trim()} `;
