/** What a path may weigh, in the order of the sheets. */
export const komponenPpdb = [
  { value: "rapor", label: "Rapor" },
  { value: "tes", label: "Tes" },
  { value: "btq", label: "Baca tulis Al-Qur'an" },
  { value: "tahfidz", label: "Tahfidz" },
  { value: "wawancara", label: "Wawancara" },
  { value: "prestasi", label: "Prestasi" },
] as const;

export type Komponen = (typeof komponenPpdb)[number]["value"];

/** By whom: two may judge the same child, and a third value settles what they do not agree on. */
export type Penguji = "1" | "2" | "penyelesaian";

export const isKomponen = (value: unknown): value is Komponen => komponenPpdb.some((one) => one.value === value);

export const komponenLabel = (komponen: Komponen): string => komponenPpdb.find(({ value }) => value === komponen)?.label ?? komponen;

/** As it stands within a sentence: a name in it keeps its capital. */
export const komponenInSentence = (komponen: Komponen): string => lowerFirst(komponenLabel(komponen));

export const lowerFirst = (label: string): string => label.charAt(0).toLowerCase() + label.slice(1);

export const semesters = [1, 2, 3, 4, 5] as const;

/** In hundredths. */
const highest = 10_000;

/** "85,5" becomes 8550, in hundredths; "" becomes null. @returns undefined for what is no mark between 0 and 100 with two decimals at most */
export function readNilai(typed: string): number | null | undefined {
  const text = typed.trim();
  if (text === "") return null;
  const found = /^(\d{1,3})(?:[.,](\d{1,2}))?$/.exec(text);
  if (!found) return undefined;
  const nilai = Number(found[1]) * 100 + Number((found[2] ?? "").padEnd(2, "0"));
  return nilai <= highest ? nilai : undefined;
}

/** 8550 becomes "85,50". */
export const writeNilai = (nilai: number): string => `${Math.floor(nilai / 100)},${String(nilai % 100).padStart(2, "0")}`;

/** Ten-thousandths of a point as they are read at school: 855000 becomes "85,50", 800050 "80,005". */
export function writeJumlah(jumlah: number): string {
  const part = String(jumlah % 10_000)
    .padStart(4, "0")
    .replace(/0{1,2}$/, "");
  return `${Math.floor(jumlah / 10_000)},${part}`;
}

/** The subjects of a path, one each line, as its rules name them. */
export const mapelOf = (lines: string | null): readonly string[] => [
  ...new Set((lines ?? "").split("\n").flatMap((line) => line.trim().slice(0, 60).trim() || [])),
];
