export interface Wanted {
  readonly search?: string;
  readonly page?: number;
  readonly bin?: boolean;
}

export const libraryPath = "/administration/pustaka-gambar";

/** The library as it is wanted, with a dialog above it when `dialog` names one. */
export function hrefOf({ search, page, bin }: Wanted, dialog: Readonly<Record<string, string>> = {}): string {
  const parameters = new URLSearchParams(dialog);
  if (search) parameters.set("cari", search);
  if (page && page > 1) parameters.set("halaman", String(page));
  if (bin) parameters.set("sampah", "1");
  return parameters.size > 0 ? `${libraryPath}?${parameters}` : libraryPath;
}
