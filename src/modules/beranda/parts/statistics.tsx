import { formatDay } from "#kit/dates.ts";
import { NotFilled } from "#kit/ui/document/edit-mark.tsx";
import { Heading } from "#kit/ui/document/heading.tsx";
import { Unread } from "#kit/ui/document/unread.tsx";
import type { Hitungan } from "../content.ts";

const angka = new Intl.NumberFormat("id-ID");

export function Statistics({ penghitung }: { readonly penghitung: Hitungan | null }) {
  if (penghitung?.angka.length === 0) return <NotFilled of="penghitung" what="Angka madrasah" />;
  return (
    <section aria-labelledby="angka">
      <Heading id="angka" edit="penghitung" text="Kami dalam angka" />
      {penghitung ? null : <Unread what="data angka madrasah" />}
      {penghitung ? (
        <dl className="hitung">
          {penghitung.angka.map(({ nama, jumlah }) => (
            <div key={nama}>
              <dt>{nama}</dt>
              <dd>{angka.format(jumlah)}</dd>
            </div>
          ))}
        </dl>
      ) : null}
      {penghitung?.hari ? <p className="hitung-hari">Keadaan per {formatDay(penghitung.hari, "long")}.</p> : null}
    </section>
  );
}
