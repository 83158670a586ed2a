/** The part of a picture that is kept, in fractions of its width and height, measured from the upper left. */
export interface Crop {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** The largest part of this shape, a little above the middle, where faces are. */
export function usualCrop(width: number, height: number, shape: number): Crop {
  const wide = width / height > shape;
  const part = wide ? { width: (height * shape) / width, height: 1 } : { width: 1, height: width / shape / height };
  return { ...part, left: (1 - part.width) / 2, top: (1 - part.height) / 3 };
}

/** "0.1,0.05,0.5,0.8", as forms and programs send it; undefined for anything else. */
export function readCrop(text: string): Crop | undefined {
  if (!/^[01](\.\d{1,8})?(,[01](\.\d{1,8})?){3}$/.test(text)) return undefined;
  const [left = 0, top = 0, width = 0, height = 0] = text.split(",").map(Number);
  const inside = width > 0 && height > 0 && left + width <= 1.0001 && top + height <= 1.0001;
  return inside ? { left, top, width, height } : undefined;
}

export const writeCrop = ({ left, top, width, height }: Crop): string =>
  [left, top, width, height].map((part) => Math.min(1, Math.max(0, part)).toFixed(6)).join();

/** Nearer by `zoom` around the same middle point, and shifted; never beyond the edges. */
export function movedCrop(whole: Crop, { zoom, x, y }: { readonly zoom: number; readonly x: number; readonly y: number }): Crop {
  const [width, height] = [whole.width / zoom, whole.height / zoom];
  return { width, height, left: (1 - width) * x, top: (1 - height) * y };
}
