/** How the editor sends a letter: its fields by name, people as ids between commas. */
export const text = (form: FormData, nama: string): string => {
  const isi = form.get(nama);
  return typeof isi === "string" ? isi : "";
};

export const senarai = (teks = ""): string[] =>
  teks
    .split(",")
    .map((satu) => satu.trim())
    .filter((satu) => satu !== "");
