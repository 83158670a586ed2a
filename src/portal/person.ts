import { peranLabels } from "#modules/akun/index.ts";

/** The signed-in person, as the shell shows them. */
export interface Person {
  readonly nama: string;
  readonly nip: string;
  /** Tells them from others who sit at the same device, and nothing else of them. */
  readonly mark: string;
  readonly peran: readonly string[];
  /** The office that this person holds for some days, "Plh. Kepala Madrasah". */
  readonly menjabat: string | null;
  /** Address of their picture; null: their initials stand in its place. */
  readonly foto: string | null;
}

export const roleLabel = ({ menjabat, peran }: Pick<Person, "menjabat" | "peran">): string =>
  [menjabat, peranLabels(peran)].filter(Boolean).join(", ");
