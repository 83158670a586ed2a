export const jawabPrefix = "jawab-";

/** The name under which an answer is sent; no field of the form has it. */
export const jawabName = (kode: string): string => jawabPrefix + kode;
export const isJawab = (name: string): boolean => name.startsWith(jawabPrefix);
export const kodeOf = (name: string): string => name.slice(jawabPrefix.length);
