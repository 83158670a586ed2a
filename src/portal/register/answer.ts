import type { RefusalKind } from "#kit/refusals.ts";
import type { Row } from "#kit/register/register.ts";

/** What the forms of a list ask for. */
export type Act = "tambah" | "ubah" | "hapus" | "pulihkan" | "pindah";

export interface Done {
  readonly done: "created" | "updated" | "deleted" | "restored" | "moved";
  readonly ids: readonly string[];
  /** What the sentence about it is told with. */
  readonly note?: string;
}

export interface Refused {
  readonly refusal: { readonly kind: RefusalKind; readonly sentence: string; readonly fields?: Readonly<Record<string, string>> };
  /** The row as it stands now, when somebody saved in between, and who that was. */
  readonly current?: Row;
  readonly by?: { readonly name: string; readonly at: Date } | null;
  /** Nothing is wrong, but somebody should look before it is saved: sent again with `yakin` it is. */
  readonly asks?: readonly string[];
}

export type ActAnswer = Done | Refused;

export const isRefused = (answer: ActAnswer | undefined): answer is Refused => answer !== undefined && "refusal" in answer;
