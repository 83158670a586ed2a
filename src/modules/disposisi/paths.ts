export const disposisiPath = "/administration/disposisi";

/** All of them, as a view of the letters' desk. */
export const disposisiListPath = "/administration/persuratan/disposisi";

export const cabangPath = (id: string): string => `${disposisiPath}/${id}`;

/** The page of a letter on which its whole way is seen. */
export const jalanPath = (suratId: string): string => `/administration/surat-masuk/${suratId}/disposisi`;
