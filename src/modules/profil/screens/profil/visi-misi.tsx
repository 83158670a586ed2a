import { Heading } from "#kit/ui/document/heading.tsx";
import type { Bagian } from "../../bagian/bagian.ts";
import { BagianHalaman } from "../../bagian/bagian-halaman.tsx";

interface Props {
  readonly visi: string | null;
  readonly misi: readonly string[];
  readonly tujuan: readonly string[];
  readonly bagian: readonly Bagian[];
}

export function VisiMisi({ visi, misi, tujuan, bagian }: Props) {
  return (
    <>
      {visi ? (
        <section aria-labelledby="visi">
          <Heading id="visi" text="Visi" />
          <p className="visi">{visi}</p>
        </section>
      ) : null}
      <Butir id="misi" judul="Misi" isi={misi} />
      <Butir id="tujuan" judul="Tujuan strategis" isi={tujuan} />
      {bagian.length > 0 ? <BagianHalaman bagian={bagian} /> : null}
    </>
  );
}

function Butir({ id, judul, isi }: { readonly id: string; readonly judul: string; readonly isi: readonly string[] }) {
  if (isi.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <Heading id={id} text={judul} />
      <ol className="butir">
        {isi.map((satu) => (
          <li key={satu}>{satu}</li>
        ))}
      </ol>
    </section>
  );
}
