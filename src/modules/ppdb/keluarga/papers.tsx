import { describeAccepted } from "#kit/attachments/limits.ts";
import { formatMoment } from "#kit/dates.ts";
import { papers } from "#kit/files/kinds.ts";
import { withFullStop } from "#kit/full-stop.ts";
import { berkasNames, tellSebab } from "../berkas/berkas.ts";
import type { Dokumen } from "../berkas/read-dokumen.server.ts";
import { statusPath } from "../paths.ts";
import { Upload } from "./kiriman/upload.tsx";
import type { Refused } from "./status-view.tsx";

interface Props {
  /** The registration's number. */
  readonly nomor: string;
  readonly dokumen: readonly Dokumen[];
  /** Nobody sends any more after the decision. */
  readonly mayUpload: boolean;
  readonly refused: Refused | undefined;
}

/** The papers that the path asks for, each with what became of it and a way to send it; it works without scripts. */
export function Papers({ nomor, dokumen, mayUpload, refused }: Props) {
  if (dokumen.length === 0) return null;
  const missing = dokumen.filter(({ berkas }) => !berkas || berkas.keadaan === "dikembalikan").length;
  return (
    <section className="status-lembar status-berkas" aria-labelledby="berkas">
      <h2 id="berkas">Berkas</h2>
      <p className="ui-muted">{missing === 0 ? "Semua berkas sudah dikirim." : `${missing} berkas masih perlu dikirim.`}</p>
      <ul>
        {dokumen.map((one, place) => (
          <li key={one.dokumen}>
            <h3>{one.dokumen}</h3>
            <Said berkas={one.berkas} />
            {mayUpload && one.berkas?.keadaan !== "diterima" && (
              <Upload nomor={nomor} dokumen={one.dokumen} sent={one.berkas !== null} id={`berkas-${place}`} refused={refused} />
            )}
          </li>
        ))}
      </ul>
      {mayUpload && <p className="ui-muted">{describeAccepted(papers)} Beberapa foto dari satu dokumen digabung menjadi satu PDF.</p>}
    </section>
  );
}

function Said({ berkas }: Pick<Dokumen, "berkas">) {
  if (!berkas) return <p>Belum dikirim.</p>;
  const { id, keadaan, halaman, dikirim, sebab, catatan } = berkas;
  return (
    <>
      <p>
        <b>{berkasNames[keadaan]}.</b> {keadaan === "dikembalikan" && withFullStop(tellSebab(sebab, catatan))}
      </p>
      <p className="ui-muted">
        <a href={`${statusPath}/berkas/${id}`}>Lihat berkas</a>, {halaman} halaman, dikirim {formatMoment(dikirim)}
      </p>
    </>
  );
}
