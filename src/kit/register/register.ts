import type { Particulars } from "../behaviour/particulars.ts";
import type { FieldSentences } from "../refusals.ts";
import type { RegisterTab } from "../tab.ts";
import type { KeptFields, ValuesOf } from "./fields.ts";

/**
 * A register: one kind of record that an office keeps. Plain data; it drives the browser's attributes, the server's
 * check, list, form, REST, import and export, audit, permission names and the generated docs.
 */
export interface Register<F extends KeptFields = KeptFields> extends Particulars<F> {
  /** camelCase noun, also the resource name in the policy: "agendaItem". */
  readonly name: string;
  /** Table in snake_case; its columns are the fields in snake_case plus those of RowColumns. */
  readonly table: string;
  /** Address in the portal, e.g. "/administration/agenda". */
  readonly path: string;
  /** Address of the REST calls under /api; absent: none. */
  readonly api?: string;
  readonly title: string;
  readonly lead?: string;
  /** What one row is called in a sentence: "agenda". */
  readonly noun: string;
  readonly fields: F;
  /** Columns of the list, in order; the first is the row's name. */
  readonly columns: readonly (keyof F & string)[];
  /** Columns that together name a row for others that point to it; absent: the first of `columns`. */
  readonly named?: readonly (keyof F & string)[];
  /** Fields, and columns of `extra`. */
  readonly searched: readonly string[];
  /** Column in which the database keeps the words of all its searched text fields, in small letters: sought instead of each of them. */
  readonly words?: string;
  readonly filters?: readonly (keyof F & string)[];
  /** Absent where the office itself keeps the order. */
  readonly order?: { readonly by: keyof F & string; readonly direction: "asc" | "desc" };
  /** Rows stand in the order that the office gives them (column `urutan integer not null`); new ones come last. */
  readonly ordered?: true;
  /** There is exactly one row: the address of the list shows its form, nobody adds or deletes. */
  readonly single?: true;
  readonly sentences: Sentences;
  /**
   * Column that holds the account a row belongs to; a right on "own" rows reaches those only. "classId.teacherId": that
   * column of the row which the field points to.
   */
  readonly owner?: string;
  /** Column, written like `owner`, that holds the number of an account: its rows are the person's own too, for whoever writes those of others alone. */
  readonly numbered?: Numbered;
  /** Column that holds the roles a row is for, written like `owner`; to them it is one of their own. */
  readonly audience?: string;
  /** Columns that the database fills by itself, e.g. a count: shown in the list, never typed. */
  readonly extra?: KeptFields;
  /** What the database itself refuses, by the name of its constraint: the field it concerns, and why. */
  readonly constraints?: Readonly<Record<string, { readonly field: keyof F & string; readonly sentence: string }>>;
  /** What no single field can see: which of them cannot stand beside the others, and why. Typed, sent or imported, no such row is taken. */
  readonly judge?: (values: Readonly<Record<string, unknown>>) => FieldSentences;
  /** By field: the tick that says a value which looks wrong was looked at and is right. */
  readonly settledBy?: Readonly<Record<string, keyof F & string>>;
  /** Each row has a page of its own, with its history; false where another page takes its place. */
  readonly detail?: boolean;
  /** A row on paper: the file's address below the row's own page, and what its button says. */
  readonly paper?: { readonly path: string; readonly label: string };
  /** Acts that are only for those who proved who they are a moment ago. */
  readonly fresh?: readonly ("create" | "update" | "delete" | "restore")[];
  /** Looking at one row is written into the trail. */
  readonly watched?: true;
  /** Pages that stand beside this one, itself among them; what a person may not open is left out. */
  readonly tabs?: readonly RegisterTab[];
  /** A screen of its own beside the list, for those who may delete: its address below the list's, and what its button says. */
  readonly beside?: { readonly path: string; readonly label: string };
  /** Rows come from elsewhere: whatever the policy grants, the office adds, edits and imports none. */
  readonly readOnly?: boolean;
}

/** `by` of the row is `number` of the person's row in `accounts`. */
export type Numbered = { readonly by: string; readonly accounts: string; readonly number: string };

export type { RegisterTab };

export interface Sentences {
  readonly add: string;
  readonly edit: string;
  /** What the button says that saves a row anew; absent: "Update". */
  readonly save?: string;
  /** When a required field is empty. */
  readonly required: string;
  readonly confirmDelete: string;
  readonly created: string;
  readonly updated: string;
  readonly deleted: string;
  readonly empty: string;
}

/** A stored row as it travels: field values, and what every row has. */
export type Row = Readonly<Record<string, unknown>> & { readonly id: string; readonly versi: number };
/** A whole row of this register. */
export type RowOf<R extends Pick<Register, "fields">> = Row & OfFields<R["fields"]>;
/** What somebody may see of it: a field that is closed to them is not there. */
export type SeenRow<R extends Pick<Register, "fields">> = Row & Partial<OfFields<R["fields"]>>;
type OfFields<F extends KeptFields> = string extends keyof F ? unknown : ValuesOf<F>;

/** Keeps the exact field names, and fits wherever any register is asked for (`Register<F>` alone does not: `keyof F`). */
export const register = <const F extends KeptFields>(definition: Register<F>): Omit<Register, "fields"> & { readonly fields: F } =>
  definition;
