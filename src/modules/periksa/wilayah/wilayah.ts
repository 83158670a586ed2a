/** A region as its register keeps it. */
export interface KnownRegion {
  /** Of Kemendagri: two digits of a province, four of a regency or town, six of a district. */
  readonly kode: string;
  readonly nama: string;
  /** One that is no more still stands in numbers that were given out in it. */
  readonly keadaan: "berlaku" | "lama" | null;
  /** How deep the regions within are known all of them; null: not at all. */
  readonly lengkap: "satu" | "kecamatan" | null;
  readonly awalKodePos: string | null;
}

/** The regions that are known, as rules ask for them. */
export interface Wilayah {
  readonly regions: ReadonlyMap<string, KnownRegion>;
  /** By the code of the region around them; "" around the provinces. */
  readonly within: ReadonlyMap<string, ReadonlyMap<string, readonly KnownRegion[]>>;
}

const around = (kode: string): string => kode.slice(0, -2);

/** Takes region after region: thousands at once would hold everybody up. */
export function gatherWilayah() {
  const regions = new Map<string, KnownRegion>();
  const within = new Map<string, Map<string, KnownRegion[]>>();
  return {
    add: (region: KnownRegion): void => {
      regions.set(region.kode, region);
      const names = within.get(around(region.kode)) ?? new Map<string, KnownRegion[]>();
      within.set(around(region.kode), names);
      names.set(plain(region.nama), [...(names.get(plain(region.nama)) ?? []), region]);
    },
    wilayah: (): Wilayah => ({ regions, within }),
  };
}

/** Every region within this one stands here, so that one which does not is none. */
export function isWhole({ regions, within }: Wilayah, kode: string): boolean {
  if (kode === "") return within.has("");
  if (regions.get(kode)?.lengkap) return true;
  return kode.length === 4 && regions.get(around(kode))?.lengkap === "kecamatan";
}

/** What is wrong with the region that a number begins with; undefined where it may well be right. */
export function regionFault(wilayah: Wilayah, nomor: string): string | undefined {
  for (const [length, noun] of levels) {
    const kode = nomor.slice(0, length);
    const isUnknown = isWhole(wilayah, around(kode)) && !wilayah.regions.has(kode);
    if (kode.endsWith("00") || isUnknown) return `diawali ${kode}, bukan kode ${noun}`;
  }
  return undefined;
}

const levels = [
  [2, "provinsi"],
  [4, "kabupaten/kota"],
  [6, "kecamatan"],
] as const;

/**
 * The regions within this one that are called so, however it is written: those of today where there are any. A town and the regency
 * around it often share a name; who writes which of them means that one.
 */
export function regionsNamed({ within }: Wilayah, inside: string, nama: string): readonly KnownRegion[] {
  const all = within.get(inside)?.get(plain(nama)) ?? [];
  const meant = preferred(all, ({ kode }) => kode.length !== 4 || isTown(kode) === /^\s*kota\b/i.test(nama));
  const said = /^\s*(?:kota|kab)/i.test(nama) ? meant : all;
  return preferred(said, ({ keadaan }) => keadaan !== "lama");
}

function preferred<T>(all: readonly T[], isBetter: (one: T) => boolean): readonly T[] {
  const better = all.filter(isBetter);
  return better.length > 0 ? better : all;
}

/** From 71 on the third and fourth digits are those of a town. */
const isTown = (kode: string): boolean => Number(kode.slice(2, 4)) > 70;

/** "Kab. Sigi", "Kota Bitung": whether the list says so or not. */
export function regencyName({ kode, nama }: Pick<KnownRegion, "kode" | "nama">): string {
  const bare = nama.replace(/^\s*(?:kota|kabupaten|kab)\b\.?\s*/i, "").trim();
  return `${isTown(kode) ? "Kota" : "Kab."} ${bare || nama}`;
}

/** "Kab. Parigi-Moutong" and "PARIGI MOUTONG" are the same place. */
const plain = (name: string): string =>
  name
    .normalize("NFKD")
    .toLowerCase()
    .replace(/\b(?:provinsi|prov|kabupaten|kab|kota|kecamatan|kec|kelurahan|kel|daerah istimewa|daerah khusus ibukota|dki|di)\b\.?/g, "")
    .replace(/[^a-z]/g, "");
