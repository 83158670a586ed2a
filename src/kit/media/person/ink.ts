interface Drawn {
  /** Red, green, blue and alpha of each pixel. */
  readonly data: Uint8Array;
  /** How light the paper is under each pixel; absent where the ground is transparent already. */
  readonly paper: Uint8Array | undefined;
  readonly width: number;
  readonly height: number;
}

export interface Ink {
  /** The strokes alone: their colour, and how much of the paper they cover. */
  readonly pixels: Uint8Array;
  readonly box: { readonly left: number; readonly top: number; readonly width: number; readonly height: number };
  /** Of the whole picture, how much is ink. */
  readonly share: number;
}

/** Lighter than this part of the paper's own light is paper, darker than the second is ink. */
const light = 0.88;
const dark = 0.6;
/** Fainter marks are dust and do not count for the edges. */
const visible = 72;
const margin = 6;

export function inkOf({ data, paper, width, height }: Drawn): Ink {
  const pixels = new Uint8Array(width * height * 4);
  const edges = { left: width, top: height, right: -1, bottom: -1 };
  let covered = 0;
  for (let place = 0; place < width * height; place += 1) {
    const alpha = coverage(data, paper, place);
    if (alpha === 0) continue;
    paint(pixels, data, place, alpha);
    if (alpha < visible) continue;
    covered += 1;
    widen(edges, place % width, Math.floor(place / width));
  }
  const left = Math.max(0, edges.left - margin);
  const top = Math.max(0, edges.top - margin);
  const box = {
    left,
    top,
    width: Math.max(1, Math.min(width, edges.right + 1 + margin) - left),
    height: Math.max(1, Math.min(height, edges.bottom + 1 + margin) - top),
  };
  return { pixels, box, share: covered < 40 ? 0 : covered / (width * height) };
}

/** Parts of the picture in a coarse grid, each as light as the lightest spot in it and around it: no stroke is that broad. */
export function lightestParts(data: Uint8Array, { width, height }: { readonly width: number; readonly height: number }) {
  const side = Math.max(8, Math.ceil(Math.max(width, height) / 20));
  const [columns, rows] = [Math.ceil(width / side), Math.ceil(height / side)];
  const own = new Uint8Array(columns * rows);
  for (let place = 0; place < width * height; place += 1) {
    const part = Math.floor(Math.floor(place / width) / side) * columns + Math.floor((place % width) / side);
    own[part] = Math.max(own[part] ?? 0, lightnessOf(data, place));
  }
  // A part that is dark all over is no paper in a shadow.
  const darkest = Math.max(...own) * 0.45;
  const lights = own.map((_, part) => Math.max(darkest, lightestAround(own, { columns, rows, part })));
  return { lights, columns, rows };
}

interface Part {
  readonly columns: number;
  readonly rows: number;
  readonly part: number;
}

function lightestAround(own: Uint8Array, { columns, rows, part }: Part): number {
  const [row, column] = [Math.floor(part / columns), part % columns];
  let most = 0;
  for (let y = Math.max(0, row - 1); y <= Math.min(rows - 1, row + 1); y += 1)
    for (let x = Math.max(0, column - 1); x <= Math.min(columns - 1, column + 1); x += 1) most = Math.max(most, own[y * columns + x] ?? 0);
  return most;
}

const lightnessOf = (data: Uint8Array, place: number): number =>
  0.299 * (data[place * 4] ?? 0) + 0.587 * (data[place * 4 + 1] ?? 0) + 0.114 * (data[place * 4 + 2] ?? 0);

function coverage(data: Uint8Array, paper: Uint8Array | undefined, place: number): number {
  const own = data[place * 4 + 3] ?? 255;
  if (!paper) return own;
  const ratio = lightnessOf(data, place) / Math.max(1, paper[place] ?? 255);
  const covered = Math.min(1, Math.max(0, (light - ratio) / (light - dark)));
  return Math.round(covered * own);
}

/** A stroke's rim is mixed with paper: its colour is brought back to that of the ink. */
function paint(pixels: Uint8Array, data: Uint8Array, place: number, alpha: number): void {
  for (let part = 0; part < 3; part += 1) {
    const seen = data[place * 4 + part] ?? 0;
    const own = alpha >= 250 ? seen : Math.max(0, Math.min(seen, (seen - 255 * (1 - alpha / 255)) / (alpha / 255)));
    pixels[place * 4 + part] = Math.round(own);
  }
  pixels[place * 4 + 3] = alpha;
}

function widen(edges: { left: number; top: number; right: number; bottom: number }, x: number, y: number): void {
  edges.left = Math.min(edges.left, x);
  edges.top = Math.min(edges.top, y);
  edges.right = Math.max(edges.right, x);
  edges.bottom = Math.max(edges.bottom, y);
}
