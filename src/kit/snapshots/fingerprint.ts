/** Whether a kept file is still the one that was sent, byte for byte. */
export type Fingerprint = "same" | "other" | "gone";

/** What is told of a file that is not. */
export const notAsSent: Readonly<Record<Exclude<Fingerprint, "same">, string>> = {
  other:
    "Sidiknya tidak cocok: berkas ini bukan lagi yang dikirim, jadi tidak dapat diunduh. Ini tercatat di jejak. Beri tahu pengelola sistem: yang asli mungkin masih ada di cadangan.",
  gone: "Berkas kiriman ini hilang dari penyimpanan. Ini tercatat di jejak. Beri tahu pengelola sistem: yang asli mungkin masih ada di cadangan.",
};
