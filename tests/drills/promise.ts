export interface Kept {
  readonly what: string;
  readonly figure: string;
  readonly kept: boolean;
}

export const promise = (what: string, figure: string | number, kept: boolean): Kept => ({ what, figure: String(figure), kept });
