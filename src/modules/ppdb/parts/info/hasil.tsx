import { formatMoment } from "#kit/dates.ts";
import { Heading } from "#kit/ui/document/heading.tsx";
import { Unread } from "#kit/ui/document/unread.tsx";
import { OpenForm } from "../../keluarga/other-children.tsx";
import { ujiPpdbPath } from "../../paths.ts";
import type { HasilPublik } from "../../seleksi/read-diumumkan.server.ts";

/** From the announcement on. A number alone tells nothing: numbers run on, and a result is for the family alone. */
export function Hasil({ data }: { readonly data: readonly HasilPublik[] | null }) {
  if (!data)
    return (
      <div className="bagian lebar">
        <Unread what="data hasil seleksi" />
      </div>
    );
  if (data.length === 0) return null;
  return (
    <section className="bagian lebar hasil-ppdb" id="hasil" aria-labelledby="judul-hasil">
      <Heading id="judul-hasil" text="Hasil seleksi" lead="Dilihat dengan nomor pendaftaran dan tanggal lahir calon siswa." />
      <div className="tulisan">
        {data.map(({ id, gelombang, diumumkanPada }) => (
          <p key={id}>
            {gelombang}: diumumkan {formatMoment(diumumkanPada)}.
          </p>
        ))}
        <p>
          Siapa saja dapat <a href={ujiPpdbPath}>menghitung ulang</a> hasilnya dari nilai tanpa nama.
        </p>
      </div>
      <OpenForm refused={undefined} />
    </section>
  );
}
