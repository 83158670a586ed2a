import { Link } from "react-router";
import { formatDay } from "#kit/dates.ts";
import { Sheet } from "#kit/ui/sheet.tsx";
import { type Peringatan, sebutPeringatan } from "./peringatan.ts";

interface Props {
  readonly peringatan: readonly Peringatan[];
  /** Where the days of one pupil stand. */
  readonly alamat: (siswaId: string) => string;
}

const langsung = 6;

/** Pupils and classes that somebody must look after: the first at once, the others on demand. */
export function PerluPerhatian({ peringatan, alamat }: Props) {
  const sisa = peringatan.slice(langsung);
  return (
    <Sheet title="Perlu perhatian" aside={<small className="ui-muted">{peringatan.length}</small>}>
      <Daftar peringatan={peringatan.slice(0, langsung)} alamat={alamat} />
      {sisa.length > 0 && (
        <details className="hadir-sisa">
          <summary>{sisa.length} lainnya</summary>
          <Daftar peringatan={sisa} alamat={alamat} />
        </details>
      )}
    </Sheet>
  );
}

const Daftar = ({ peringatan, alamat }: Props) => (
  <ul className="hadir-perhatian">
    {peringatan.map((satu) => (
      <li key={satu.id}>
        {satu.siswaId ? <Link to={alamat(satu.siswaId)}>{satu.siswa}</Link> : <Link to="/absensi">Kelas {satu.kelas}</Link>}
        <span>
          {satu.siswaId && `${satu.kelas} · `}
          {sebutPeringatan(satu)}
          {satu.siswaId && `, sejak ${formatDay(satu.mulai)}`}
        </span>
      </li>
    ))}
  </ul>
);
