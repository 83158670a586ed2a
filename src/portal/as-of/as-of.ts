import type { Certainty } from "#kit/audit/as-of.server.ts";
import type { AsOfTable } from "#kit/audit/as-of-table.ts";
import type { Row } from "#kit/register/register.ts";
import type { Related } from "#kit/register/related.ts";
import { zone } from "#kit/time-zone.ts";

/** A row as it stood at the end of a day, as far as this person sees it today. */
export interface AsOf {
  readonly state: "absent" | "kept" | "binned";
  /** Who made a row that was not there yet, or binned one that lay in the bin. */
  readonly by: { readonly name: string; readonly at: Date } | null;
  readonly row: Row;
  /** What the row was called. */
  readonly name: string;
  readonly certainty: Readonly<Record<string, Certainty>>;
  readonly related: Related;
  readonly beside: readonly AsOfTable[];
  readonly changes: AsOfChanges;
}

/** A page of what was changed between two days. */
export interface AsOfChanges {
  readonly rows: readonly AsOfChange[];
  /** From 1. */
  readonly page: number;
  /** In lines of the trail, of which each may have changed several fields. */
  readonly size: number;
  readonly total: number;
}

/** One field that somebody changed between two days. */
export interface AsOfChange {
  readonly id: string;
  readonly label: string;
  readonly before: string;
  readonly after: string;
  readonly who: string;
  readonly at: Date;
}

export const uncertainWords: Readonly<Record<Certainty, string>> = {
  recorded: "",
  unchanged: "seperti hari ini",
  unknown: "Tidak diketahui",
  withheld: "Tidak disimpan di jejak",
};

/** What has to be known before one relies on it. */
export const asOfNote = `Disusun dari jejak perubahan sampai akhir hari itu (${zone.short}). Yang tidak tercatat di jejak disebut tidak diketahui; yang sudah dihapus menurut aturan penyimpanan tidak dapat ditampilkan lagi.`;
