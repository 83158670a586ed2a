import { NotFilled } from "#kit/ui/document/edit-mark.tsx";
import { Heading } from "#kit/ui/document/heading.tsx";
import { Unread } from "#kit/ui/document/unread.tsx";
import type { Bagian } from "../bagian/bagian.ts";
import { BagianHalaman } from "../bagian/bagian-halaman.tsx";

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
        <NotFilled of="visiMisi" what="Visi" />
      ) : (
        <section aria-labelledby="visi">
          <Heading id="visi" edit="visiMisi" text="Visi" />
          {visi ? <p className="visi">{visi}</p> : <Unread what="data visi" />}
        </section>
      )}
      <Butir id="misi" judul="Misi" isi={misi} />
      <Butir id="tujuan" judul="Tujuan strategis" isi={tujuan} />
      {bagian?.length === 0 ? null : <BagianHalaman bagian={bagian} />}
    </>
  );
}

interface ButirProps {
  /** The register that holds them, too. */
  readonly id: "misi" | "tujuan";
  readonly judul: string;
  readonly isi: readonly string[] | null;
}

function Butir({ id, judul, isi }: ButirProps) {
  if (isi?.length === 0) return <NotFilled of={id} what={judul} />;
  return (
    <section aria-labelledby={id}>
      <Heading id={id} edit={id} text={judul} />
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
