import LogOut from "lucide-react/icons/log-out";
import { Form, NavLink, useLocation } from "react-router";
import { forgetDrafts } from "#kit/ui/form/draft.ts";
import { Icon } from "#kit/ui/icon.tsx";
import { useSekolah } from "#modules/profil/index.ts";
import { Brand } from "../brand.tsx";
import { type Entry, type Group, isArea, type ShownGroup, shownGroups } from "../navigation.ts";
import type { Person } from "../person.ts";
import { forgetRecent } from "../search/recent.ts";
import { PersonCard } from "./person-card.tsx";
import { SidebarAreas } from "./sidebar-areas.tsx";
import { SidebarGroup } from "./sidebar-group.tsx";
import { useOpenGroups } from "./use-open-groups.ts";

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
  const groups = shownGroups(menu);
  const open = useOpenGroups(menu, groups, pathname);
  const areas = groups.filter(isArea);
  const [above, below] = [groups.filter((group) => !isArea(group) && !isLast(group)), groups.filter(isLast)];
  const line = (group: ShownGroup) => (
    <li key={group.label}>
      {group.page ? (
        <SideLink to={group.page.to} group={group} narrow={narrow} />
      ) : (
        <SidebarGroup
          {...{ group, menu, pathname, narrow }}
          unfolded={open.group === group.label}
          onToggle={() => open.toggleGroup(group.label)}
        />
      )}
    </li>
  );
  return (
    <>
      <NavLink className="side-brand" to="/dashboard" title={narrow ? nama : undefined} aria-current={false}>
        <Brand />
      </NavLink>
      <div className="ui-weave" />
      <PersonCard person={person} />
      <nav className="side-nav" aria-label="Menu utama">
        <ul>
          {above.map(line)}
          {areas.length > 0 && (
            <li>
              <SidebarAreas {...{ areas, menu, pathname, narrow }} unfolded={open.areas} onToggle={open.toggleAreas} />
            </li>
          )}
          {below.map(line)}
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

/** One's own account, and those of others, stand below everything else. */
const isLast = ({ label }: Group): boolean => label === "User" || label === "Password";

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
  forgetRecent();
  // A browser that keeps nothing has nothing to forget.
  void import("#modules/absensi/offline.ts").then(({ forgetBundle }) => forgetBundle()).catch(() => undefined);
}
