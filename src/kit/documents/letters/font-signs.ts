/** The code points that a TrueType font has a drawing for, read from its "cmap" table (formats 4 and 12 of the OpenType specification). */
export function signsOf(font: Uint8Array): Set<number> {
  const view = new DataView(font.buffer, font.byteOffset, font.byteLength);
  const cmap = tableAt(view, "cmap");
  const signs = new Set<number>();
  for (let index = 0; index < view.getUint16(cmap + 2); index++) {
    const at = cmap + view.getUint32(cmap + 4 + index * 8 + 4);
    const format = view.getUint16(at);
    if (format === 4) readSegments(view, at, signs);
    if (format === 12) readGroups(view, at, signs);
  }
  return signs;
}

function tableAt(view: DataView, name: string): number {
  for (let record = 12; record < 12 + view.getUint16(4) * 16; record += 16) {
    const tag = String.fromCharCode(...[0, 1, 2, 3].map((place) => view.getUint8(record + place)));
    if (tag === name) return view.getUint32(record + 8);
  }
  throw new Error(`the font has no ${name} table`);
}

/** Segments with an end, a start, a delta and an offset each: four lists one behind the other. */
function readSegments(view: DataView, at: number, signs: Set<number>): void {
  const size = view.getUint16(at + 6);
  const [ends, starts] = [at + 14, at + 16 + size];
  for (let place = 0; place < size; place += 2) {
    const [start, end] = [view.getUint16(starts + place), view.getUint16(ends + place)];
    const delta = view.getUint16(starts + size + place);
    const offsetAt = starts + 2 * size + place;
    const offset = view.getUint16(offsetAt);
    for (let code = start; code <= end && code < 0xffff; code++) {
      const glyph = offset === 0 ? (code + delta) & 0xffff : view.getUint16(offsetAt + offset + 2 * (code - start));
      if (glyph !== 0) signs.add(code);
    }
  }
}

function readGroups(view: DataView, at: number, signs: Set<number>): void {
  for (let group = 0; group < view.getUint32(at + 12); group++) {
    const [start, end] = [view.getUint32(at + 16 + group * 12), view.getUint32(at + 20 + group * 12)];
    for (let code = start; code <= end; code++) signs.add(code);
  }
}
