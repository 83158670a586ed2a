/** Where in a grid somebody is. */
export interface GridPlace {
  readonly row: number;
  readonly column: number;
}

interface Pressed {
  readonly key: string;
  readonly shiftKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
  readonly target: EventTarget;
}

/** What a key does to the cells, or to the list. */
export function actOf({ key, ctrlKey, metaKey, altKey }: Pressed): "copyAbove" | "fillDown" | "takeBack" | "check" | undefined {
  if (key === "Escape") return "takeBack";
  if (altKey && key === "ArrowDown") return "fillDown";
  if (!ctrlKey && !metaKey) return undefined;
  if (key.toLowerCase() === "d") return "copyAbove";
  return key === "Enter" ? "check" : undefined;
}

/** Where a key leads to; undefined where it means something else. Arrows to the side leave a cell only at the end of what stands there. */
export function moveBy({ key, shiftKey, altKey, target }: Pressed, { row, column }: GridPlace): GridPlace | undefined {
  if (altKey) return undefined;
  if (key === "Enter") return { row: row + (shiftKey ? -1 : 1), column };
  if (key === "ArrowDown") return { row: row + 1, column };
  if (key === "ArrowUp") return { row: row - 1, column };
  if (!(target instanceof HTMLInputElement)) return undefined;
  const { selectionStart, selectionEnd, value } = target;
  if (key === "ArrowLeft" && selectionStart === 0 && selectionEnd === 0) return { row, column: column - 1 };
  if (key === "ArrowRight" && selectionStart === value.length && selectionEnd === value.length) return { row, column: column + 1 };
  return undefined;
}

/** The cell that is reached on the way from one place over the next: what is folded away is passed over. */
export function cellTowards(grid: HTMLElement, from: GridPlace, to: GridPlace): HTMLInputElement | null {
  const cell = cellAt(grid, to);
  if (!cell || cell.checkVisibility()) return cell;
  return cellTowards(grid, to, { row: 2 * to.row - from.row, column: 2 * to.column - from.column });
}

const cellAt = (grid: HTMLElement, { row, column }: GridPlace): HTMLInputElement | null =>
  grid.querySelector<HTMLInputElement>(`[data-cell="${row} ${column}"]`);
