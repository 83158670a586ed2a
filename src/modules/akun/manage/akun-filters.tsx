import { type ListFilter, LiveSearch } from "#kit/ui/table/live-search.tsx";
import { allPeran, peran } from "../peran.ts";
import { akunHref, akunPath, akunState } from "./akun.ts";
import type { FilterAkun } from "./list-akun.server.ts";

export const AkunFilters = ({ saring }: { readonly saring: FilterAkun }) => (
  <LiveSearch
    label="Cari akun"
    placeholder="Cari nama atau NIP"
    sought={saring.cari}
    filters={[
      filterOn("peran", { chosen: saring.peran, options: allPeran.map((one) => [one, peran[one]]) }),
      filterOn("keadaan", { chosen: saring.keadaan, options: Object.entries(akunState) }),
    ]}
    path={akunPath}
    href={akunHref}
  />
);

interface Choice {
  readonly chosen: string | null;
  readonly options: readonly (readonly [value: string, label: string])[];
}

const filterOn = (name: string, { chosen, options }: Choice): ListFilter => ({
  ...{ name, label: `Saring menurut ${name}`, all: `Semua ${name}`, chosen: chosen ?? "" },
  options: options.map(([value, label]) => ({ value, label })),
});
