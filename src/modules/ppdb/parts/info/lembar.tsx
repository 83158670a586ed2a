import { formatMoment } from "#kit/dates.ts";
import { Heading } from "#kit/ui/document/heading.tsx";
import { Unread } from "#kit/ui/document/unread.tsx";
import type { Terbitan } from "../../jalur/lembar-aturan.server.ts";
import { lembarPath, ujiPpdbPath } from "../../paths.ts";

/** The published rules with the digest of each version: whoever kept a copy can show that nothing changed unseen. */
export function LembarAturan({ data }: { readonly data: Terbitan | null }) {
  if (data?.versi.length === 0) return null;
  return (
    <section className="bagian lebar" id="aturan" aria-labelledby="judul-aturan">
      <Heading
        id="judul-aturan"
        text="Lembar aturan"
        lead="Aturan penerimaan seperti diterbitkan. Sidiknya berubah bila satu huruf saja diubah."
      />
      {data?.perubahan ? <p className="tulisan">Aturan sedang diubah. Alasan: {data.perubahan}</p> : null}
      <p className="tulisan">
        Hasil seleksi yang sudah diumumkan dapat <a href={ujiPpdbPath}>dihitung ulang</a> oleh siapa saja.
      </p>
      {data ? (
        <ol className="lembar-aturan">
          {data.versi.map(({ id, nomor, sidik, alasan, diterbitkanPada }) => (
            <li key={id}>
              <a href={`${lembarPath}/${id}`}>Versi {nomor}</a>
              <span>Diterbitkan {formatMoment(diterbitkanPada)}</span>
              {alasan ? <span>Alasan: {alasan}</span> : null}
              <code>SHA-256 {sidik}</code>
            </li>
          ))}
        </ol>
      ) : (
        <Unread what="data lembar aturan" />
      )}
    </section>
  );
}
