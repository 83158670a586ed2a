import Search from "lucide-react/icons/search";
import { Unread } from "#kit/ui/document/unread.tsx";
import { Icon } from "#kit/ui/icon.tsx";
import { type BeritaSearch, beritaListPath, type Kategori } from "../search.ts";

interface Props {
  readonly pencarian: BeritaSearch;
  /** Null when they could not be read. */
  readonly kategori: readonly Kategori[] | null;
}

/** A search that is sent as it is, and categories that are links: both can be shared. */
export function Filters({ pencarian, kategori }: Props) {
  return (
    <div className="saring">
      <search>
        <form className="cari" action="/news" method="get">
          <label className="lepas" htmlFor="cari">
            Cari berita
          </label>
          <Icon of={Search} />
          <input id="cari" name="cari" type="search" defaultValue={pencarian.cari} maxLength={200} placeholder="Cari judul atau isi" />
          {pencarian.tagar ? <input type="hidden" name="tagar" value={pencarian.tagar} /> : null}
          {pencarian.bulan ? <input type="hidden" name="bulan" value={pencarian.bulan} /> : null}
          {pencarian.kategori ? <input type="hidden" name="kategori" value={pencarian.kategori} /> : null}
          <button type="submit" className="tbl">
            Cari
          </button>
        </form>
      </search>
      {kategori === null ? <Unread what="kategori berita" /> : <Options pencarian={pencarian} kategori={kategori} />}
    </div>
  );
}

function Options({ pencarian, kategori }: { readonly pencarian: BeritaSearch; readonly kategori: readonly Kategori[] }) {
  return (
    <nav aria-label="Kategori">
      <ul className="pil">
        {[{ id: null, name: "Semua" }, ...kategori].map(({ id, name }) => (
          <li key={id ?? "semua"}>
            <a
              href={beritaListPath({ ...pencarian, kategori: id, halaman: 1 })}
              aria-current={id === pencarian.kategori ? "page" : undefined}
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
