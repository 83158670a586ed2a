import { listAddress } from "#kit/ui/table/list-address.ts";

/** The files in which what is found leaves the house, as the list is narrowed. */
export const findingFiles = (path: string, search: string) =>
  (
    [
      ["Excel (.xlsx)", null],
      ["PDF", "pdf"],
    ] as const
  ).map(([label, format]) => ({
    label,
    href: listAddress(`${path}/unduh`, search, { halaman: null, format }),
  }));
