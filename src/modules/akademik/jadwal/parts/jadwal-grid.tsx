import Plus from "lucide-react/icons/plus";
import type { KeyboardEvent, ReactNode } from "react";
import { Icon } from "#kit/ui/icon.tsx";
import type { Hari } from "../../hari.ts";
import { hariName, hariSekolahSepekan } from "../../hari.ts";
import { type Pelajaran, pelajaranTime, type View } from "../jadwal.ts";
import type { JamSepekan } from "../load-jadwal.server.ts";
import { type Cell, cellHari } from "./cell.ts";
import type { Place } from "./dialog-pelajaran.tsx";
import { pindah } from "./move.ts";

interface Props {
  readonly lihat: View;
  readonly pelajaran: readonly Pelajaran[];
  readonly jam: JamSepekan;
  /** Absent for those who only read. */
  readonly onBuka?: ((tempat: Place) => void) | undefined;
}

/** Six days beside each other, on a phone below each other. Arrow keys go from hour to hour. */
export function JadwalGrid({ lihat, pelajaran, jam, onBuka }: Props) {
  const hari = hariSekolahSepekan.map(({ value }) => ({ hari: value, petak: cellHari(value, pelajaran, jam) }));
  const terbanyak = Math.max(1, ...hari.flatMap(({ petak }) => petak.map(({ jamKe, jumlahJam }) => jamKe + jumlahJam - 1)));
  const tekan = (event: KeyboardEvent<HTMLElement>) => {
    if (pindah(event.currentTarget, event.key)) event.preventDefault();
  };
  return (
    <section className="jadwal-kisi" aria-label="Jadwal sepekan" onKeyDown={onBuka && tekan}>
      <div className="jadwal-jam" aria-hidden="true">
        {nomorJam.slice(0, terbanyak).map((ke) => (
          <span key={ke}>{ke}</span>
        ))}
      </div>
      {hari.map(({ hari: satu, petak }) => (
        <section key={satu} className="jadwal-hari" aria-labelledby={`jadwal-hari-${satu}`}>
          <h3 id={`jadwal-hari-${satu}`}>{hariName(satu)}</h3>
          {petak.length === 0 && <p className="ui-muted ui-small">Tidak ada jam pelajaran</p>}
          {petak.map((isi) => (
            <OneCell key={isi.jamKe} hari={satu} isi={isi} lihat={lihat} onBuka={onBuka} />
          ))}
        </section>
      ))}
    </section>
  );
}

const nomorJam = Array.from({ length: 15 }, (_, place) => place + 1);

interface CellProps extends Pick<Props, "lihat" | "onBuka"> {
  readonly hari: Hari;
  readonly isi: Cell;
}

function OneCell({ hari, isi, lihat, onBuka }: CellProps) {
  const { jamKe, jumlahJam, waktu, pelajaran } = isi;
  const letak = `jadwal-petak lama-${jumlahJam}`;
  const tanda = { "data-hari": hari, "data-mulai": jamKe, "data-sampai": jamKe + jumlahJam - 1 };
  if (!pelajaran)
    return onBuka ? (
      <button type="button" className={`${letak} kosong`} {...tanda} onClick={() => onBuka({ hari, jamKe })}>
        <span className="jadwal-waktu">
          <span className="ui-hidden">{`Isi ${hariName(hari)} jam ke-${jamKe}: `}</span>
          <Jam isi={isi} />
        </span>
        <Icon of={Plus} small />
      </button>
    ) : (
      <div className={`${letak} kosong`} aria-hidden="true">
        <span className="jadwal-waktu">{waktu}</span>
      </div>
    );
  const tulisan = <Tulisan isi={isi} pelajaran={pelajaran} lihat={lihat} />;
  return onBuka ? (
    <button type="button" className={letak} {...tanda} onClick={() => onBuka({ hari, jamKe, pelajaran })}>
      <span className="ui-hidden">{`Ubah ${pelajaranTime(pelajaran)}: `}</span>
      {tulisan}
    </button>
  ) : (
    <div className={letak}>{tulisan}</div>
  );
}

const Jam = ({ isi: { jamKe, jumlahJam, waktu } }: { readonly isi: Cell }): ReactNode => (
  <>
    <b>{jumlahJam > 1 ? `Jam ${jamKe}–${jamKe + jumlahJam - 1}` : `Jam ${jamKe}`}</b> {waktu}
  </>
);

function Tulisan({ isi, pelajaran, lihat }: { readonly isi: Cell; readonly pelajaran: Pelajaran; readonly lihat: View }) {
  const { mapel, kelas, guru, ruang, ruangSendiri } = pelajaran;
  const bawah = { kelas: [guru, ruangSendiri], guru: [kelas, ruang], ruang: [kelas, guru] }[lihat];
  return (
    <>
      <span className="jadwal-waktu">
        <Jam isi={isi} />
      </span>
      <strong>{mapel}</strong>
      <span>{bawah.filter(Boolean).join(", ")}</span>
    </>
  );
}
