import { createRequire } from "node:module";
import { type Font, openSync } from "fontkit";

/** Where letters are looked for, in this order. The font files are parted, so that each holds some of the letters. */
export const families = ["Jakarta", "Jakarta Tambahan", "Amiri", "Amiri Tambahan"] as const;
export type Family = (typeof families)[number];
export type Weight = 400 | 500 | 600 | 700;

const resolve = createRequire(import.meta.url).resolve;
const files: Readonly<Record<Family, readonly [name: string, subset: string, weights: readonly Weight[]]>> = {
  Jakarta: ["plus-jakarta-sans", "latin", [400, 500, 600, 700]],
  "Jakarta Tambahan": ["plus-jakarta-sans", "latin-ext", [400, 500, 600, 700]],
  Amiri: ["amiri", "arabic", [400, 700]],
  // The half rings of "ʿAlī" and "Qurʾān".
  "Amiri Tambahan": ["amiri", "latin-ext", [400, 700]],
};

export const weightsOf = (family: Family): readonly Weight[] => files[family][2];

export function fontFile(family: Family, weight: Weight): string {
  const [name, subset, weights] = files[family];
  const nearest = weights.includes(weight) ? weight : weight < 600 ? 400 : 700;
  return resolve(`@fontsource/${name}/files/${name}-${subset}-${nearest}-normal.woff`);
}

const open = new Map<string, Font>();

export function openFont(family: Family, weight: Weight): Font {
  const file = fontFile(family, weight);
  const font = open.get(file) ?? openSync(file);
  open.set(file, font);
  return font;
}

let known: ReadonlyMap<number, Family> | undefined;

/** The family that has this sign, if there is one. */
export function familyOf(sign: string): Family | undefined {
  known ??= new Map(families.toReversed().flatMap((family) => openFont(family, 400).characterSet.map((code) => [code, family] as const)));
  return known.get(sign.codePointAt(0) ?? 0);
}
