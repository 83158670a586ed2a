export const alamatDisposisi = "/administration/disposisi";

export const alamatCabang = (id: string): string => `${alamatDisposisi}/${id}`;

/** The page of a letter on which its whole way is seen. */
export const alamatJalan = (suratId: string): string => `/administration/surat-masuk/${suratId}/disposisi`;
