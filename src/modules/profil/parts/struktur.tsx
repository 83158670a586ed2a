import { formatDay } from "#kit/dates.ts";
import type { Bagian } from "../bagian/bagian.ts";
import { BagianHalaman } from "../bagian/bagian-halaman.tsx";
import type { Figur } from "../profil-content.ts";
import { Person } from "./person.tsx";

interface StrukturProps {
  readonly bagian: readonly Bagian[] | null;
  readonly pegawai: readonly Figur[] | null;
  /** When they were counted: "YYYY-MM-DD". */
  readonly hari: string;
}

/** The organisation chart is a section with a picture; under it stands how many people work here. */
export function Struktur({ bagian, pegawai, hari }: StrukturProps) {
  return (
    <>
      <div className="bagan">
        <BagianHalaman bagian={bagian} />
      </div>
      <Person id="pegawai" judul="Jumlah pegawai" siapa="pegawai" kepala="Kelompok" figur={pegawai} />
      {pegawai?.length ? <p>Keadaan per {formatDay(hari, "long")}.</p> : null}
    </>
  );
}
