export interface Row {
  readonly jenis: "sama" | "hilang" | "baru";
  readonly teks: string;
}

/** Which lines went and came between two texts: the longest common part stays. Beyond 1,500 lines a side they are told apart as wholes. */
export function diff(lama: string, baru: string): Row[] {
  const [a, b] = [lama.split("\n"), baru.split("\n")];
  if (lama === baru) return a.map((teks) => ({ jenis: "sama", teks }));
  if (a.length > 1500 || b.length > 1500) return [...mark(a, "hilang"), ...mark(b, "baru")];
  const panjang = table(a, b);
  const hasil: Row[] = [];
  for (let i = 0, j = 0; i < a.length || j < b.length; ) {
    if (i < a.length && j < b.length && a[i] === b[j]) {
      hasil.push({ jenis: "sama", teks: a[i] ?? "" });
      i++;
      j++;
    } else if (j >= b.length || (i < a.length && di(panjang, i + 1, j) >= di(panjang, i, j + 1)))
      hasil.push({ jenis: "hilang", teks: a[i++] ?? "" });
    else hasil.push({ jenis: "baru", teks: b[j++] ?? "" });
  }
  return hasil;
}

const mark = (lines: readonly string[], jenis: Row["jenis"]): Row[] => lines.map((teks) => ({ jenis, teks }));

const di = (panjang: readonly Uint16Array[], i: number, j: number): number => panjang[i]?.[j] ?? 0;

/** Length of the longest common part from each pair of lines on. */
function table(a: readonly string[], b: readonly string[]): Uint16Array[] {
  const panjang = Array.from({ length: a.length + 1 }, () => new Uint16Array(b.length + 1));
  for (let i = a.length - 1; i >= 0; i--)
    for (let j = b.length - 1; j >= 0; j--) {
      const baris = panjang[i];
      if (baris) baris[j] = a[i] === b[j] ? di(panjang, i + 1, j + 1) + 1 : Math.max(di(panjang, i + 1, j), di(panjang, i, j + 1));
    }
  return panjang;
}
