type Width = (text: string) => number;

/** The text in lines: broken between words, and within a word only where it is wider than the line. */
export function broken(text: string, room: number, width: Width): string[] {
  if (width(text) <= room) return [text];
  const lines: string[] = [""];
  for (const word of text.split(/\s+/).flatMap((one) => parts(one, room, width))) {
    const line = lines.at(-1) ?? "";
    const longer = line === "" ? word : `${line} ${word}`;
    if (line === "" || width(longer) <= room) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** Behind a slash where there is one: a long number stays readable. */
function parts(word: string, room: number, width: Width): string[] {
  if (width(word) <= room) return [word];
  const found: string[] = [];
  for (const piece of word.split(/(?<=\/)/)) {
    const longer = (found.at(-1) ?? "") + piece;
    if (found.length > 0 && width(longer) <= room) found[found.length - 1] = longer;
    else found.push(...chopped(piece, room, width));
  }
  return found;
}

function chopped(word: string, room: number, width: Width): string[] {
  if (width(word) <= room) return [word];
  const most = Math.max(1, Math.floor((word.length * room) / width(word)) - 1);
  return word.match(new RegExp(`.{1,${most}}`, "gu")) ?? [word];
}
