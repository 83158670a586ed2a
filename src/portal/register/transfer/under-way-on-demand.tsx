import { lazy } from "react";
import { Sheet } from "#kit/ui/sheet.tsx";

/** How far a long import is, fetched where there is one. */
export const UnderWayOnDemand = lazy(async () => {
  try {
    return { default: (await import("./under-way.tsx")).UnderWay };
  } catch {
    return { default: Missing };
  }
});

const Missing = () => (
  <Sheet title="Impor berjalan di belakang">
    <p className="ui-sheet-body ui-error" role="alert">
      Kemajuannya belum dapat ditampilkan. Periksa sambungan, lalu muat ulang halaman ini. Hasilnya juga dikirim ke Notifikasi.
    </p>
  </Sheet>
);
