import LogOut from "lucide-react/icons/log-out";
import { Form, NavLink, useLocation } from "react-router";
import { forgetDrafts } from "#kit/ui/form/draft.ts";
import { Icon } from "#kit/ui/icon.tsx";
import { lupakanBekal } from "#modules/absensi/index.ts";
import { Brand } from "../brand.tsx";
import { isGroup, navigationFor, type TopEntry } from "../navigation.ts";
import type { Person } from "../person.ts";
import { PersonCard } from "./person-card.tsx";
import { SidebarGroup } from "./sidebar-group.tsx";

export interface SidebarProps {
  readonly person: Person;
  /** Addresses of the menu that this person may open. */
  readonly open: readonly string[];
  /** Only icons; a group opens beside its icon. */
  readonly narrow?: boolean;
}

/** The side menu's content, the same beside the page and in the panel of small screens. */
export function SidebarContent({ person, open, narrow = false }: SidebarProps) {
  const { pathname } = useLocation();
  return (
    <>
      <NavLink className="side-brand" to="/dashboard" title={narrow ? "MAN 1 Palu" : undefined} aria-current={false}>
        <Brand />
      </NavLink>
      <div className="ui-weave" />
      <PersonCard person={person} />
      <nav className="side-nav" aria-label="Menu utama">
        <ul>
          {navigationFor(open).map((item) => (
            <li key={item.label}>
              {isGroup(item) ? <SidebarGroup group={item} pathname={pathname} narrow={narrow} /> : <SideLink item={item} narrow={narrow} />}
            </li>
          ))}
        </ul>
      </nav>
      <Form className="side-foot" method="post" action="/keluar" reloadDocument onSubmit={forgetAll}>
        <button type="submit" className="side-item" title={narrow ? "Keluar" : undefined}>
          <Icon of={LogOut} />
          <span className="side-label">Keluar</span>
        </button>
      </Form>
    </>
  );
}

function SideLink({ item, narrow }: { readonly item: TopEntry; readonly narrow: boolean }) {
  return (
    <NavLink to={item.to} className="side-item" title={narrow ? item.label : undefined} prefetch="intent">
      <Icon of={item.icon} />
      <span className="side-label">{item.label}</span>
    </NavLink>
  );
}

/** Whoever sits at this device next finds neither what was typed nor the pupils' names. What waits to be sent stays. */
function forgetAll(): void {
  forgetDrafts();
  // A browser that keeps nothing has nothing to forget.
  void lupakanBekal().catch(() => undefined);
}
