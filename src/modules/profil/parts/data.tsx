import { formatDay } from "#kit/dates.ts";
import { NotFilled } from "#kit/ui/document/edit-mark.tsx";
import { Heading } from "#kit/ui/document/heading.tsx";
import { Unread } from "#kit/ui/document/unread.tsx";
import type { Bagian } from "../bagian/bagian.ts";
import { BagianHalaman } from "../bagian/bagian-halaman.tsx";
import { type Figur, type FigurGroup, figurCount } from "../profil-content.ts";
import { Person } from "./person.tsx";

interface DataProps {
  readonly bagian: readonly Bagian[] | null;
  readonly figur: FigurGroup;
  /** When they were counted: "YYYY-MM-DD". */
  readonly hari: string;
}

export function Data({ bagian, figur, hari }: DataProps) {
  const tanpaFigur = Object.values(figur).every((satu) => satu?.length === 0);
  return (
    <>
      <Person id="data-peserta-didik" judul="Peserta didik" siapa="peserta didik" kepala="Kelas" figur={figur["peserta-didik"]} />
      <Person id="data-pegawai" judul="Pegawai" siapa="pegawai" kepala="Kelompok" figur={figur.pegawai} />
      <List id="akreditasi" judul="Akreditasi" figur={figur.akreditasi} />
      <List id="sarana" judul="Tanah dan ruang" figur={figur.sarana} />
      {tanpaFigur ? (
        <>
          <p>Madrasah belum menerbitkan angka tentang dirinya.</p>
          <NotFilled of="figurPublik" what="Angka madrasah" />
        </>
      ) : (
        <p>Keadaan per {formatDay(hari, "long")}.</p>
      )}
      {bagian?.length === 0 || tanpaFigur ? null : <BagianHalaman bagian={bagian} />}
    </>
  );
}

interface ListProps {
  readonly id: string;
  readonly judul: string;
  readonly figur: readonly Figur[] | null;
}

function List({ id, judul, figur }: ListProps) {
  if (figur?.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <Heading id={id} edit="figurPublik" text={judul} />
      {figur ? (
        <dl className="daftar-nilai">
          {figur.map((satu) => (
            <div key={satu.id}>
              <dt>{satu.nama}</dt>
              <dd>{satu.nilai ?? figurCount(satu)}</dd>
            </div>
          ))}
        </dl>
      ) : (
        <Unread what={`data ${judul.toLowerCase()}`} />
      )}
    </section>
  );
}
