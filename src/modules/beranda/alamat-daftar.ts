/** The admissions page tells more; without it the form itself is the way in. */
export const alamatDaftar = (open: readonly string[]): string => (open.includes("/informasi/ppdb") ? "/informasi/ppdb" : "/daftar");
