import type { Register } from "../register/register.ts";

export interface Listed {
  /** Only the rows that another table names by this word (`register.listedIn`). */
  readonly listed?: string;
}

/** What a link narrows a list to. */
export function readListed({ listedIn }: Register, parameters: URLSearchParams): Listed {
  const value = listedIn ? parameters.get(listedIn.parameter)?.replaceAll("\0", "").slice(0, 40) : undefined;
  return value ? { listed: value } : {};
}
