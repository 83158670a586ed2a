interface Peraih {
  readonly peraih: string;
  readonly kategori: "individu" | "kelompok";
  readonly publikasi: "inisial" | "nama" | "tidak";
}

/** Pupils are children: without their parents' consent only initials are shown, and of a team, whose name may list them, none. */
export function peraihPublik({ peraih, kategori, publikasi }: Peraih): string {
  if (publikasi === "nama") return peraih;
  return kategori === "kelompok" ? "Regu madrasah" : inisial(peraih);
}

export const inisial = (nama: string): string =>
  nama
    .split(/[\s.]+/)
    .filter((kata) => /^\p{L}/u.test(kata))
    .map((kata) => `${[...kata][0]?.toUpperCase()}.`)
    .join(" ") || "Siswa madrasah";
