import { useLocation } from "react-router";
import { listAddress } from "#kit/ui/table/list-address.ts";
import { nilaiPpdbPath } from "../../paths.ts";
import { lembarPageSize } from "../lembar.ts";
import { useOfflineSheet } from "./use-offline-sheet.ts";

/** More pages than an examiner judges in a day are not fetched ahead. */
const ahead = 12;

interface Props {
  /** Absent where all stands on one page. */
  readonly pages?: { readonly path: string; readonly total: number };
}

/** This page and the others of its sheet on the device, for a room without a network; and what to expect there. */
export function OfflineSheet({ pages }: Props) {
  const { pathname, search } = useLocation();
  const count = pages ? Math.min(ahead, Math.ceil(pages.total / lembarPageSize)) : 1;
  const address = (page: number) => (pages ? listAddress(pages.path, search, { halaman: page > 1 ? String(page) : null }) : pathname);
  const ready = useOfflineSheet(
    pathname + search,
    // The list and the sheet's plain address are the way back to it.
    [...Array.from({ length: count }, (_, at) => address(at + 1)), nilaiPpdbPath, pages?.path ?? pathname],
  );
  return (
    <p className="nilai-luring" role="status">
      {ready && "Lembar ini juga terbuka tanpa internet di perangkat ini; nilai yang Anda tulis dikirim begitu ada sambungan."}
    </p>
  );
}
