import { lazy } from "react";
import { Sheet } from "#kit/ui/sheet.tsx";

/** What is shown of an uploaded list, fetched where there is one. */
export const ListOnDemand = lazy(async () => {
  try {
    return { default: (await import("./understood-list.tsx")).UnderstoodList };
  } catch {
    return { default: Missing };
  }
});

const Missing = () => (
  <Sheet title="Daftar Anda">
    <p className="ui-sheet-body ui-error" role="alert">
      Bagian ini belum dapat dimuat. Periksa sambungan, lalu muat ulang halaman ini. Daftar Anda tetap tersimpan.
    </p>
  </Sheet>
);
