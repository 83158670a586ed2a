import type { Taken } from "#kit/transfer/transfer.server.ts";

/** What an import left, and where that waits, in sentences; "" where all of the list is in. */
export const restOf = ({ moved = 0, waits = 0 }: Taken): string =>
  [
    ...(moved > 0 ? [`${counted(moved)} baris dibiarkan, karena datanya diubah, dicatat atau dibuang orang lain sejak diperiksa.`] : []),
    ...(waits > 0 ? [`${counted(waits)} baris belum masuk dan menunggu di halaman ini sampai diperbaiki.`] : []),
  ].join(" ");

const counted = (count: number) => count.toLocaleString("id-ID");
