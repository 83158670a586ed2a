import type { Bagian } from "../../bagian/bagian.ts";
import { BagianHalaman } from "../../bagian/bagian-halaman.tsx";
import type { Figur } from "../../isi-profil.ts";
import { Orang } from "./orang.tsx";

/** The organisation chart is a section with a picture; under it stands how many people work here. */
export function Struktur({ bagian, pegawai }: { readonly bagian: readonly Bagian[] | null; readonly pegawai: readonly Figur[] | null }) {
  return (
    <>
      <div className="bagan">
        <BagianHalaman bagian={bagian} />
      </div>
      <Orang id="pegawai" judul="Jumlah pegawai" siapa="pegawai" kepala="Kelompok" figur={pegawai} />
    </>
  );
}
