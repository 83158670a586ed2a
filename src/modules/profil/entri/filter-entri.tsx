import Search from "lucide-react/icons/search";
import { useEffect, useRef } from "react";
import { Form, Link, useNavigate } from "react-router";
import { Icon } from "#kit/ui/icon.tsx";
import { type Dicari, listPath } from "./search-entri.ts";

const delayMs = 250;

/** Searches while one types; without scripts it is a plain form. */
export function FilterEntri({ dicari }: { readonly dicari: Dicari }) {
  const navigate = useNavigate();
  const kotak = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const pergi = (ubahan: Partial<Dicari>) => {
    clearTimeout(timer.current);
    void navigate(listPath(dicari, ubahan), { replace: dicari.cari !== "", preventScrollReset: true });
  };
  const dicariKini = () => kotak.current?.value.trim() ?? dicari.cari;
  const ketik = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => pergi({ cari: dicariKini() }), delayMs);
  };
  return (
    <Form method="get" action="/dashboard-profile" role="search" className="ui-toolbar">
      <div className="ui-search">
        <Icon of={Search} />
        <input
          ref={kotak}
          className="ui-input"
          type="search"
          name="cari"
          maxLength={200}
          autoComplete="off"
          aria-label="Cari data profil"
          placeholder="Cari nama data"
          defaultValue={dicari.cari}
          onInput={ketik}
        />
      </div>
      <select
        className="ui-input"
        name="kategori"
        aria-label="Kategori"
        value={dicari.kategori}
        data-active={dicari.kategori === "" ? undefined : ""}
        onChange={(event) => pergi({ cari: dicariKini(), kategori: event.target.value as Dicari["kategori"] })}
      >
        <option value="">Semua kategori</option>
        <option>PROFIL</option>
        <option>SARPRAS</option>
      </select>
      <noscript>
        <button type="submit" className="ui-button">
          Cari
        </button>
      </noscript>
      {(dicari.cari || dicari.kategori) && <Link to={listPath(dicari, { cari: "", kategori: "" })}>Lepas semua saringan</Link>}
    </Form>
  );
}
