export const alamatNaskah = "/administration/naskah";

export const alamatSatu = (id: string): string => `${alamatNaskah}/${id}`;
