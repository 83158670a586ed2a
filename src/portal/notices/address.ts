import { askedPage } from "#kit/paging.ts";
import { sizes } from "#kit/register/query.ts";

export interface Place {
  /** From 1. */
  readonly page: number;
  readonly size: number;
  readonly unread: boolean;
}

/** Reads `?halaman=&tampil=&belum`; what cannot be meant falls back. */
export function readPlace(parameters: URLSearchParams): Place {
  const size = Number(parameters.get("tampil"));
  return {
    page: askedPage(parameters),
    size: sizes.find((one) => one === size) ?? sizes[0],
    unread: parameters.has("belum"),
  };
}
