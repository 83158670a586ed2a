import { formatMoment } from "#kit/dates.ts";
import { withFullStop } from "#kit/full-stop.ts";
import { FieldPiece } from "#kit/ui/field/field.tsx";
import { berkasNames, tellSebab } from "../berkas/berkas.ts";
import type { Dokumen } from "../berkas/read-dokumen.server.ts";
import { statusPath } from "../paths.ts";
import { teleponFields } from "./fields.ts";
import { Upload } from "./kiriman/upload.tsx";
import type { Status } from "./load-status.server.ts";
import type { Refused } from "./status-view.tsx";

interface Props {
  /** The registration's number. */
  readonly nomor: string;
  readonly dokumen: readonly Dokumen[];
  /** Nobody sends any more after the decision. */
  readonly unggah: Status["unggah"];
  readonly refused: Refused | undefined;
  /** What was sent may be looked at. */
  readonly lihat: boolean;
  /** What was wrong with the telephone number that shows them. */
  readonly proof: Refused | undefined;
}

/** The papers that the path asks for, each with what became of it and a way to send it; it works without scripts. */
export function Papers({ nomor, dokumen, unggah, refused, lihat, proof }: Props) {
  if (dokumen.length === 0) return null;
  const missing = dokumen.filter(({ berkas, diminta }) => diminta && (!berkas || berkas.keadaan === "dikembalikan")).length;
  return (
    <section className="status-lembar status-berkas" aria-labelledby="berkas">
      <h2 id="berkas">Berkas</h2>
      {unggah && <p className="ui-muted">{missing === 0 ? "Semua berkas sudah dikirim." : `${missing} berkas masih perlu dikirim.`}</p>}
      <ul>
        {dokumen.map((one, place) => (
          <li key={one.dokumen}>
            <h3>{one.dokumen}</h3>
            <Said berkas={one.berkas} lihat={lihat} />
            {!one.diminta && <p className="ui-muted">Tidak diminta lagi; disimpan panitia.</p>}
            {unggah && one.diminta && one.berkas?.keadaan !== "diterima" && (
              <Upload
                {...{ nomor, refused, accept: unggah.accept }}
                dokumen={one.dokumen}
                sent={one.berkas !== null}
                kept={one.berkas?.keadaan === "menunggu" && !lihat}
                id={`berkas-${place}`}
              />
            )}
          </li>
        ))}
      </ul>
      {unggah && <p className="ui-muted">{unggah.kalimat} Beberapa foto dari satu dokumen digabung menjadi satu PDF.</p>}
      {!lihat && dokumen.some(({ berkas }) => berkas !== null) && <Proof nomor={nomor} refused={proof} />}
    </section>
  );
}

function Proof({ nomor, refused }: Pick<Props, "nomor" | "refused">) {
  const typed = refused?.current as Readonly<Record<string, string>> | undefined;
  const error = refused?.fields?.noTelepon ?? refused?.sentence;
  return (
    <details open={refused !== undefined}>
      <summary>Lihat atau ganti berkas yang sudah dikirim</summary>
      <form action={`${statusPath}#berkas`} method="post" noValidate>
        <input type="hidden" name="nomor" value={nomor} />
        <FieldPiece name="noTelepon" field={teleponFields.noTelepon} value={typed?.noTelepon} error={error} form="berkas" />
        <button type="submit" className="tbl garis" name="aksi" value="telepon">
          Tampilkan berkas
        </button>
      </form>
    </details>
  );
}

function Said({ berkas, lihat }: Pick<Dokumen, "berkas"> & Pick<Props, "lihat">) {
  if (!berkas) return <p>Belum dikirim.</p>;
  const { id, keadaan, halaman, dikirim, dikirimPelaku, sebab, catatan } = berkas;
  return (
    <>
      <p>
        <b>{berkasNames[keadaan]}.</b> {keadaan === "dikembalikan" && withFullStop(tellSebab(sebab, catatan))}
      </p>
      <p className="ui-muted">
        {lihat && (
          <>
            <a href={`${statusPath}/berkas/${id}`}>Lihat berkas</a>,{" "}
          </>
        )}
        {halaman} halaman, dikirim {formatMoment(dikirim)}
        {dikirimPelaku && ` oleh panitia (${dikirimPelaku})`}
      </p>
    </>
  );
}
