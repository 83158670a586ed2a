import { choiceFilter } from "#kit/ui/table/choice-filter.ts";
import { allPeran, peran } from "../peran.ts";
import { akunState } from "./akun.ts";
import type { FilterAkun } from "./list-akun.server.ts";

/** How the list of accounts is searched and narrowed. */
export const akunSearch = (saring: FilterAkun) => ({
  label: "Cari akun",
  placeholder: "Cari nama atau NIP",
  sought: saring.cari,
  filters: [
    choiceFilter("peran", {
      ...{ label: "Saring menurut peran", all: "Semua peran", chosen: saring.peran ?? "" },
      names: Object.fromEntries(allPeran.map((one) => [one, peran[one]])),
    }),
    choiceFilter("keadaan", {
      ...{ label: "Saring menurut keadaan", all: "Semua keadaan", chosen: saring.keadaan ?? "", names: akunState },
    }),
  ],
});
