import type { Jenis } from "./jenis.ts";

/** As what the table of rights and the trail know each kind. */
export const subjectOf = (jenis: Jenis) => (jenis === "pengaduan" ? ("pengaduan" as const) : ("pesanPublik" as const));
