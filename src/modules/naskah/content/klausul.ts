/** What a decision or an assignment rests on and what it rules: a label, and points under it. */
export interface Klausul {
  readonly label: string;
  readonly butir: readonly string[];
  /** How the points are counted; absent where there is but one. */
  readonly hitungan?: "huruf" | "angka";
}

const label =
  /^(Menimbang|Mengingat|Memperhatikan|Membaca|Dasar|Untuk|Menetapkan|KE(?:SATU|DUA|TIGA|EMPAT|LIMA|ENAM|TUJUH|DELAPAN|SEMBILAN|SEPULUH)) {0,8}:(.*)$/;
const tanda = /^(?:([a-z])|\d{1,2})[.)]\s+/;

/** "Menimbang : a. bahwa …": the label and what stands behind it. */
export function readKlausul(baris: string): { readonly label: string; readonly isi: string } | undefined {
  const [, nama, isi = ""] = label.exec(baris) ?? [];
  return nama === undefined ? undefined : { label: nama, isi: isi.trim() };
}

/** The points of what is said under a label; each line of a filled-in field is one. */
export function klausulOf(nama: string, terisi: string): Klausul {
  return counted({ label: nama, butir: pointsOf(terisi) }, terisi);
}

/** One more line under the last label: a point of its own when it is marked as one, else the rest of the last. */
export function extendKlausul(klausul: Klausul, terisi: string): Klausul {
  if (tanda.test(terisi) || klausul.butir.length === 0)
    return counted({ ...klausul, butir: [...klausul.butir, ...pointsOf(terisi)] }, terisi);
  const akhir = klausul.butir.at(-1) ?? "";
  return { ...klausul, butir: [...klausul.butir.slice(0, -1), `${akhir} ${terisi}`] };
}

const pointsOf = (terisi: string): string[] =>
  terisi
    .split("\n")
    .map((satu) => satu.trim().replace(tanda, ""))
    .filter((satu) => satu !== "");

function counted(klausul: Klausul, terisi: string): Klausul {
  const [bertanda, huruf] = tanda.exec(terisi) ?? [];
  const hitungan =
    klausul.hitungan ?? (huruf !== undefined || (bertanda === undefined && klausul.label === "Menimbang") ? "huruf" : "angka");
  return klausul.butir.length > 1 || bertanda !== undefined ? { ...klausul, hitungan } : klausul;
}
