import { sebutanPeran } from "#modules/akun/index.ts";

/** The signed-in person, as the shell shows them. */
export interface Person {
  readonly nama: string;
  readonly nip: string;
  readonly peran: readonly string[];
  /** Address of their picture; null: their initials stand in its place. */
  readonly foto: string | null;
}

export const roleLabel = (person: Person): string => sebutanPeran(person.peran);
