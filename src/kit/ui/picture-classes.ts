/** The content policy forbids styles in the markup, so colour and focal point travel as classes of styles/picture.css. */

/** The nearest of 216 colours: six steps each of red, green and blue. */
export function groundClass(colour: string): string {
  const step = (at: number) => Math.round(Number.parseInt(colour.slice(at, at + 2), 16) / 51);
  return `r${step(1)} g${step(3)} b${step(5)}`;
}

/** In tenths from the left and the top; the middle needs no class. */
export function focusClass({ fokusX, fokusY }: { readonly fokusX: number; readonly fokusY: number }): string {
  const [x, y] = [Math.round(fokusX * 10), Math.round(fokusY * 10)];
  return x === 5 && y === 5 ? "" : `x${x} y${y}`;
}
