/** SHA-256 of a text in UTF-8, in hexadecimal; without `crypto.subtle`, which browsers give to no page that came over plain HTTP. */
export function sha256(text: string): string {
  const bytes = padded(new TextEncoder().encode(text));
  const state = Uint32Array.from(primes.slice(0, 8), (prime) => fraction(Math.sqrt(prime)));
  const words = new Uint32Array(64);
  for (let start = 0; start < bytes.byteLength; start += 64) mix(state, words, new DataView(bytes.buffer, start, 64));
  return [...state].map((word) => word.toString(16).padStart(8, "0")).join("");
}

const primes = firstPrimes(64);
const constants = Uint32Array.from(primes, (prime) => fraction(Math.cbrt(prime)));

function firstPrimes(count: number): readonly number[] {
  const found: number[] = [];
  for (let one = 2; found.length < count; one++) if (found.every((prime) => one % prime !== 0)) found.push(one);
  return found;
}

/** The first 32 bits behind the point. */
function fraction(root: number): number {
  return ((root - Math.floor(root)) * 2 ** 32) >>> 0;
}

/** A one, zeros, and the length in bits, to a whole number of blocks. */
function padded(message: Uint8Array): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(Math.ceil((message.length + 9) / 64) * 64);
  bytes.set(message);
  bytes[message.length] = 0x80;
  const view = new DataView(bytes.buffer);
  view.setUint32(bytes.length - 8, Math.floor(message.length / 2 ** 29));
  view.setUint32(bytes.length - 4, (message.length * 8) >>> 0);
  return bytes;
}

const turn = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

function mix(state: Uint32Array, words: Uint32Array, block: DataView): void {
  const at = (place: number): number => words[place] ?? 0;
  for (let place = 0; place < 16; place++) words[place] = block.getUint32(place * 4);
  for (let place = 16; place < 64; place++) {
    const [near, far] = [at(place - 2), at(place - 15)];
    const small = turn(far, 7) ^ turn(far, 18) ^ (far >>> 3);
    const large = turn(near, 17) ^ turn(near, 19) ^ (near >>> 10);
    words[place] = at(place - 16) + small + at(place - 7) + large;
  }
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state;
  for (let place = 0; place < 64; place++) {
    const chosen = (e & f) ^ (~e & g);
    const first = (h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + chosen + (constants[place] ?? 0) + at(place)) | 0;
    const second = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + second) | 0];
  }
  for (const [place, word] of [a, b, c, d, e, f, g, h].entries()) state[place] = (state[place] ?? 0) + word;
}
