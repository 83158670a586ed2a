/** What the home page lays over a picture wherever words stand on it: `--veil` of hero.css. */
const veil = { colour: [8, 41, 31], part: 0.78 } as const;
/** WCAG 2.2, AA. */
export const enoughContrast = 4.5;

type Colour = readonly [red: number, green: number, blue: number];

/** 0 black to 1 white, of a colour in sRGB. */
export const luminance = ([red, green, blue]: Colour): number => 0.2126 * light(red) + 0.7152 * light(green) + 0.0722 * light(blue);

const light = (part: number): number => (part / 255 <= 0.04045 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4);

/** The grey that is as bright. */
const grey = (bright: number): number => 255 * (bright <= 0.0031308 ? bright * 12.92 : 1.055 * bright ** (1 / 2.4) - 0.055);

const againstWhite = (bright: number): number => 1.05 / (bright + 0.05);

/** How white words stand out against a picture's bright parts: on the picture itself, and under the veil. */
export function wordContrast(bright: number): { readonly bare: number; readonly veiled: number } {
  const [red, green, blue] = veil.colour.map((part) => part * veil.part + grey(bright) * (1 - veil.part));
  return { bare: againstWhite(bright), veiled: againstWhite(luminance([red ?? 0, green ?? 0, blue ?? 0])) };
}

/** What the editor is told of it. */
export function contrastSentence(bright: number): string {
  const { bare, veiled } = wordContrast(bright);
  if (bare >= enoughContrast)
    return `Gambar ini cukup gelap: kontras tulisan putih di atasnya ${ratio(bare)}, yang perlu ${ratio(enoughContrast)}.`;
  const enough = veiled >= enoughContrast ? "jadi tetap terbaca" : "jadi sulit dibaca";
  return `Bagian terang gambar ini terlalu silau untuk tulisan putih: kontrasnya ${ratio(bare)}. Di beranda, tirai hijau menaikkannya menjadi ${ratio(veiled)}; yang perlu ${ratio(enoughContrast)}, ${enough}.`;
}

const ratio = (value: number): string => `${(Math.floor(value * 10) / 10).toString().replace(".", ",")} : 1`;
