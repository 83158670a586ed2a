import Search from "lucide-react/icons/search";
import { useState } from "react";
import { Link, useRouteLoaderData } from "react-router";
import { EmptyState } from "#kit/ui/feedback/states.tsx";
import { Icon } from "#kit/ui/icon.tsx";
import { PageHead, Sheet } from "#kit/ui/sheet.tsx";
import type { Entry } from "../navigation.ts";
import type { ShellData } from "../shell.tsx";
import { type Term, termsFor } from "./terms.ts";
import "./istilah.css";

export const meta = () => [{ title: "Istilah" }];

/** What the portal's words mean, for the people who read them. */
export default function Istilah() {
  const { menu = [] } = useRouteLoaderData<ShellData>("portal") ?? {};
  const [sought, setSought] = useState("");
  const found = termsFor(sought);
  return (
    <>
      <PageHead title="Istilah" lead="Arti kata-kata yang dipakai di menu, tombol, dan laporan portal ini." />
      <div className="ui-search">
        <Icon of={Search} />
        <input
          className="ui-input"
          type="search"
          aria-label="Cari istilah"
          placeholder="Cari istilah"
          value={sought}
          maxLength={60}
          onChange={(event) => setSought(event.target.value)}
        />
      </div>
      {found.length === 0 && <EmptyState title="Belum ada istilah itu">Coba kata lain, atau tanyakan kepada administrator.</EmptyState>}
      {found.map(({ title, terms }) => (
        <Sheet key={title} title={title}>
          <dl className="istilah">
            {terms.map((term) => (
              <Line key={term.word} term={term} menu={menu} />
            ))}
          </dl>
        </Sheet>
      ))}
    </>
  );
}

function Line({ term: { word, meaning, to }, menu }: { readonly term: Term; readonly menu: readonly Entry[] }) {
  const page = menu.find((entry) => entry.open && entry.to === to);
  return (
    <div>
      <dt>{word}</dt>
      <dd>
        {meaning} {page && <Link to={page.to}>Buka {page.label}</Link>}
      </dd>
    </div>
  );
}
