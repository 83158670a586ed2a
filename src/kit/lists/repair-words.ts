/** Ways to mend a cell, in the order in which they are tried. */
export const repairs = {
  spasi: "Spasi berlebih dibuang",
  angka: "Angka Arab ditulis dengan angka biasa",
  kosong: "Tanda kosong (“-”, #N/A) dibaca sebagai kosong",
  tanggal: "Tanggal ditulis dengan cara lain",
  digit: "Spasi, titik dan tanda petik di dalam nomor dibuang",
  nol: "Angka nol yang hilang dikembalikan",
  telepon: "Nomor telepon dilengkapi",
  pilihan: "Isian disamakan dengan pilihan di portal",
  kapital: "Huruf kapital semua menjadi huruf biasa",
} as const;

export type Repair = keyof typeof repairs;
/** Those that wait to be asked for. */
export const offered: readonly Repair[] = ["kapital"];
