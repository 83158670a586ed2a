import { formatDay } from "#kit/dates.ts";
import type { Periode } from "../../periode.ts";

const angka = new Intl.NumberFormat("id-ID");

/** Whether registration is open, in one line. */
export function Status({ periode, tutup }: { readonly periode: Periode | null; readonly tutup: string | null }) {
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
