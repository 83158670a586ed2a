import type { Right } from "../access/access.ts";
import type { KeptFields } from "../register/fields.ts";

/** What a register has of its own in the portal and in lists that come, where most have what all have. Plain data too. */
export interface Particulars<F extends KeptFields> {
  /** Its place in the side menu; absent: other pages lead to it. */
  readonly menu?: MenuPlace;
  /** Visitors read its rows, though its list does not stand with what is written for them. */
  readonly onSite?: true;
  /** Forms with a page of their own; `edit` is followed by the row's id. Absent: a dialog above the list. */
  readonly forms?: { readonly add: string; readonly edit: string };
  /** Screens that take the place of the shared ones: route modules, from src/. */
  readonly screens?: Readonly<Partial<Record<"list" | "detail", { readonly file: string }>>>;
  /**
   * What a form offers before it is typed: a new row begins with today; a text knows what was written there before; a number knows how
   * those were built that came from whoever a field names.
   */
  readonly offers?: Readonly<Partial<Record<keyof F & string, "today" | "former" | { readonly builtBy: keyof F & string }>>>;
  /** The file field that takes what is dropped anywhere on the list. */
  readonly drops?: keyof F & string;
  /** Fields that the database fills where they are left empty: saved twice so, a row is not somebody else's work. */
  readonly fills?: readonly (keyof F & string)[];
  /** Pages of one row that stand beside its details, by their address below the row's own. */
  readonly rowTabs?: readonly { readonly path: string; readonly label: string }[];
  /** What one goes on to from a row, with the right for it: its id ends the address. */
  readonly onward?: { readonly to: string; readonly label: string; readonly right: Right };
  /** Narrowed to the rows that another table names, by a parameter that links alone set; `row` and `column` are that table's. */
  readonly listedIn?: { readonly parameter: string; readonly table: string; readonly row: string; readonly column: string };
  /** Every change of a row, by whichever door, is told to the trail: how it stood on a day that is over can be asked. */
  readonly asOf?: true;
  /** Columns of the printed list that are filled in by hand, such as a signature. */
  readonly onPaper?: readonly string[];
  /** How a row reads as an entry in a person's file. */
  readonly entry?: FileEntry<keyof F & string>;
  /** Its list goes to others too: into their workbooks, and kept as it was sent. */
  readonly handedOut?: true;
  /** Fields by which a list's row is known to stand already, the surest first; absent: a list only adds. */
  readonly matchBy?: readonly (readonly (keyof F & string)[])[];
  /** Rows lie within each other, as the parts of their code say: what the levels are called, from the outermost on. */
  readonly levels?: { readonly code: keyof F & string; readonly name: keyof F & string; readonly called: readonly string[] };
  /** Which rows a whole list holds, and what the office does about those it does not: that is told, never done. */
  readonly expected?: Expected<keyof F & string>;
  /** What becomes of rows that a list brings, in a sentence, where that is not plain. */
  readonly imported?: string;
  /** What the action `manage` is called here: "menerbitkan". */
  readonly manages?: string;
  /** Which rows "own" ones are: "di kelas asuhannya"; absent: "miliknya sendiri". */
  readonly ownRows?: string;
  /** It tells of the school and its rules, not of people: what is open in it comes along into a copy for testing as it stands. */
  readonly impersonal?: true;
}

/** An entry of a person's file: the day that dates it, what names it, and what happened that day. */
export interface FileEntry<Name extends string = string> {
  readonly date: Name;
  readonly title: readonly Name[];
  /** "Menikah" */
  readonly dated: string;
  /** What it is called where nobody wrote the day: "Suami/istri"; absent: as above. */
  readonly undated?: string;
}

/** Where the side menu leads to a page. */
export interface MenuPlace {
  /** Label of the group, one of those in src/portal/navigation.ts; a page that bears the same name is the group itself. */
  readonly group: string;
  readonly label: string;
  /** Heading on the page of the group, where that has one: "Tahun dan kalender". */
  readonly section?: string;
  /** What one finds or does there, in a line. */
  readonly hint: string;
  /** Counted in the group by what stands above: 10, 20, 30; between two there is room for another. 0 is the page that is the group. */
  readonly place: number;
  /** Another address whose pages stand below this entry. */
  readonly beyond?: string;
  /** A list that says nothing to those whose right reaches their own rows alone, or that others never go to: shown to whom this right opens all. */
  readonly whole?: Right;
}

export interface Expected<Name extends string = string> {
  /** Rows that say so. */
  readonly where: Readonly<Partial<Record<Name, string | boolean>>>;
  /** What such rows are: "aktif". */
  readonly called: string;
  /** Those alone that share this field with a row of the list: its classes. */
  readonly within?: Name;
  /** What is to be done about a row that is not in the list, and where. */
  readonly sentence: string;
  readonly link?: { readonly to: string; readonly label: string };
}
