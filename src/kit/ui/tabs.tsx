import { NavLink } from "react-router";

export interface Tab {
  readonly to: string;
  readonly label: string;
  readonly count?: number;
}

/** Tabs are addresses, so Back, reload and sharing work. */
export function Tabs({ label, tabs }: { readonly label: string; readonly tabs: readonly Tab[] }) {
  return (
    <nav className="ui-tabs" aria-label={label}>
      {tabs.map((tab) => (
        <NavLink key={tab.to} to={tab.to} end preventScrollReset>
          {tab.label}
          {tab.count !== undefined && <small>{tab.count}</small>}
        </NavLink>
      ))}
    </nav>
  );
}
