import type { ToldRow } from "../transfer/update/told-row.ts";

export type ToldKind = ToldRow["kind"];

/** What the address calls each kind's page. */
export const pageNames: Readonly<Record<ToldKind, string>> = { ubah: "berubah", bentrok: "bentrok", ragu: "ragu" };

/** Rows of a kind on one page. */
export const toldRowsAtOnce = 100;

export interface AskedPages {
  /** From 1. */
  readonly pages: Readonly<Record<ToldKind, number>>;
  /** Label of a column: only rows that differ in it; "" for all. */
  readonly column: string;
}

export interface ToldPage {
  readonly rows: readonly ToldRow[];
  /** On all pages. */
  readonly total: number;
  readonly page: number;
}

/** What a list says otherwise than the portal, a page of each kind. */
export interface ToldRows extends Readonly<Record<ToldKind, ToldPage>> {
  /** In how many rows each column differs. */
  readonly columns: readonly { readonly label: string; readonly count: number }[];
  readonly column: string;
}

export function readAskedPages(parameters: URLSearchParams): AskedPages {
  const page = (kind: ToldKind) => {
    const asked = Number(parameters.get(pageNames[kind]));
    return Number.isInteger(asked) && asked > 0 && asked < 1_000 ? asked : 1;
  };
  return { pages: { ubah: page("ubah"), bentrok: page("bentrok"), ragu: page("ragu") }, column: parameters.get("kolom") ?? "" };
}
