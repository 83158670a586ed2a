import { Link } from "react-router";
import { Breakable } from "#kit/ui/table/breakable.tsx";
import type { CalonNomor } from "../nomor/view-nomor.server.ts";
import { bukuNomorPath } from "../paths.ts";

/** The number that would be given now, above the form. */
export function NomorPreview({ calon: { nomor, contoh, mundur, kalimat } }: { readonly calon: CalonNomor }) {
  return (
    <div className="nomor-calon" aria-live="polite">
      <small>{mundur ? "Nomor sisipan yang akan diberikan" : "Nomor berikutnya"}</small>
      <output>{nomor ? <Breakable text={nomor} /> : "–"}</output>
      {kalimat && <p>{kalimat}</p>}
      {contoh && (
        <p>
          Nomor ini masih memakai kode jabatan contoh, jadi suratnya belum boleh ditandatangani. Tulis dahulu kode madrasah di{" "}
          <Link to={bukuNomorPath}>Deret Nomor</Link>.
        </p>
      )}
    </div>
  );
}
