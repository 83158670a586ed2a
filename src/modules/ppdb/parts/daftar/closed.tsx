import { useEffect, useState } from "react";
import { draftMs, dropDraft, readDraft } from "./draft.ts";
import { Icon } from "./icons.tsx";
import { ClosedKept } from "./later.tsx";
import type { Unsent } from "./unsent.ts";
import { useParcels } from "./use-parcels.ts";

interface Props {
  readonly judul: string;
  readonly sentence: string;
  /** What was sent without JavaScript a moment too late. */
  readonly unsent: readonly Unsent[];
  readonly telepon: string | null;
}

export function Closed({ judul, sentence, unsent, telepon }: Props) {
  // The server knows nothing of what lies on the device.
  const [alive, setAlive] = useState(false);
  useEffect(() => setAlive(true), []);
  return (
    <>
      <section className="lembar tutup" aria-labelledby="tutup">
        <Icon name="clock" />
        <div>
          <h2 id="tutup">{unsent.length > 0 ? "Pendaftaran belum terkirim" : judul}</h2>
          <p>{sentence}</p>
          {unsent.length > 0 ? (
            <details open>
              <summary>Isian Anda yang belum terkirim</summary>
              <TypedList unsent={unsent} />
            </details>
          ) : null}
          <p className="baris">
            <a className="tbl" href="/informasi/ppdb">
              Info PPDB
            </a>
            <a className="tbl garis" href="/daftar/status">
              Status pendaftaran
            </a>
            <a className="tbl garis" href="/">
              Kembali ke Beranda
            </a>
          </p>
        </div>
      </section>
      {alive && <Here telepon={telepon} />}
    </>
  );
}

const nothing = () => undefined;

/** What reads the device comes with the form already; what draws it is fetched. */
function Here({ telepon }: Pick<Props, "telepon">) {
  const { parcels, forget } = useParcels(nothing);
  const [draft, setDraft] = useState(readDraft);
  const drop = () => {
    dropDraft();
    setDraft(undefined);
  };
  return <ClosedKept {...{ telepon, parcels, forget, draft, drop, draftMs, List: TypedList }} />;
}

/** What a family typed, to be read and written down. */
const TypedList = ({ unsent }: { readonly unsent: readonly Unsent[] }) => (
  <dl>
    {unsent.map(({ label, value }) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
);
