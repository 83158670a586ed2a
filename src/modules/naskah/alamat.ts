export const alamatNaskah = "/administration/naskah";

export const alamatBaru = `${alamatNaskah}/baru`;

export const alamatSatu = (id: string): string => `${alamatNaskah}/${id}`;

export const alamatTulis = (id: string): string => `${alamatSatu(id)}/tulis`;

export const alamatPratinjau = (id: string): string => `${alamatSatu(id)}/pratinjau`;

export const alamatPdf = (id: string): string => `${alamatSatu(id)}/pdf`;
