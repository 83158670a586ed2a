import { Heading } from "#kit/ui/document/heading.tsx";
import type { Penghitung } from "../isi.ts";

const angka = new Intl.NumberFormat("id-ID");

export function Angka({ penghitung }: { readonly penghitung: readonly Penghitung[] }) {
  return (
    <section aria-labelledby="angka">
      <Heading id="angka" text="Kami dalam angka" />
      <dl className="hitung">
        {penghitung.map(({ nama, jumlah }) => (
          <div key={nama}>
            <dt>{nama}</dt>
            <dd>{angka.format(jumlah)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
