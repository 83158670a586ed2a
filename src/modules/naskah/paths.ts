export const naskahPath = "/administration/naskah";

/** All of them, as a view of the letters' desk. */
export const naskahListPath = "/administration/persuratan/konsep";

export const newPath = `${naskahPath}/baru`;

export const onePath = (id: string): string => `${naskahPath}/${id}`;

export const writePath = (id: string): string => `${onePath(id)}/tulis`;

export const previewPath = (id: string): string => `${onePath(id)}/pratinjau`;

export const pdfPath = (id: string): string => `${onePath(id)}/pdf`;

/** The initials of a signed letter, on a sheet of their own. */
export const parafPath = (id: string): string => `${pdfPath(id)}?lembar=paraf`;

export const templateSuratPath = "/administration/template-surat";
