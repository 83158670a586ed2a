/** More lines than any file may have. */
const lines = 1_000_000;

/** Rows that were made of one line of a file stand at places of their own: the row itself at the line, those around it beyond. */
export const placeBeyond = (line: number, steps: number): number => line + steps * lines;

/** The line of the file in which a row stands. */
export const lineOf = (place: number): number => place % lines;
