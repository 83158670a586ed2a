import type { Stored } from "#kit/database/tables.ts";
import type { Option } from "#kit/register/fields.ts";

export type Nasib = Stored<"jadwalRetensi">["nasib"];

/** What becomes of a letter when its years in store are over. */
export const nasib = [
  { value: "musnah", label: "Musnah", tone: "danger" },
  { value: "permanen", label: "Permanen", tone: "success" },
  { value: "dinilai-kembali", label: "Dinilai kembali", tone: "warning" },
] as const satisfies readonly Option[];
