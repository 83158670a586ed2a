import { suratKeluarPath } from "#modules/persuratan/index.ts";

export const ekspedisiPath = "/administration/ekspedisi";

/** What became of one outgoing letter. */
export const pengirimanPath = (suratId: string): string => `${suratKeluarPath}/${suratId}/pengiriman`;
