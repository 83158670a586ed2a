import type { Keadaan } from "../keadaan/keadaan.ts";
import { mejaPpdbPath } from "../paths.ts";
import { kertasPath } from "./path.ts";

/** A draft that nobody has touched for so many days is erased. */
export const DRAF_HARI = 14;

/** So many one person keeps at once. */
export const mostDraf = 50;

const draf: Keadaan = "draf";

/** Where they are listed. */
export const drafListPath = `${mejaPpdbPath}?keadaan=${draf}`;

/** Where one is gone on with. */
export const drafPath = (id: string): string => `${kertasPath}?draf=${id}`;

/** What was typed so far, by field. */
export type IsiDraf = Readonly<Record<string, string>>;

declare module "#kit/database/tables.ts" {
  interface Refinements {
    drafKertas: { isi: IsiDraf };
  }
}
