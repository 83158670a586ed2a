import { formatDay } from "#kit/dates.ts";
import { Markup } from "#kit/ui/markup.tsx";
import type { Periode } from "#modules/ppdb/index.ts";

interface Props {
  readonly periode: Periode | null;
  /** How one registers, in the small markup. */
  readonly kalimat: string | null;
  readonly tutup: string | null;
}

/** Admissions, driven by the one active period. */
export function Ajakan({ periode, kalimat, tutup }: Props) {
  return (
    <section className="ajakan" aria-labelledby="ppdb">
      <div className="lebar">{periode ? <Dibuka periode={periode} kalimat={kalimat} /> : <Ditutup kalimat={tutup ?? ""} />}</div>
    </section>
  );
}

function Dibuka({ periode, kalimat }: { readonly periode: Periode; readonly kalimat: string | null }) {
  return (
    <>
      <div>
        <h2 id="ppdb">Pendaftaran tahun ajaran {periode.tahunAjaran} sudah dibuka</h2>
        <p>
          Batas akhir <strong>{formatDay(periode.tutup, "long")}</strong>
        </p>
        {kalimat ? <Markup text={kalimat} top={3} /> : null}
        <a className="tbl" href="/informasi/ppdb">
          Daftar Sekarang
        </a>
      </div>
      <ol className="tanggal">
        <Tahap nama="Pendaftaran" dari={periode.buka} sampai={periode.tutup} />
        <Tahap nama="Pengumuman" dari={periode.pengumuman} />
        <Tahap nama="Daftar ulang" dari={periode.daftarUlangMulai} sampai={periode.daftarUlangSelesai} />
      </ol>
    </>
  );
}

function Tahap({ nama, dari, sampai }: { readonly nama: string; readonly dari: string | null; readonly sampai?: string | null }) {
  if (!dari) return null;
  return (
    <li>
      <b>{nama}</b>
      <span>{sampai ? `${formatDay(dari)} – ${formatDay(sampai)}` : formatDay(dari)}</span>
    </li>
  );
}

function Ditutup({ kalimat }: { readonly kalimat: string }) {
  return (
    <div>
      <h2 id="ppdb">Penerimaan peserta didik baru</h2>
      <p>{kalimat}</p>
    </div>
  );
}
