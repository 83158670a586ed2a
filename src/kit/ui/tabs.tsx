import { useEffect, useRef } from "react";
import { NavLink, useLocation } from "react-router";

export interface Tab {
  readonly to: string;
  readonly label: string;
  readonly count?: number;
}

/** Tabs are addresses, so Back, reload and sharing work. */
export function Tabs({ label, tabs }: { readonly label: string; readonly tabs: readonly Tab[] }) {
  const { pathname } = useLocation();
  const nav = useRef<HTMLElement>(null);
  useEffect(() => show(nav.current, pathname), [pathname]);
  return (
    <nav ref={nav} className="ui-tabs" aria-label={label}>
      {tabs.map((tab) => (
        <NavLink key={tab.to} to={tab.to} end preventScrollReset>
          {tab.label}
          {tab.count !== undefined && <small>{tab.count}</small>}
        </NavLink>
      ))}
    </nav>
  );
}

/** Where the tabs are wider than the screen, the open one stands in sight. */
function show(nav: HTMLElement | null, pathname: string): void {
  const current = [...(nav?.querySelectorAll("a") ?? [])].find((link) => link.pathname === pathname);
  if (nav && current) nav.scrollLeft = current.offsetLeft - nav.offsetLeft - (nav.clientWidth - current.offsetWidth) / 2;
}
