import type { Bagian } from "../bagian/bagian.ts";
import { BagianHalaman } from "../bagian/bagian-halaman.tsx";
import type { Figur } from "../profil-content.ts";
import { Person } from "./person.tsx";

/** The organisation chart is a section with a picture; under it stands how many people work here. */
export function Struktur({ bagian, pegawai }: { readonly bagian: readonly Bagian[] | null; readonly pegawai: readonly Figur[] | null }) {
  return (
    <>
      <div className="bagan">
        <BagianHalaman bagian={bagian} />
      </div>
      <Person id="pegawai" judul="Jumlah pegawai" siapa="pegawai" kepala="Kelompok" figur={pegawai} />
    </>
  );
}
