import bidiFactory from "bidi-js";
import { type Family, familyOf } from "./faces.server.ts";

/** Letters of one font that stand beside each other. */
export interface Run {
  readonly text: string;
  readonly family: Family;
}

interface Part extends Run {
  /** Odd: from right to left. */
  readonly level: number;
}

const bidi = bidiFactory();
const rightToLeft = /\p{Script=Arabic}/u;

/** The text of one line as it is drawn, from the left edge to the right. Arabic words stay whole: the font joins and turns them. */
export function runs(text: string): Run[] {
  const levels = rightToLeft.test(text) ? bidi.getEmbeddingLevels(text, "ltr").levels : undefined;
  return inOrder(parted(text, levels)).map((part) => (part.level % 2 === 1 && part.family !== "Amiri" ? turned(part) : part));
}

function parted(text: string, levels?: Uint8Array): Part[] {
  const parts: Part[] = [];
  let at = 0;
  for (const sign of text) {
    const level = levels?.[at] ?? 0;
    const family = familyOf(sign) ?? "Jakarta";
    const last = parts.at(-1);
    if (last?.family === family && last.level === level) parts[parts.length - 1] = { ...last, text: last.text + sign };
    else parts.push({ text: sign, family, level });
    at += sign.length;
  }
  return parts;
}

/** Rule L2 of the Unicode bidirectional algorithm: from the highest level down, what lies at it or above is turned round. */
function inOrder(parts: readonly Part[]): Part[] {
  const ordered = [...parts];
  const highest = parts.reduce((most, { level }) => Math.max(most, level), 0);
  for (let level = highest; level >= 1; level--) {
    for (let from = 0; from < ordered.length; from++) {
      const beyond = ordered.findIndex((part, place) => place >= from && part.level < level);
      const to = beyond < 0 ? ordered.length : beyond;
      ordered.splice(from, to - from, ...ordered.slice(from, to).reverse());
      from = to;
    }
  }
  return ordered;
}

/** Signs between Arabic words: an opening bracket opens to the left there. */
const turned = (part: Part): Part => ({
  ...part,
  text: Array.from(part.text, (sign) => bidi.getMirroredCharacter(sign) ?? sign)
    .reverse()
    .join(""),
});
