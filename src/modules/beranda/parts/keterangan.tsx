import { editMark, NotFilled } from "#kit/ui/document/edit-mark.tsx";
import { Unread } from "#kit/ui/document/unread.tsx";
import type { Keterangan as Satu } from "../content.ts";

/** The strip of facts. */
export function Keterangan({ isi }: { readonly isi: readonly Satu[] | null }) {
  if (isi?.length === 0) return <NotFilled of="keterangan" what="Sekilas madrasah" />;
  return (
    <section className="keterangan on-brand" aria-label="Sekilas madrasah" {...editMark("keterangan")}>
      {isi ? (
        <dl className="lebar">
          {isi.map(({ id, label, nilai }) => (
            <div key={id}>
              <dt>{label}</dt>
              <dd className="angka">{nilai}</dd>
            </div>
          ))}
        </dl>
      ) : (
        <div className="lebar">
          <Unread what="data sekilas madrasah" />
        </div>
      )}
    </section>
  );
}
