/** Crockford's digits: none that is easily taken for another. */
const digits = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
export const codeLength = 12;

/** Eleven random digits and one that catches a mistyped one. @param random 11 bytes */
export function codeFrom(random: Uint8Array): string {
  const body = Array.from(random.subarray(0, codeLength - 1), (byte) => digits[byte % 32]).join("");
  return body + checkDigit(body);
}

/** What a person copied from paper: spaces, dashes and look-alikes forgiven. @returns null when it cannot be a code */
export function readCode(typed: string): string | null {
  const plain = typed
    .toUpperCase()
    .replace(/[\s.\-–]/g, "")
    .replaceAll("O", "0")
    .replace(/[IL]/g, "1");
  if (plain.length !== codeLength || [...plain].some((letter) => !digits.includes(letter))) return null;
  return plain.endsWith(checkDigit(plain.slice(0, -1))) ? plain : null;
}

/** As it is printed: "7K3M-9QXB-2RTA". */
export const writeCode = (kode: string): string => kode.replace(/.{4}(?=.)/g, "$&-");

/** Weights that are odd, so that every single mistake and nearly every swap of neighbours shows. @param body of these digits alone */
export function checkDigit(body: string): string {
  const sum = [...body].reduce((total, letter, at) => total + digits.indexOf(letter) * (2 * at + 1), 0);
  return digits[sum % 32] ?? "0";
}
