export const naskahPath = "/administration/naskah";

/** All of them, as a view of the letters' desk. */
export const naskahListPath = "/administration/persuratan/konsep";

export const newPath = `${naskahPath}/baru`;

export const onePath = (id: string): string => `${naskahPath}/${id}`;

export const writePath = (id: string): string => `${onePath(id)}/tulis`;

export const previewPath = (id: string): string => `${onePath(id)}/pratinjau`;

export const pdfPath = (id: string): string => `${onePath(id)}/pdf`;

export const templateSuratPath = "/administration/template-surat";
