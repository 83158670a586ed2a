import { safeHref } from "../../markup/href.ts";
import type { Inline } from "../../markup/inline.ts";
import type { Block } from "../../markup/markup.ts";

/** "[10.30, 27/11/2026] Nama: ", as WhatsApp puts it before each of several messages. */
const sender = /^\u200e?\[[\d/.,: ]{8,26}(?:[AP]M)?\] [^:\n]{1,80}: /;
const address = /(?:https?:\/\/|www\.)[^\s<>"]{2,1900}/gi;
const reach = 500;
const deepest = 3;

/**
 * Plain text as people copy it, from WhatsApp above all: `*tebal*`, `_miring_`, lists, addresses. The markup strikes nothing out, and
 * words without their mark would say that they hold: `~dicoret~` stays as it was typed.
 */
export const readChat = (text: string): Block[] =>
  text
    .replace(/\r\n?/g, "\n")
    .split(/\n[ \t]*\n/)
    .flatMap((chunk) => blocksOf(chunk.split("\n").map((line) => line.replace(sender, "").trim())));

type Line = { readonly shape: "bullet" | "number" | "quote" | "text"; readonly words: string; readonly number?: number };

function lineOf(line: string): Line {
  const bullet = /^(?:[-•▪◦‣*]|·)\s+(\S.*)$/u.exec(line)?.[1];
  if (bullet) return { shape: "bullet", words: bullet };
  const [, number, item] = /^(\d{1,3})[.)]\s+(\S.*)$/.exec(line) ?? [];
  if (item) return { shape: "number", words: item, number: Number(number) };
  return line.startsWith(">") ? { shape: "quote", words: line.slice(1).trim() } : { shape: "text", words: line };
}

function blocksOf(lines: readonly string[]): Block[] {
  const groups: { shape: Line["shape"]; lines: string[]; start: number }[] = [];
  for (const { shape, words, number: start = 1 } of lines.filter((line) => line !== "").map(lineOf)) {
    const last = groups.at(-1);
    if (last?.shape === shape) last.lines.push(words);
    else groups.push({ shape, lines: [words], start });
  }
  return groups.map(({ shape, lines: words, start }): Block => {
    if (shape === "bullet" || shape === "number")
      return {
        kind: "list",
        ordered: shape === "number",
        items: words.map((line) => ({ of: readChatLine(line), under: [] })),
        ...(start > 1 && { start }),
      };
    const of = words.flatMap((line, place): Inline[] => [...(place > 0 ? [{ kind: "break" } as const] : []), ...readChatLine(line)]);
    return { kind: shape === "quote" ? "quote" : "paragraph", of };
  });
}

const marks = { "*": "strong", _: "emphasis" } as const;
const isMark = (sign: string | undefined): sign is keyof typeof marks => sign !== undefined && Object.hasOwn(marks, sign);
const isWord = (sign: string | undefined): boolean => sign !== undefined && /[\p{L}\p{N}]/u.test(sign);

/** Marks count at the edge of words only, as they do there. */
function readChatLine(line: string, depth = 0): Inline[] {
  const read: Inline[] = [];
  let plain = "";
  const flush = () => {
    read.push(...withLinks(plain));
    plain = "";
  };
  for (let at = 0; at < line.length; at++) {
    const sign = line[at];
    const end = depth < deepest && isMark(sign) && !isWord(line[at - 1]) ? closing(line, at, sign) : -1;
    if (end < 0 || !isMark(sign)) {
      plain += sign;
      continue;
    }
    flush();
    const of = readChatLine(line.slice(at + 1, end), depth + 1);
    read.push({ kind: marks[sign], of });
    at = end;
  }
  flush();
  return read;
}

function closing(line: string, at: number, sign: string): number {
  if (!line[at + 1]?.trim() || line[at + 1] === sign) return -1;
  for (let end = line.indexOf(sign, at + 2); end >= 0 && end - at < reach; end = line.indexOf(sign, end + 1))
    if (line[end - 1] !== " " && !isWord(line[end + 1])) return insideAddress(line, at) ? -1 : end;
  return -1;
}

/** `https://a.id/_a_` is an address. */
const insideAddress = (line: string, at: number): boolean => {
  const before = line.slice(Math.max(0, at - reach), at);
  return /^(?:https?:\/\/|www\.)/i.test(before.slice(before.lastIndexOf(" ") + 1));
};

function withLinks(text: string): Inline[] {
  const read: Inline[] = [];
  let from = 0;
  for (const { 0: found, index } of text.matchAll(address)) {
    const words = found.replace(/[.,;:!?)\]'’”]{1,9}$/, "");
    const href = safeHref(/^www\./i.test(words) ? `https://${words}` : words);
    if (!href) continue;
    if (index > from) read.push({ kind: "text", text: text.slice(from, index) });
    read.push({ kind: "link", href, of: [{ kind: "text", text: words }] });
    from = index + words.length;
  }
  if (from < text.length) read.push({ kind: "text", text: text.slice(from) });
  return read;
}
