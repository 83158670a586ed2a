import { Heading } from "#kit/ui/document/heading.tsx";
import type { Bagian } from "../../bagian/bagian.ts";
import { BagianHalaman } from "../../bagian/bagian-halaman.tsx";
import type { Figur } from "../../isi-profil.ts";
import { Orang } from "./orang.tsx";

export function Data({ bagian, figur }: { readonly bagian: readonly Bagian[]; readonly figur: readonly Figur[] }) {
  const dari = (kelompok: Figur["kelompok"]) => figur.filter((satu) => satu.kelompok === kelompok);
  return (
    <>
      <Orang id="data-peserta-didik" judul="Peserta didik" kepala="Kelas" figur={dari("peserta-didik")} />
      <Orang id="data-pegawai" judul="Pegawai" kepala="Kelompok" figur={dari("pegawai")} />
      <Daftar id="akreditasi" judul="Akreditasi" figur={dari("akreditasi")} />
      <Daftar id="sarana" judul="Tanah dan ruang" figur={dari("sarana")} />
      {bagian.length > 0 || figur.length === 0 ? <BagianHalaman bagian={bagian} /> : null}
    </>
  );
}

function Daftar({ id, judul, figur }: { readonly id: string; readonly judul: string; readonly figur: readonly Figur[] }) {
  if (figur.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <Heading id={id} text={judul} />
      <dl className="daftar-nilai">
        {figur.map(({ id, nama, nilai, lakiLaki, perempuan }) => (
          <div key={id}>
            <dt>{nama}</dt>
            <dd>{nilai ?? (lakiLaki ?? 0) + (perempuan ?? 0)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
