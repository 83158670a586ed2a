import { Sheet } from "../../ui/sheet.tsx";

/** In place of what is shown of an uploaded list, where its code did not come. */
export const MissingList = () => (
  <Sheet title="Daftar Anda">
    <p className="ui-sheet-body ui-error" role="alert">
      Bagian ini belum dapat dimuat. Periksa sambungan, lalu muat ulang halaman ini. Daftar Anda tetap tersimpan.
    </p>
  </Sheet>
);
