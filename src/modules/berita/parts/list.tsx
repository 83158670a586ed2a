import { editMark } from "#kit/ui/document/edit-mark.tsx";
import { Unread } from "#kit/ui/document/unread.tsx";
import { Pager } from "#kit/ui/pager.tsx";
import { editPembuka, type Pembuka } from "#modules/profil/index.ts";
import { BeritaCard } from "../berita-card.tsx";
import type { BeritaSummary } from "../berita-summary.ts";
import { monthName, nextMonth } from "../month.ts";
import { type BeritaSearch, beritaListPath, type Kategori, parameterList } from "../search.ts";
import { Filters } from "./filters.tsx";

export interface ListContent {
  readonly pembuka: Pembuka | null;
  readonly pencarian: BeritaSearch;
  /** What the tag is called that narrows the list; null also where there is no such tag. */
  readonly tagar: string | null;
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

export function List({ isi: { pembuka, pencarian, tagar, kategori, hasil } }: { readonly isi: ListContent }) {
  return (
    <div className="lebar bawah-jeda">
      <header className="pembuka" {...editMark(pembuka ? editPembuka(pembuka) : "bagianHalaman")}>
        <h1>{pembuka?.judul ?? "Berita Madrasah"}</h1>
        {pembuka ? <p>{pembuka.isi}</p> : null}
      </header>
      <Filters pencarian={pencarian} kategori={kategori} />
      <Narrowed pencarian={pencarian} tagar={tagar} />
      {hasil === null ? <Unread what="data berita" /> : <Result pencarian={pencarian} hasil={hasil} />}
    </div>
  );
}

/** What else narrows the list than words and category, each with the way out of it. */
function Narrowed({ pencarian, tagar }: Pick<ListContent, "pencarian" | "tagar">) {
  const { bulan } = pencarian;
  if (pencarian.tagar === null && bulan === null) return null;
  const to = (some: Partial<BeritaSearch>) => beritaListPath({ ...pencarian, halaman: 1, ...some });
  return (
    <nav className="sempit" aria-label="Saringan">
      {pencarian.tagar ? (
        <p>
          Tagar <b>{tagar ? `#${tagar}` : "yang tidak ada lagi"}</b> <a href={to({ tagar: null })}>Tampilkan semua tagar</a>
        </p>
      ) : null}
      {bulan ? (
        <p>
          Bulan <b>{monthName(bulan)}</b> <a href={to({ bulan: nextMonth(bulan, -1) })}>{monthName(nextMonth(bulan, -1))}</a>{" "}
          <a href={to({ bulan: nextMonth(bulan, 1) })}>{monthName(nextMonth(bulan, 1))}</a> <a href={to({ bulan: null })}>Semua bulan</a>
        </p>
      ) : null}
    </nav>
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
      <div {...editMark("berita")}>
        <p className="lepas" role="status">
          {terhitung}
        </p>
      </div>
      {berita.length > 0 ? (
        <div className="warta" data-daftar>
          {berita.map((one, index) => (
            <BeritaCard key={one.slug} berita={one} linked dari={pencarian} level={2} priority={index === 0} />
          ))}
        </div>
      ) : (
        <Empty pencarian={pencarian} />
      )}
      {berita[0] && pencarian.bulan === null ? (
        <p className="warta-bulan">
          <a className="lanjut" href={beritaListPath({ ...pencarian, halaman: 1, bulan: berita[0].tanggal.slice(0, 7) })}>
            Berita {monthName(berita[0].tanggal.slice(0, 7))}
          </a>
        </p>
      ) : null}
      <Page pencarian={pencarian} hasil={hasil} />
    </>
  );
}

function Empty({ pencarian }: { readonly pencarian: BeritaSearch }) {
  const mencari = parameterList(pencarian).size > 0;
  if (!mencari) return <p className="kosong">Belum ada berita. Cerita pertama dari madrasah akan tampil di sini.</p>;
  return (
    <div className="kosong">
      <p>
        <b>Tidak ada berita yang sesuai dengan pencarian Anda.</b>
      </p>
      <a className="lanjut" href="/news">
        Reset pencarian
      </a>
      {pencarian.cari ? (
        <p>
          Mungkin tertulis lain: <a href={`/cari?${new URLSearchParams({ cari: pencarian.cari })}`}>cari di seluruh situs</a>.
        </p>
      ) : null}
    </div>
  );
}

function Page({ pencarian, hasil: { adaLagi } }: ResultProps) {
  return <Pager page={pencarian.halaman} more={adaLagi} hrefOf={(halaman) => beritaListPath({ ...pencarian, halaman })} />;
}
