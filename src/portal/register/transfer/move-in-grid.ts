/** Where in a grid somebody is. */
export interface GridPlace {
  readonly row: number;
  readonly column: number;
}

interface Pressed {
  readonly key: string;
  readonly shiftKey: boolean;
  readonly target: EventTarget;
}

/** Where a key leads to; undefined where it means something else. Arrows to the side leave a cell only at the end of what stands there. */
export function moveBy({ key, shiftKey, target }: Pressed, { row, column }: GridPlace): GridPlace | undefined {
  if (key === "Enter") return { row: row + (shiftKey ? -1 : 1), column };
  if (key === "ArrowDown") return { row: row + 1, column };
  if (key === "ArrowUp") return { row: row - 1, column };
  if (!(target instanceof HTMLInputElement)) return undefined;
  const { selectionStart, selectionEnd, value } = target;
  if (key === "ArrowLeft" && selectionStart === 0 && selectionEnd === 0) return { row, column: column - 1 };
  if (key === "ArrowRight" && selectionStart === value.length && selectionEnd === value.length) return { row, column: column + 1 };
  return undefined;
}

export const cellAt = (grid: HTMLElement, { row, column }: GridPlace): HTMLInputElement | null =>
  grid.querySelector<HTMLInputElement>(`[data-cell="${row} ${column}"]`);
