/** The roles an account may hold, several at once, with the words people know them by. */
export const peran = {
  administrator: "Administrator",
  kepala: "Kepala Madrasah",
  tataUsaha: "Tata Usaha",
  humas: "Humas",
  panitiaPpdb: "Panitia PPDB",
  ketuaPpdb: "Ketua Panitia PPDB",
  guru: "Guru",
  waliKelas: "Wali Kelas",
  pegawai: "Pegawai",
} as const;

export type Peran = keyof typeof peran;

export const allPeran = Object.keys(peran) as readonly Peran[];

/** Roles that decide about others: given and taken by two people. */
export const powerfulPeran: readonly Peran[] = ["administrator", "kepala"];

/** Who decides and who signs shows more than a password. */
export const wajibBerfaktor = (held: readonly string[]): boolean =>
  held.some((one) => one === "administrator" || one === "kepala" || one === "atasNama");

export const isPeran = (name: string): name is Peran => Object.hasOwn(peran, name);

/** "Tata Usaha, Guru", in the order of the list above. */
export const peranLabels = (held: readonly string[]): string =>
  allPeran
    .filter((name) => held.includes(name))
    .map((name) => peran[name])
    .join(", ");
