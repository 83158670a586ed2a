/** Numbers that the state gives to people, as fields of text take them. */
const angka = (banyak: number) => ({ max: banyak, pattern: new RegExp(`^\\d{${banyak}}$`) });

export const nip = { ...angka(18), patternSentence: "NIP terdiri dari 18 angka, tanpa spasi." };
export const nik = { ...angka(16), patternSentence: "NIK terdiri dari 16 angka." };
export const nuptk = { ...angka(16), patternSentence: "NUPTK terdiri dari 16 angka." };
export const nisn = { ...angka(10), patternSentence: "NISN terdiri dari 10 angka." };
export const nism = { ...angka(18), patternSentence: "NISM terdiri dari 18 angka." };
