const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";

/** RFC 4648 without padding, as authenticator apps take secrets. */
export function toBase32(bytes: Uint8Array): string {
  let bits = 0;
  let held = 0;
  let text = "";
  for (const byte of bytes) {
    held = (held << 8) | byte;
    for (bits += 8; bits >= 5; bits -= 5) text += letters.charAt((held >> (bits - 5)) & 31);
    held &= (1 << bits) - 1;
  }
  return bits > 0 ? text + letters.charAt((held << (5 - bits)) & 31) : text;
}

/** Spaces and case do not count. @throws Error for what is not base32 */
export function fromBase32(text: string): Uint8Array {
  let bits = 0;
  let held = 0;
  const bytes: number[] = [];
  for (const letter of text.replace(/\s/g, "").toUpperCase()) {
    const value = letters.indexOf(letter);
    if (value < 0) throw new Error(`"${letter}" is not base32`);
    held = ((held << 5) | value) & 0xfff;
    bits += 5;
    if (bits >= 8) {
      bits -= 8;
      bytes.push((held >> bits) & 255);
    }
  }
  return Uint8Array.from(bytes);
}
