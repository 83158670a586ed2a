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
  return (
    <div className="status-ppdb">
      <p className="lebar">
        {pendaftaran.periode ? (
          <>
            <strong>Pendaftaran tahun ajaran {pendaftaran.periode.tahunAjaran} dibuka</strong>
            <span>Batas akhir {pendaftaran.batas}</span>
            <span className="kuota">Kuota {angka.format(pendaftaran.periode.kuota)} peserta didik</span>
          </>
        ) : (
          <strong className="tutup">{pendaftaran.tutup}</strong>
        )}
      </p>
    </div>
  );
}
