import type { Penghitung } from "../isi.ts";
import { Judul } from "./judul.tsx";

const angka = new Intl.NumberFormat("id-ID");

export function Angka({ penghitung }: { readonly penghitung: readonly Penghitung[] }) {
  return (
    <section aria-labelledby="angka">
      <Judul id="angka" text="Kami dalam angka" />
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
