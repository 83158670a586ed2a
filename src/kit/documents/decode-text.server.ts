/** Text as programs save it: UTF-8, UTF-16 or Windows-1252; the mark before it is left out. */
export function decodeText(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder("utf-16le").decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder("utf-16be").decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    // Not UTF-8: older Excel saves in the code page of Western Windows, where every byte is a letter.
    return new TextDecoder("windows-1252").decode(bytes);
  }
}
