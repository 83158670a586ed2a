import type { Row } from "#kit/register/register.ts";
import type { RefusedForm } from "#kit/ui/form/use-form.ts";

/** What the forms of a list ask for. */
export type Act = "tambah" | "ubah" | "hapus" | "pulihkan" | "pindah";

export interface Done {
  readonly done: "created" | "updated" | "deleted" | "restored" | "moved";
  readonly ids: readonly string[];
  /** What the sentence about it is told with. */
  readonly note?: string;
}

export interface Refused extends RefusedForm<Row> {
  /** Nothing is wrong, but somebody should look before it is saved: sent again with `yakin` it is. */
  readonly asks?: readonly string[];
}

export type ActAnswer = Done | Refused;

export const isRefused = (answer: ActAnswer | undefined): answer is Refused => answer !== undefined && "refusal" in answer;
