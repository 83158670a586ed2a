import { mejaView } from "#modules/persuratan/index.ts";

export const jadwalRetensiPath = "/administration/jadwal-retensi";

/** What falls due in a year. */
export const retensiPath = `${mejaView.arsip}/retensi`;

export const pemusnahanPath = `${mejaView.arsip}/pemusnahan`;
