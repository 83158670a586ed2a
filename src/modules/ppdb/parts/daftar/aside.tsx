import { callAddress, readableNumber } from "#kit/telephone.ts";
import { Unread } from "#kit/ui/document/unread.tsx";
import type { Bawaan } from "../../daftar-ulang/bawaan.server.ts";
import { Icon } from "./icons.tsx";

/** Of the path that is chosen; of each one while none is, as without scripts. */
export const Documents = ({ bawaan, jalur }: { readonly bawaan: readonly Bawaan[]; readonly jalur: string | undefined }) => (
  <section className="berkas-ulang" aria-labelledby="berkas">
    <h3 id="berkas">Berkas untuk daftar ulang</h3>
    <p className="ket">Berkas asli dibawa saat daftar ulang.</p>
    {bawaan.length === 0 && <Unread what="daftar berkasnya" />}
    {bawaan
      .filter((one) => !jalur || one.jalur === jalur)
      .map((one, _, { length }) => (
        <div key={one.jalur}>
          {length > 1 && <h4>Jalur {one.nama.toLowerCase()}</h4>}
          <ul className="berkas">
            {one.berkas.map((nama) => (
              <li key={nama}>
                <Icon name="paper" />
                {nama}
              </li>
            ))}
          </ul>
        </div>
      ))}
  </section>
);

/** What stands beside the form, line by line as the school wrote it; null where it could not be read. */
export interface HelpTexts {
  readonly telepon: string | null;
  readonly siapkan: readonly HelpText[] | null;
  /** When the committee is there, as the settings say it. */
  readonly jam: string | null;
}

interface HelpText {
  readonly judul: string;
  readonly baris: readonly string[];
}

export const Help = ({ telepon, siapkan, jam }: HelpTexts) => (
  <aside className="samping" aria-label="Bantuan">
    {siapkan ? null : <Unread what="data yang perlu disiapkan" />}
    {siapkan?.map(({ judul, baris }) => (
      <section key={judul}>
        <h2>{judul}</h2>
        <ul>
          {baris.map((satu) => (
            <li key={satu}>{satu}</li>
          ))}
        </ul>
      </section>
    ))}
    <section hidden={telepon === null && !jam}>
      <h2>Perlu bantuan?</h2>
      {jam ? (
        <p className="jam-bantuan">
          <b>Jam layanan PPDB</b>
          {`\n${jam}`}
        </p>
      ) : null}
      {telepon ? (
        <a className="lanjut" href={callAddress(telepon)}>
          <Icon name="phone" /> {readableNumber(telepon)}
        </a>
      ) : null}
    </section>
  </aside>
);
