/** What a link calls. */
export const callAddress = (number: string): string => `tel:${number.replace(/[^+\d]/g, "")}`;

/** As programs of any country dial it, "+62451421000"; what is no number of this country stays as it is. */
export function internationalNumber(number: string): string {
  const digits = number.replace(/[^+\d]/g, "");
  return /^0\d{6,}$/.test(digits) ? `+62${digits.slice(1)}` : number;
}

/** Area codes of three digits; all others have four (Kominfo, Rencana Dasar Teknis Penomoran). */
const shortArea = /^0(21|22|24|31|61)/;

/**
 * A number as people read it aloud: "0812 4550 0101", "+62 812 4550 0101", "0451 421 000". The groups do not part at the end of a line.
 * What somebody parted in another way stays so.
 */
export function readableNumber(number: string): string {
  const [, country = "", rest = ""] = /^(\+62)?(\d{7,13})$/.exec(number) ?? [];
  if (rest === "") return number;
  const national = country ? `0${rest}` : rest;
  if (!national.startsWith("0")) return number;
  const [head, groups] = split(national);
  return [country, country ? head.slice(1) : head, ...groups].filter((part) => part !== "").join("\u00a0");
}

function split(national: string): readonly [string, readonly string[]] {
  if (national.startsWith("08")) return [national.slice(0, 4), inGroups(national.slice(4), national.length > 10 ? 4 : 3)];
  const area = shortArea.exec(national)?.[0] ?? national.slice(0, 4);
  const line = national.slice(area.length);
  return [area, inGroups(line, line.length > 6 ? 4 : 3)];
}

/** None is left alone at the end: five digits are 3 + 2, nine are 4 + 5. */
function inGroups(digits: string, size: number): string[] {
  const groups = Array.from({ length: Math.ceil(digits.length / size) }, (_, at) => digits.slice(at * size, (at + 1) * size));
  const last = groups.at(-1) ?? "";
  if (groups.length < 2 || last.length > 1) return groups;
  return [...groups.slice(0, -2), `${groups.at(-2)}${last}`];
}
