const prefix = "jawab-";

/** The name under which an answer is sent; no field of the form has it. */
export const jawabName = (kode: string): string => prefix + kode;
export const isJawab = (name: string): boolean => name.startsWith(prefix);
export const kodeOf = (name: string): string => name.slice(prefix.length);
