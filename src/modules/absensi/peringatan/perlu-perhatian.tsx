import { Link } from "react-router";
import { formatDay } from "#kit/dates.ts";
import { Sheet } from "#kit/ui/sheet.tsx";
import { type Peringatan, sebutPeringatan } from "./peringatan.ts";

interface Props {
  readonly peringatan: readonly Peringatan[];
  /** Where the days of one pupil stand. */
  readonly alamat: (siswaId: string) => string;
}

/** Pupils and classes that somebody must look after. */
export function PerluPerhatian({ peringatan, alamat }: Props) {
  return (
    <Sheet title="Perlu perhatian" aside={<small className="ui-muted">{peringatan.length}</small>}>
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
    </Sheet>
  );
}
