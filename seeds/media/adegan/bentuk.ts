/** The few shapes that the drawn scenes are put together from; all return SVG. */
export const warna = {
  ...{ tua: "#0b3b2e", hijau: "#0f7a4f", daun: "#3f9a68", muda: "#cfe3d8", emas: "#c08a2b", terang: "#e2b860", bata: "#8a3a34" },
  ...{ kertas: "#fbf8f1", krem: "#eedcb4", kayu: "#8a5c30", tanah: "#d8bd84", air: "#7fb4ad", langit: "#9cc7c2", tinta: "#13201b" },
} as const;

const kulit = ["#a56b45", "#7d4e30", "#b98059", "#8f5a38"];
const kain = ["#ffffff", "#f3e6c8", "#0f7a4f", "#dfeae4", "#c08a2b"];

export const kotak = (x: number, y: number, lebar: number, tinggi: number, isi: string, sudut = 0): string =>
  `<rect x="${x}" y="${y}" width="${lebar}" height="${tinggi}" rx="${sudut}" fill="${isi}"/>`;
export const bulat = (x: number, y: number, jari: number, isi: string): string => `<circle cx="${x}" cy="${y}" r="${jari}" fill="${isi}"/>`;
export const garis = (d: string, isi: string, tebal = 4): string =>
  `<path d="${d}" fill="none" stroke="${isi}" stroke-width="${tebal}" stroke-linecap="round"/>`;
export const bidang = (d: string, isi: string): string => `<path d="${d}" fill="${isi}"/>`;
/** As many as are asked for, one after the other. */
export const deret = (banyak: number, satu: (nomor: number) => string): string =>
  Array.from({ length: banyak }, (_, n) => satu(n)).join("");
const di = (x: number, y: number, besar: number, isi: string) => `<g transform="translate(${x} ${y}) scale(${besar})">${isi}</g>`;

interface Orang {
  readonly nomor: number;
  readonly perempuan?: boolean;
  readonly baju?: string;
}

/** Head and shoulders of nobody, 160 wide and 250 tall around the face at 0,0. */
export function orang(x: number, y: number, besar: number, { nomor, perempuan = nomor % 2 === 0, baju = "#ffffff" }: Orang): string {
  const wajah = kulit[nomor % kulit.length] ?? "";
  const badan = bidang("M-84 210C-84 120-58 92 0 86C58 92 84 120 84 210Z", baju);
  if (!perempuan) {
    const kepala = `${kotak(-14, 24, 28, 70, wajah)}<ellipse rx="34" ry="43" fill="${wajah}"/>`;
    const peci = bidang("M-37-18L-33-60Q0-70 33-60L37-18Q0-31-37-18Z", warna.tinta);
    return di(x, y, besar, badan + kepala + peci + bidang("M-9 96L9 96L14 170L0 186L-14 170Z", warna.hijau));
  }
  const kerudung = bidang(
    "M0-66C-50-66-60-20-56 20C-58 70-82 100-70 122C-30 146 30 146 70 122C82 100 58 70 56 20C60-20 50-66 0-66Z",
    kain[nomor % kain.length] ?? "",
  );
  return di(x, y, besar, `${badan}${kerudung}<ellipse cy="2" rx="31" ry="39" fill="${wajah}"/>`);
}

/** Somebody who stands, 500 tall with the feet at the bottom. */
export function berdiri(x: number, kaki: number, besar: number, siapa: Orang, tangan = ""): string {
  const perempuan = siapa.perempuan ?? siapa.nomor % 2 === 0;
  const bawah = perempuan
    ? bidang("M-70 180L70 180L96 430L-96 430Z", warna.tua)
    : kotak(-60, 180, 54, 250, warna.tua) + kotak(6, 180, 54, 250, warna.tua);
  return di(x, kaki - 430 * besar, besar, bawah + orang(0, 0, 1, { ...siapa, perempuan }) + tangan);
}

export const ruang = (lebar: number, tinggi: number, dinding: string, lantai: string, batas: number): string =>
  kotak(0, 0, lebar, tinggi, dinding) + kotak(0, batas, lebar, tinggi - batas, lantai) + kotak(0, batas, lebar, 6, "rgb(0 0 0 / 0.12)");

export function luar(lebar: number, tinggi: number, batas: number, tanah: string = warna.tanah): string {
  const puncak = deret(7, (n) => `L${(n + 0.5) * (lebar / 7)} ${batas - 90 - ((n * 53) % 70)}L${(n + 1) * (lebar / 7)} ${batas - 40}`);
  return (
    kotak(0, 0, lebar, tinggi, warna.langit) +
    bulat(lebar * 0.78, batas * 0.35, 70, "#fdf3d6") +
    bidang(`M0 ${batas}L0 ${batas - 60}${puncak}L${lebar} ${batas}Z`, "#8db7a4") +
    kotak(0, batas, lebar, tinggi - batas, tanah)
  );
}

export const meja = (x: number, y: number, lebar: number, tinggi: number, isi: string = warna.kayu): string =>
  kotak(x, y, lebar, tinggi, isi) + kotak(x - 12, y - 16, lebar + 24, 22, warna.terang, 4);
export const buku = (x: number, y: number, besar = 1): string =>
  di(
    x,
    y,
    besar,
    bidang("M0 0C-30-18-80-16-104-4L-104 44C-80 32-30 30 0 48Z", warna.kertas) +
      bidang("M0 0C30-18 80-16 104-4L104 44C80 32 30 30 0 48Z", "#efe7d4"),
  );
export const jendela = (x: number, y: number, lebar: number, tinggi: number, isi: string = "#bfdcd6"): string =>
  kotak(x - 10, y - 10, lebar + 20, tinggi + 20, warna.kertas) +
  kotak(x, y, lebar, tinggi, isi) +
  kotak(x + lebar / 2 - 4, y, 8, tinggi, warna.kertas) +
  kotak(x, y + tinggi / 2 - 4, lebar, 8, warna.kertas);
/** The eight-pointed star of the house. */
export const bintang = (x: number, y: number, jari: number, isi: string): string =>
  di(x, y, jari / 100, `${kotak(-70, -70, 140, 140, isi)}<g transform="rotate(45)">${kotak(-70, -70, 140, 140, isi)}</g>`);
export const daun = (x: number, y: number, besar: number): string =>
  di(
    x,
    y,
    besar,
    garis("M0 0L0-90", warna.hijau, 8) +
      bidang("M0-80C-10-120-60-130-80-110C-66-76-26-66 0-80Z", warna.daun) +
      bidang("M0-56C10-96 60-106 80-86C66-52 26-42 0-56Z", warna.hijau),
  );
