import { useLocation } from "react-router";
import { failureOf } from "../feedback/failure.ts";
import { RequestNumber } from "../feedback/request-number.tsx";

/** What stands in the place of a public page that cannot be shown. Links alone lead on: there may be no scripts. */
export function Trouble({ error }: { readonly error: unknown }) {
  const { missing, sentence, number } = failureOf(error);
  const { pathname, search } = useLocation();
  const title = missing ? "Halaman tidak ditemukan" : "Halaman ini belum dapat ditampilkan";
  return (
    <section className="hilang gangguan lebar">
      <title>{title}</title>
      <span className="hilang-hiasan" aria-hidden="true" />
      <h1>{title}</h1>
      <p className="hilang-ket" role="alert">
        {sentence} {number && <RequestNumber number={number} />}
      </p>
      <div className="baris">
        {!missing && (
          <a className="tbl" href={pathname + search}>
            Coba lagi
          </a>
        )}
        <a className={missing ? "tbl" : "tbl garis"} href="/">
          Kembali ke beranda
        </a>
      </div>
    </section>
  );
}
