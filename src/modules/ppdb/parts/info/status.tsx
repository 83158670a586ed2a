import { formatDay } from "#kit/dates.ts";
import { Unread } from "#kit/ui/document/unread.tsx";
import type { Pendaftaran } from "../../periode.ts";

const angka = new Intl.NumberFormat("id-ID");

/** Whether registration is open, in one line. */
export function Status({ pendaftaran }: { readonly pendaftaran: Pendaftaran | null }) {
  if (!pendaftaran)
    return (
      <div className="status-ppdb">
        <div className="lebar">
          <Unread what="data pendaftaran" />
        </div>
      </div>
    );
  const { periode, tutup } = pendaftaran;
  return (
    <div className="status-ppdb">
      <p className="lebar">
        {periode ? (
          <>
            <strong>Pendaftaran tahun ajaran {periode.tahunAjaran} dibuka</strong>
            <span>Batas akhir {formatDay(periode.tutup, "long")}</span>
            <span className="kuota">Kuota {angka.format(periode.kuota)} peserta didik</span>
          </>
        ) : (
          <strong className="tutup">{tutup}</strong>
        )}
      </p>
    </div>
  );
}
