import Moon from "lucide-react/icons/moon";
import PanelLeft from "lucide-react/icons/panel-left";
import Sun from "lucide-react/icons/sun";
import { useState, useSyncExternalStore } from "react";
import { Link, useLocation } from "react-router";
import { IconButton } from "#kit/ui/button.tsx";
import { type Act, type Entry, placeOf } from "./navigation.ts";
import { BellLink } from "./notices/bell.tsx";
import { type Theme, themeCookie } from "./preferences.ts";
import { SearchButton } from "./search/search-button.tsx";
import type { Sidebar } from "./sidebar/use-sidebar.ts";

interface TopbarProps {
  readonly sidebar: Sidebar;
  readonly menu: readonly Entry[];
  readonly acts: readonly Act[];
  readonly favorites: readonly string[];
  readonly theme: Theme;
  /** What the page below a menu entry is called, from the page's `handle.crumb`. */
  readonly crumb: string | undefined;
}

export function Topbar({ sidebar, menu, acts, favorites, theme, crumb }: TopbarProps) {
  return (
    <header className="top">
      <IconButton
        label="Buka atau tutup menu samping"
        title="Menu samping (Ctrl+B)"
        icon={PanelLeft}
        aria-keyshortcuts="Control+B Meta+B"
        onClick={sidebar.toggle}
      />
      <Breadcrumb crumb={crumb} menu={menu} />
      <SearchButton ways={{ menu, acts, favorites }} />
      <BellLink />
      <ThemeToggle initial={theme} />
    </header>
  );
}

function Breadcrumb({ crumb, menu }: Pick<TopbarProps, "crumb" | "menu">) {
  const place = placeOf(menu, useLocation().pathname);
  const last = place?.below || !place ? crumb : undefined;
  return (
    <nav className="top-crumbs" aria-label="Lokasi">
      <ol>
        {!place && (
          <li>
            <Link to="/dashboard">Dashboard</Link>
          </li>
        )}
        {place?.group && <li>{place.group}</li>}
        {place?.through && (
          <li>
            <Link to={place.through.to}>{place.through.label}</Link>
          </li>
        )}
        {place && <li>{last ? <Above {...place.entry} /> : <b aria-current="page">{place.entry.label}</b>}</li>}
        {last && (
          <li>
            <b aria-current="page">{last}</b>
          </li>
        )}
      </ol>
    </nav>
  );
}

/** A page above this one, which not everybody who reads this one may open. */
const Above = ({ to, label, open }: Entry) => (open ? <Link to={to}>{label}</Link> : label);

const darkWish = "(prefers-color-scheme: dark)";

function hearDarkWish(heard: () => void): () => void {
  const wish = matchMedia(darkWish);
  wish.addEventListener("change", heard);
  return () => wish.removeEventListener("change", heard);
}

function ThemeToggle({ initial }: { readonly initial: Theme }) {
  const [theme, setTheme] = useState(initial);
  const wished = useSyncExternalStore(
    hearDarkWish,
    () => matchMedia(darkWish).matches,
    () => false,
  );
  const dark = theme === "gelap" || (theme === "sistem" && wished);
  const toggle = () => {
    const next = dark ? "terang" : "gelap";
    document.cookie = themeCookie(next);
    document.documentElement.dataset.tema = next;
    setTheme(next);
  };
  return <IconButton label="Tampilan gelap" icon={dark ? Sun : Moon} aria-pressed={dark} onClick={toggle} />;
}
