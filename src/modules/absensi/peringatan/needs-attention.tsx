import { Link } from "react-router";
import { formatDay } from "#kit/dates.ts";
import { Sheet } from "#kit/ui/sheet.tsx";
import { describePeringatan, type Peringatan } from "./peringatan.ts";

interface Props {
  readonly peringatan: readonly Peringatan[];
  /** Where the days of one pupil stand. */
  readonly alamat: (siswaId: string) => string;
}

const direct = 6;

/** Classes that wait to be recorded in one line, then the pupils to look after: the first at once, the others on demand. */
export function NeedsAttention({ peringatan, alamat }: Props) {
  const siswa = peringatan.filter(({ siswaId }) => siswaId !== null);
  const kelas = peringatan.filter(({ siswaId }) => siswaId === null).map((satu) => satu.kelas);
  const sisa = siswa.slice(direct);
  return (
    <Sheet title="Perlu perhatian" aside={<small className="ui-muted">{peringatan.length}</small>}>
      {kelas.length > 0 && <Unrecorded kelas={kelas} />}
      <List peringatan={siswa.slice(0, direct)} alamat={alamat} />
      {sisa.length > 0 && (
        <details className="hadir-sisa">
          <summary>{sisa.length} lainnya</summary>
          <List peringatan={sisa} alamat={alamat} />
        </details>
      )}
    </Sheet>
  );
}

const List = ({ peringatan, alamat }: Props) => (
  <ul className="hadir-perhatian">
    {peringatan.map((satu) => (
      <li key={satu.id}>
        {satu.siswaId && <Link to={alamat(satu.siswaId)}>{satu.siswa}</Link>}
        <span>{`${satu.kelas} · ${describePeringatan(satu)}, sejak ${formatDay(satu.mulai)}`}</span>
      </li>
    ))}
  </ul>
);

const Unrecorded = ({ kelas }: { readonly kelas: readonly string[] }) => (
  <ul className="hadir-perhatian">
    <li>
      <Link to="/absensi">{kelas.length === 1 ? `Kelas ${kelas[0]}` : `${kelas.length} kelas`}</Link>
      <span>{`kehadiran hari ini belum dicatat${kelas.length === 1 ? "" : `: ${kelas.join(", ")}`}`}</span>
    </li>
  </ul>
);
