import type { Option } from "#kit/register/fields.ts";

const golonganPns = [
  ["I/a", "Juru Muda"],
  ["I/b", "Juru Muda Tingkat I"],
  ["I/c", "Juru"],
  ["I/d", "Juru Tingkat I"],
  ["II/a", "Pengatur Muda"],
  ["II/b", "Pengatur Muda Tingkat I"],
  ["II/c", "Pengatur"],
  ["II/d", "Pengatur Tingkat I"],
  ["III/a", "Penata Muda"],
  ["III/b", "Penata Muda Tingkat I"],
  ["III/c", "Penata"],
  ["III/d", "Penata Tingkat I"],
  ["IV/a", "Pembina"],
  ["IV/b", "Pembina Tingkat I"],
  ["IV/c", "Pembina Utama Muda"],
  ["IV/d", "Pembina Utama Madya"],
  ["IV/e", "Pembina Utama"],
] as const;

const golonganPppk = "I II III IV V VI VII VIII IX X XI XII XIII XIV XV XVI XVII".split(" ");

/** All 17 ranks of PNS and the groups of PPPK, lowest first. */
export const pangkat = [
  ...golonganPns.map(([golongan, nama]) => ({ value: golongan, label: `${nama} (${golongan})` })),
  ...golonganPppk.map((golongan) => ({ value: `PPPK-${golongan}`, label: `PPPK golongan ${golongan}` })),
] as const satisfies readonly Option[];

/** The rank above; undefined at the top, and for PPPK, who do not climb. */
export function nextPangkat(kini: string): string | undefined {
  const place = golonganPns.findIndex(([golongan]) => golongan === kini);
  return place < 0 ? undefined : golonganPns[place + 1]?.[0];
}
