import type { Register } from "../register/register.ts";

/** Asked for as a filter: rows that name nothing there. */
export const namesNothing = "kosong";

export interface Listed {
  /** Only the rows that another table names by this word (`register.listedIn`). */
  readonly listed?: string;
}

/** What a link narrows a list to. */
export function readListed({ listedIn }: Register, parameters: URLSearchParams): Listed {
  const value = listedIn ? parameters.get(listedIn.parameter)?.replaceAll("\0", "").slice(0, 40) : undefined;
  return value ? { listed: value } : {};
}
