import { type KnownRegion, regencyName, regionsNamed, type Wilayah } from "#modules/periksa/index.ts";
import type { Town } from "./town.ts";
import { town as town7271 } from "./towns/7271.ts";

/** What is written about where a child lives: the one line of the registration, and the fields of re-registration once filled in. */
export interface Written {
  readonly alamat: string;
  readonly kecamatan: string | null;
  readonly kabupaten: string | null;
  readonly provinsi: string | null;
}

/** Where the school stands. */
export interface Home {
  /** Undefined where nobody has written its parts down. */
  readonly town: Town | undefined;
  /** Two digits of Kemendagri. */
  readonly provinsi: string | undefined;
  readonly wilayah: Wilayah;
  /** What an address may name in the town and around it, the longest first. */
  readonly places: readonly Place[];
}

export const unread = "Tidak terbaca";

const towns: readonly Town[] = [town7271];

export function homeOf(sekolah: { readonly kota: string; readonly provinsi: string }, wilayah: Wilayah): Home {
  const provinsi = regionsNamed(wilayah, "", sekolah.provinsi)[0]?.kode;
  const kota = provinsi && regionsNamed(wilayah, provinsi, sekolah.kota)[0]?.kode;
  const town = towns.find((one) => one.kode === kota);
  return { provinsi, town, wilayah, places: town ? placesAround(town, wilayah) : [] };
}

/** A child's district by what its family wrote: a kecamatan of the school's town, a regency around it, or a province. Never more than that. */
export function districtOf({ alamat, kecamatan, kabupaten, provinsi }: Written, home: Home): string {
  const { town, provinsi: own, wilayah } = home;
  const [prov] = regionsNamed(wilayah, "", provinsi ?? "");
  if (prov && prov.kode !== own) return prov.nama;
  const [kab] = own ? regionsNamed(wilayah, own, kabupaten ?? "") : [];
  if (kab && kab.kode !== town?.kode) return regencyName(kab);
  if (!town) return kabupaten?.trim() || unread;
  if (kab) return regionsNamed(wilayah, town.kode, kecamatan ?? "")[0]?.nama ?? read(alamat, { ...home, town }, somewhereIn(town));
  return read(alamat, { ...home, town }, unread);
}

const somewhereIn = ({ nama }: Town): string => `${nama}, kecamatan tidak disebut`;

interface InTown extends Home {
  readonly town: Town;
}

function read(alamat: string, { town, places }: InTown, otherwise: string): string {
  const [whole, text] = [plain(alamat), plain(withoutStreets(alamat))];
  // A street bears one word of a name; two are the district itself.
  const named = Object.keys(town.kelurahan).filter((name) => (name.includes(" ") ? whole : text).includes(` ${name.toLowerCase()} `));
  const district = only(named.filter((name) => text.includes(` kec ${name.toLowerCase()} `))) ?? only(named);
  if (district) return district;
  const [found, rest] = placesIn(text, { town, places });
  const isInTown = found.length === 0 && ` ${rest} ${whole}`.includes(` ${town.nama.toLowerCase()} `);
  return only(found) ?? (isInTown ? somewhereIn(town) : otherwise);
}

/** Which districts the kelurahan and regencies of a text lie in, and what is left of it. */
function placesIn(text: string, { town, places }: Pick<InTown, "town" | "places">): readonly [readonly string[], string] {
  let rest = text;
  const found = new Set<string>();
  for (const { words, daerah } of places) {
    const behind = ` kel ${words} `;
    const wanted = town.everyday.includes(words) || rest.includes(behind) ? behind : ` ${words} `;
    if (!rest.includes(wanted)) continue;
    if (wanted === behind) return [[daerah], rest];
    found.add(daerah);
    rest = rest.replaceAll(wanted, " / ");
  }
  return [[...found], rest];
}

interface Place {
  readonly words: string;
  readonly daerah: string;
}

/** The longest name first: a kelurahan may be called after the regency beside it, with a word more. */
const placesAround = ({ kode, kelurahan, short }: Town, wilayah: Wilayah): readonly Place[] =>
  [
    ...[...Object.entries(kelurahan), ...Object.entries(short)].flatMap(([daerah, names]) =>
      names.map((name) => ({ words: name.toLowerCase(), daerah })),
    ),
    ...regionsAround(kode, wilayah).map((region) => ({
      words: regencyName(region).replace(/^\S+ /, "").toLowerCase().replaceAll("-", " "),
      daerah: regencyName(region),
    })),
  ].sort((one, other) => other.words.length - one.words.length);

/** The regencies and towns of the same province. */
const regionsAround = (kode: string, { regions }: Wilayah): readonly KnownRegion[] =>
  [...regions.values()].filter((one) => one.kode.length === 4 && one.kode !== kode && one.kode.startsWith(kode.slice(0, 2)));

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
