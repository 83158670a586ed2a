import { NotFilled } from "#kit/ui/document/edit-mark.tsx";
import { Heading } from "#kit/ui/document/heading.tsx";
import { Unread } from "#kit/ui/document/unread.tsx";
import type { Bagian } from "../bagian/bagian.ts";
import { BagianHalaman } from "../bagian/bagian-halaman.tsx";
import { misi as registerMisi } from "../registers/misi.ts";
import { tujuan as registerTujuan } from "../registers/tujuan.ts";
import { visiMisi } from "../registers/visi-misi.ts";

interface Props {
  readonly visi: readonly string[] | null;
  readonly misi: readonly string[] | null;
  readonly tujuan: readonly string[] | null;
  readonly bagian: readonly Bagian[] | null;
}

export function VisiMisi({ visi, misi, tujuan, bagian }: Props) {
  return (
    <>
      {visi?.length === 0 ? (
        <NotFilled of={visiMisi} what="Visi" />
      ) : (
        <section aria-labelledby="visi">
          <Heading id="visi" edit={visiMisi} text="Visi" />
          {visi ? <p className="visi">{visi}</p> : <Unread what="data visi" />}
        </section>
      )}
      <Butir id="misi" of={register.misi} judul="Misi" isi={misi} />
      <Butir id="tujuan" of={register.tujuan} judul="Tujuan strategis" isi={tujuan} />
      {bagian?.length === 0 ? null : <BagianHalaman bagian={bagian} />}
    </>
  );
}

const register = { misi: registerMisi, tujuan: registerTujuan };

interface ButirProps {
  readonly id: string;
  readonly of: { readonly name: string };
  readonly judul: string;
  readonly isi: readonly string[] | null;
}

function Butir({ id, of, judul, isi }: ButirProps) {
  if (isi?.length === 0) return <NotFilled of={of} what={judul} />;
  return (
    <section aria-labelledby={id}>
      <Heading id={id} edit={of} text={judul} />
      {isi ? (
        <ol className="butir">
          {isi.map((satu) => (
            <li key={satu}>{satu}</li>
          ))}
        </ol>
      ) : (
        <Unread what={`data ${judul.toLowerCase()}`} />
      )}
    </section>
  );
}
