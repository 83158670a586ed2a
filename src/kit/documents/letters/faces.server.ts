import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { signsOf } from "./font-signs.ts";

const resolve = createRequire(import.meta.url).resolve;

/** The fonts of every paper: ours, whatever the machine has. */
const files = [
  "plus-jakarta-sans/400Regular/PlusJakartaSans_400Regular",
  "plus-jakarta-sans/500Medium/PlusJakartaSans_500Medium",
  "plus-jakarta-sans/600SemiBold/PlusJakartaSans_600SemiBold",
  "plus-jakarta-sans/700Bold/PlusJakartaSans_700Bold",
  // As wide as Arial, which the ministry's rules ask for.
  "arimo/400Regular/Arimo_400Regular",
  "arimo/700Bold/Arimo_700Bold",
  "amiri/400Regular/Amiri_400Regular",
  "amiri/700Bold/Amiri_700Bold",
] as const;

let read: readonly Buffer[] | undefined;

export function fontFiles(): Buffer[] {
  read ??= files.map((file) => readFileSync(resolve(`@expo-google-fonts/${file}.ttf`)));
  return [...read];
}

let known: ReadonlySet<number> | undefined;

/** Whether some of the fonts has this sign, in each of its weights. */
export function hasSign(sign: string): boolean {
  known ??= new Set(["plus-jakarta-sans", "amiri"].flatMap(signsOfFamily));
  return known.has(sign.codePointAt(0) ?? 0);
}

function signsOfFamily(family: string): number[] {
  const [first = new Set<number>(), ...others] = fontFiles()
    .filter((_, place) => files[place]?.startsWith(family))
    .map(signsOf);
  return [...first].filter((code) => others.every((one) => one.has(code)));
}
