import { formatMoment } from "#kit/dates.ts";
import type { Apa } from "../jenis.ts";

interface Step {
  readonly id: string;
  readonly apa: Apa;
  readonly isi: string | null;
  readonly pelaku: string;
  readonly pada: Date;
}

const words: Readonly<Record<Apa, string>> = {
  masuk: "Dikirim lewat situs",
  diproses: "Mulai ditangani",
  dijawab: "Dijawab",
  selesai: "Dinyatakan selesai",
  catatan: "Catatan internal",
  diteruskan: "Diteruskan",
  ditarik: "Penerusan ditarik",
  dialihkan: "Dialihkan ke jenis lain",
};

/** All that was done, the newest last. */
export function Steps({ langkah }: { readonly langkah: readonly Step[] }) {
  return (
    <ol className="pesan-langkah">
      {langkah.map(({ id, apa, isi, pelaku, pada }) => (
        <li key={id}>
          <b>{words[apa]}</b>{" "}
          <small className="ui-muted">
            {apa === "masuk" ? "" : `oleh ${pelaku}, `}
            {formatMoment(pada)}
          </small>
          {isi && <p>{apa === "diteruskan" ? `Kepada ${isi}` : isi}</p>}
        </li>
      ))}
    </ol>
  );
}
