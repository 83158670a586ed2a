import { callAddress, readableNumber } from "#kit/telephone.ts";
import { Unread } from "#kit/ui/document/unread.tsx";
import { daftarUlangFiles } from "../../fields.ts";
import { Icon } from "./icons.tsx";

export const Documents = () => (
  <section className="berkas-ulang" aria-labelledby="berkas">
    <h3 id="berkas">Berkas untuk daftar ulang</h3>
    <p className="ket">Berkas asli dibawa saat daftar ulang.</p>
    <ul className="berkas">
      {daftarUlangFiles.map((nama) => (
        <li key={nama}>
          <Icon name="paper" />
          {nama}
        </li>
      ))}
    </ul>
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
