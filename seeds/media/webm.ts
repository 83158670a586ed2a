/** One encoded picture of a film. */
export interface Frame {
  /** In milliseconds. */
  readonly at: number;
  /** Can be shown without those before it. */
  readonly key: boolean;
  readonly bytes: Uint8Array;
}

export interface Film {
  readonly width: number;
  readonly height: number;
  /** In milliseconds. */
  readonly duration: number;
  readonly frames: readonly Frame[];
}

/** A WebM file of VP9 frames, with its length and an index up front, so that players can jump. */
export function writeWebm(film: Film): Buffer {
  const scenes = scenesOf(film.frames);
  const clusters = scenes.map(cluster);
  const head = Buffer.concat([infoOf(film), trackOf(film)]);
  const placesAfter = (start: number) => clusters.map((_, n) => clusters.slice(0, n).reduce((at, { length }) => at + length, start));
  const index = (start: number) => cues(scenes, placesAfter(start));
  const start = head.length + index(0).length;
  return Buffer.concat([
    element(
      "1a45dfa3",
      whole("4286", 1),
      whole("42f7", 1),
      whole("42f2", 4),
      whole("42f3", 8),
      text("4282", "webm"),
      whole("4287", 2),
      whole("4285", 2),
    ),
    element("18538067", head, index(start), ...clusters),
  ]);
}

type Scene = readonly [Frame, ...Frame[]];

/** Each begins with a frame that stands alone. */
function scenesOf(frames: readonly Frame[]): Scene[] {
  const scenes: [Frame, ...Frame[]][] = [];
  for (const frame of frames) {
    const last = scenes.at(-1);
    if (frame.key || !last) scenes.push([frame]);
    else last.push(frame);
  }
  return scenes;
}

function infoOf({ duration }: Film): Buffer {
  const length = Buffer.alloc(8);
  length.writeDoubleBE(duration);
  return element("1549a966", whole("2ad7b1", 1_000_000), element("4489", length), text("4d80", "seeds/media"), text("5741", "seeds/media"));
}

const trackOf = ({ width, height }: Film): Buffer =>
  element(
    "1654ae6b",
    element(
      "ae",
      whole("d7", 1),
      whole("73c5", 1),
      whole("83", 1),
      text("86", "V_VP9"),
      element("e0", whole("b0", width), whole("ba", height)),
    ),
  );

const cues = (scenes: readonly Scene[], places: readonly number[]): Buffer =>
  element(
    "1c53bb6b",
    ...scenes.map(([first], n) => element("bb", whole("b3", first.at), element("b7", whole("f7", 1), whole("f1", places[n] ?? 0)))),
  );

function cluster(scene: Scene): Buffer {
  const [first] = scene;
  const blocks = scene.map(({ at, key, bytes }) => {
    const start = Buffer.from([0x81, 0, 0, key ? 0x80 : 0]);
    start.writeInt16BE(at - first.at, 1);
    return element("a3", start, bytes);
  });
  return element("1f43b675", whole("e7", first.at), ...blocks);
}

/** Every number takes eight bytes, so that no length depends on another. */
function whole(id: string, value: number): Buffer {
  const bytes = Buffer.alloc(8);
  bytes.writeBigUInt64BE(BigInt(value));
  return element(id, bytes);
}

const text = (id: string, value: string): Buffer => element(id, Buffer.from(value, "ascii"));

function element(id: string, ...parts: readonly Uint8Array[]): Buffer {
  const size = Buffer.alloc(8);
  size.writeBigUInt64BE(BigInt(parts.reduce((sum, { length }) => sum + length, 0)) | (1n << 56n));
  return Buffer.concat([Buffer.from(id, "hex"), size, ...parts]);
}
