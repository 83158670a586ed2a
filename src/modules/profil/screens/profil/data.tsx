import { Heading } from "#kit/ui/document/heading.tsx";
import { Unread } from "#kit/ui/document/unread.tsx";
import type { Bagian } from "../../bagian/bagian.ts";
import { BagianHalaman } from "../../bagian/bagian-halaman.tsx";
import { type Figur, type FigurKelompok, jumlahFigur } from "../../isi-profil.ts";
import { Orang } from "./orang.tsx";

export function Data({ bagian, figur }: { readonly bagian: readonly Bagian[] | null; readonly figur: FigurKelompok }) {
  const tanpaFigur = Object.values(figur).every((satu) => satu?.length === 0);
  return (
    <>
      <Orang id="data-peserta-didik" judul="Peserta didik" siapa="peserta didik" kepala="Kelas" figur={figur["peserta-didik"]} />
      <Orang id="data-pegawai" judul="Pegawai" siapa="pegawai" kepala="Kelompok" figur={figur.pegawai} />
      <Daftar id="akreditasi" judul="Akreditasi" figur={figur.akreditasi} />
      <Daftar id="sarana" judul="Tanah dan ruang" figur={figur.sarana} />
      {bagian?.length === 0 && !tanpaFigur ? null : <BagianHalaman bagian={bagian} />}
    </>
  );
}

interface DaftarProps {
  readonly id: string;
  readonly judul: string;
  readonly figur: readonly Figur[] | null;
}

function Daftar({ id, judul, figur }: DaftarProps) {
  if (figur?.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <Heading id={id} text={judul} />
      {figur ? (
        <dl className="daftar-nilai">
          {figur.map((satu) => (
            <div key={satu.id}>
              <dt>{satu.nama}</dt>
              <dd>{satu.nilai ?? jumlahFigur(satu)}</dd>
            </div>
          ))}
        </dl>
      ) : (
        <Unread what={`data ${judul.toLowerCase()}`} />
      )}
    </section>
  );
}
