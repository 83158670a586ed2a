import { useEffect, useRef } from "react";
import { Link, useLocation } from "react-router";

export interface Tab {
  readonly to: string;
  readonly label: string;
  readonly count?: number;
  /** Other addresses whose pages stand behind this tab. */
  readonly behind?: readonly string[];
}

/** Tabs are addresses, so Back, reload and sharing work. */
export function Tabs({ label, tabs }: { readonly label: string; readonly tabs: readonly Tab[] }) {
  const { pathname } = useLocation();
  const nav = useRef<HTMLElement>(null);
  useEffect(() => {
    if (pathname) show(nav.current);
  }, [pathname]);
  return (
    <nav ref={nav} className="ui-tabs" aria-label={label}>
      {tabs.map((tab) => (
        <Link key={tab.to} to={tab.to} aria-current={isOpen(tab, pathname) ? "page" : undefined} preventScrollReset>
          {tab.label}
          {tab.count !== undefined && <small>{tab.count}</small>}
        </Link>
      ))}
    </nav>
  );
}

const isOpen = ({ to, behind = [] }: Tab, pathname: string): boolean => to === pathname || behind.includes(pathname);

/** Where the tabs are wider than the screen, the open one stands in sight. */
function show(nav: HTMLElement | null): void {
  const current = nav?.querySelector<HTMLElement>("a[aria-current]");
  if (nav && current) nav.scrollLeft = current.offsetLeft - nav.offsetLeft - (nav.clientWidth - current.offsetWidth) / 2;
}
