import { Unread } from "#kit/ui/document/unread.tsx";
import { Pager } from "#kit/ui/pager.tsx";
import type { Pembuka } from "#modules/profil/index.ts";
import { BeritaCard } from "../berita-card.tsx";
import type { BeritaSummary } from "../berita-summary.ts";
import { type BeritaSearch, beritaListPath, type Kategori } from "../search.ts";
import { Filters } from "./filters.tsx";

export interface ListContent {
  readonly pembuka: Pembuka | null;
  readonly pencarian: BeritaSearch;
  /** Null when they could not be read. */
  readonly kategori: readonly Kategori[] | null;
  readonly hasil: ListResult | null;
}

interface ListResult {
  readonly berita: readonly BeritaSummary[];
  /** E.g. "7 berita". */
  readonly terhitung: string;
  readonly adaLagi: boolean;
}

export function List({ isi: { pembuka, pencarian, kategori, hasil } }: { readonly isi: ListContent }) {
  return (
    <div className="lebar bawah-jeda">
      <header className="pembuka">
        <h1>{pembuka?.judul ?? "Berita Madrasah"}</h1>
        {pembuka ? <p>{pembuka.isi}</p> : null}
      </header>
      <Filters pencarian={pencarian} kategori={kategori} />
      {hasil === null ? <Unread what="data berita" /> : <Result pencarian={pencarian} hasil={hasil} />}
    </div>
  );
}

interface ResultProps {
  readonly pencarian: BeritaSearch;
  readonly hasil: ListResult;
}

function Result({ pencarian, hasil }: ResultProps) {
  const { berita, terhitung } = hasil;
  return (
    <>
      <p className="lepas" role="status">
        {terhitung}
      </p>
      {berita.length > 0 ? (
        <div className="warta" data-daftar>
          {berita.map((one, index) => (
            <BeritaCard key={one.slug} berita={one} linked dari={pencarian} level={2} priority={index === 0} />
          ))}
        </div>
      ) : (
        <Empty pencarian={pencarian} />
      )}
      <Page pencarian={pencarian} hasil={hasil} />
    </>
  );
}

function Empty({ pencarian }: { readonly pencarian: BeritaSearch }) {
  const mencari = pencarian.cari !== "" || pencarian.kategori !== null;
  if (!mencari) return <p className="kosong">Belum ada berita. Cerita pertama dari madrasah akan tampil di sini.</p>;
  return (
    <div className="kosong">
      <p>
        <b>Tidak ada berita yang sesuai dengan pencarian Anda.</b>
      </p>
      <a className="lanjut" href="/news">
        Reset pencarian
      </a>
    </div>
  );
}

function Page({ pencarian, hasil: { adaLagi } }: ResultProps) {
  return <Pager page={pencarian.halaman} more={adaLagi} hrefOf={(halaman) => beritaListPath({ ...pencarian, halaman })} />;
}
