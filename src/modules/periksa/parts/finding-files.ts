import { listAddress } from "#kit/ui/table/list-address.ts";

/** The files in which what is found leaves the house, as the list is narrowed. */
export function findingFiles(path: string, search: string) {
  const file = (label: string, format: string | null) => ({ label, href: listAddress(`${path}/unduh`, search, { halaman: null, format }) });
  return [file("Excel (.xlsx)", null), file("PDF", "pdf")];
}
