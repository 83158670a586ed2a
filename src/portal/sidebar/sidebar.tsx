import LogOut from "lucide-react/icons/log-out";
import { Form, NavLink, useLocation } from "react-router";
import { forgetDrafts } from "#kit/ui/form/draft.ts";
import { Icon } from "#kit/ui/icon.tsx";
import { forgetBundle } from "#modules/absensi/index.ts";
import { useSekolah } from "#modules/profil/index.ts";
import { Brand } from "../brand.tsx";
import { type Entry, type Group, shownGroups } from "../navigation.ts";
import type { Person } from "../person.ts";
import { PersonCard } from "./person-card.tsx";
import { SidebarGroup } from "./sidebar-group.tsx";

export interface SidebarProps {
  readonly person: Person;
  readonly menu: readonly Entry[];
  /** Only icons; a group opens beside its icon. */
  readonly narrow?: boolean;
}

/** The side menu's content, the same beside the page and in the panel of small screens. */
export function SidebarContent({ person, menu, narrow = false }: SidebarProps) {
  const { pathname } = useLocation();
  const { nama } = useSekolah();
  return (
    <>
      <NavLink className="side-brand" to="/dashboard" title={narrow ? nama : undefined} aria-current={false}>
        <Brand />
      </NavLink>
      <div className="ui-weave" />
      <PersonCard person={person} />
      <nav className="side-nav" aria-label="Menu utama">
        <ul>
          {shownGroups(menu).map((group) => (
            <li key={group.label}>
              {group.page ? (
                <SideLink to={group.page.to} group={group} narrow={narrow} />
              ) : (
                <SidebarGroup group={group} menu={menu} pathname={pathname} narrow={narrow} />
              )}
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

interface SideLinkProps {
  readonly to: string;
  readonly group: Group;
  readonly narrow: boolean;
}

function SideLink({ to, group: { label, icon }, narrow }: SideLinkProps) {
  return (
    <NavLink to={to} className="side-item" title={narrow ? label : undefined} prefetch="intent">
      <Icon of={icon} />
      <span className="side-label">{label}</span>
    </NavLink>
  );
}

/** Whoever sits at this device next finds neither what was typed nor the pupils' names. What waits to be sent stays. */
function forgetAll(): void {
  forgetDrafts();
  // A browser that keeps nothing has nothing to forget.
  void forgetBundle().catch(() => undefined);
}
