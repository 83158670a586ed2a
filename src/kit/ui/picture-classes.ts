/** The content policy forbids styles in the markup, so the focal point travels as classes of styles/picture.css. */

/** In tenths from the left and the top; the middle needs no class. */
export function focusClass({ fokusX, fokusY }: { readonly fokusX: number; readonly fokusY: number }): string {
  const [x, y] = [Math.round(fokusX * 10), Math.round(fokusY * 10)];
  return x === 5 && y === 5 ? "" : `x${x} y${y}`;
}
