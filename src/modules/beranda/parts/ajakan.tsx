import { formatDay } from "#kit/dates.ts";
import { formatDays } from "#kit/day-range.ts";
import { editMark } from "#kit/ui/document/edit-mark.tsx";
import { Unread } from "#kit/ui/document/unread.tsx";
import { Markup } from "#kit/ui/markup.tsx";
import type { Pendaftaran, Periode } from "#modules/ppdb/index.ts";
import type { Bagian } from "#modules/profil/index.ts";

interface Props {
  readonly pendaftaran: Pendaftaran | null;
  /** How one registers; the first of them counts. */
  readonly cara: readonly Bagian[] | null;
}

/** Admissions, driven by the one active period. */
export function Ajakan({ pendaftaran, cara }: Props) {
  return (
    <section className="ajakan" aria-labelledby="ppdb">
      <div className="lebar">
        {pendaftaran?.periode ? (
          <Dibuka periode={pendaftaran.periode} batas={pendaftaran.batas} cara={cara} />
        ) : (
          <div {...editMark("periodePpdb")}>
            <h2 id="ppdb">Penerimaan peserta didik baru</h2>
            {pendaftaran ? <p>{pendaftaran.tutup}</p> : <Unread what="data pendaftaran" />}
          </div>
        )}
      </div>
    </section>
  );
}

function Dibuka({ periode, batas, cara }: { readonly periode: Periode; readonly batas: string } & Pick<Props, "cara">) {
  const [kalimat] = cara ?? [];
  return (
    <>
      <div {...editMark(`periodePpdb/${periode.id}`)}>
        <h2 id="ppdb">Pendaftaran tahun ajaran {periode.tahunAjaran} sudah dibuka</h2>
        <p>
          Batas akhir <strong>{batas}</strong>
        </p>
        {cara ? null : <Unread what="data cara mendaftar" />}
        {kalimat ? (
          <div {...editMark(`bagianHalaman/${kalimat.id}`)}>
            <Markup text={kalimat.isi} top={3} />
          </div>
        ) : null}
        <a className="tbl" href="/informasi/ppdb">
          Daftar Sekarang
        </a>
      </div>
      <ol className="tanggal">
        <Stage nama="Pendaftaran" dari={periode.buka} sampai={periode.tutup} />
        <Stage nama="Pengumuman" dari={periode.pengumuman} />
        <Stage nama="Daftar ulang" dari={periode.daftarUlangMulai} sampai={periode.daftarUlangSelesai} />
      </ol>
    </>
  );
}

function Stage({ nama, dari, sampai }: { readonly nama: string; readonly dari: string | null; readonly sampai?: string | null }) {
  if (!dari) return null;
  return (
    <li>
      <b>{nama}</b>
      <span>{sampai ? formatDays(dari, sampai) : formatDay(dari)}</span>
    </li>
  );
}
