import { formatMoment } from "#kit/dates.ts";
import { withFullStop } from "#kit/full-stop.ts";
import { ErrorSummary } from "#kit/ui/field/error-summary.tsx";
import { FieldPiece } from "#kit/ui/field/field.tsx";
import type { Refused } from "../../keluarga/status-view.tsx";
import { permintaanFields } from "../fields.ts";
import type { IsianContent } from "../load-isian.server.ts";
import { isianPath } from "../path.ts";

/** The form as it was sent, step by step. */
export function SentForm({ isi: { nomor, namaLengkap, bagian } }: { readonly isi: IsianContent }) {
  return (
    <article className="status-lembar status-isian">
      <p className="status-nomor">{nomor}</p>
      <h2>{namaLengkap}</h2>
      <p className="ui-muted status-catatan">
        Nomor, alamat, nama, dan pekerjaan orang tua ditutup sebagian, supaya orang lain yang membuka halaman ini tidak membacanya. Di
        panitia semuanya tersimpan utuh.
      </p>
      {bagian.map(({ judul, isian }) => (
        <section key={judul} aria-label={judul}>
          <h3>{judul}</h3>
          <dl>
            {isian.map(({ label, nilai }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{nilai}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </article>
  );
}

const answers = {
  dikembalikan: "Disetujui, dan dikembalikan kepada Anda untuk diperbaiki di halaman status.",
  diperbaiki: "Sudah diperbaiki panitia.",
  ditolak: "Tidak disetujui.",
} as const;

/** What was asked for, and what became of it. */
export function Asked({ permintaan }: Pick<IsianContent, "permintaan">) {
  if (permintaan.length === 0) return null;
  return (
    <section className="status-lembar" aria-labelledby="permintaan">
      <h2 id="permintaan">Permintaan Anda</h2>
      <ul className="status-langkah">
        {permintaan.map(({ id, label, pada, jawaban, alasan, dijawabPada }) => (
          <li key={id}>
            <b>{label}</b>
            <span className="ui-muted">Diminta {formatMoment(pada)}</span>
            <p>
              {jawaban === null ? "Menunggu jawaban panitia." : answers[jawaban]} {alasan && withFullStop(alasan)}
            </p>
            {dijawabPada && <span className="ui-muted">Dijawab {formatMoment(dijawabPada)}</span>}
          </li>
        ))}
      </ul>
    </section>
  );
}

interface AskProps extends Pick<IsianContent, "nomor" | "pilihan"> {
  readonly refused: Refused | undefined;
}

/** One field and how it should be; it works without scripts. */
export function Ask({ nomor, pilihan, refused }: AskProps) {
  const options = permintaanFields.isian.options.filter(({ value }) => pilihan.includes(value));
  const typed = refused?.current as Readonly<Record<string, string>> | undefined;
  const errors = refused?.fields ?? {};
  return (
    <section className="status-lembar" id="minta" aria-labelledby="judul-minta">
      <h2 id="judul-minta">Ada yang keliru?</h2>
      <p>
        Pilih isiannya dan tulis yang benar. Panitia memeriksa, lalu membuka isian itu untuk Anda perbaiki, atau memberi tahu mengapa tidak.
        {pilihan.includes("jalur") && " Untuk jalur, tulis jalur yang Anda maksud dan alasannya; panitia yang memindahkannya."}
      </p>
      <form action={`${isianPath}#minta`} method="post" noValidate>
        <ErrorSummary title={refused?.sentence} errors={errors} fields={permintaanFields} />
        <input type="hidden" name="nomor" value={nomor} />
        <div className="ui-fields">
          <FieldPiece name="isian" field={{ ...permintaanFields.isian, options }} value={typed?.isian} error={errors.isian} full />
          <FieldPiece name="isi" field={permintaanFields.isi} value={typed?.isi} error={errors.isi} full />
        </div>
        <button type="submit" className="tbl">
          Minta perbaikan
        </button>
      </form>
    </section>
  );
}
