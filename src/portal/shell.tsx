import type { ComponentType, ReactNode } from "react";
import { Outlet, useMatches, useNavigation } from "react-router";
import { SecurityKabar, SessionGuard, type ShownKabar } from "#modules/akun/index.tsx";
import { Greeting } from "./greeting.tsx";
import type { Act, Entry } from "./navigation.ts";
import { NoteBox } from "./note-box.tsx";
import { UnreadContext, useLiveUnread } from "./notices/use-unread.ts";
import type { Person } from "./person.ts";
import type { SidebarState, Theme } from "./preferences.ts";
import { useRecentPage } from "./search/recent.ts";
import { SidebarContent } from "./sidebar/sidebar.tsx";
import { SidebarPanel } from "./sidebar/sidebar-panel.tsx";
import { useSidebar } from "./sidebar/use-sidebar.ts";
import { Topbar } from "./topbar.tsx";
import "#kit/ui/ui.css";
import "./portal.css";

export interface ShellData {
  readonly person: Person;
  /** Pages of the menu. */
  readonly menu: readonly Entry[];
  /** What the person may do at once. */
  readonly acts: readonly Act[];
  /** Addresses of pages that they keep at hand. */
  readonly favorites: readonly string[];
  /** Notices that wait for the person. */
  readonly unread: number;
  /** What changed about their account since they were last here. */
  readonly kabar: readonly ShownKabar[];
  readonly sidebar: SidebarState;
  readonly theme: Theme;
  /** "YYYY-MM-DD", today at the school. */
  readonly day: string;
}

/** What a page of the portal may ask of its shell, as its `handle`. */
export interface PortalHandle {
  /** The greeting takes the place of the page's own h1. */
  readonly greeting?: boolean;
  /** Stands in the greeting, under the day. */
  readonly today?: ComponentType;
  /** Name of a page that lies below a menu entry, e.g. "Rincian". */
  readonly crumb?: string;
}

interface PortalShellProps extends ShellData {
  /** Instead of the page. */
  readonly children?: ReactNode;
}

export function PortalShell({ person, menu, acts, favorites, unread, kabar, theme, day, sidebar: remembered, children }: PortalShellProps) {
  useRecentPage(menu, person.mark);
  const sidebar = useSidebar(remembered);
  const handle = useMatches().at(-1)?.handle as PortalHandle | undefined;
  const waiting = useNavigation().state !== "idle";
  return (
    <UnreadContext value={useLiveUnread(unread)}>
      <a className="ui-skip" href="#isi">
        Langsung ke isi
      </a>
      <div className="portal" data-sidebar={sidebar.state}>
        <aside className="portal-side" aria-label="Menu samping">
          <div className="side">
            <SidebarContent person={person} menu={menu} narrow={sidebar.state === "collapsed"} />
          </div>
        </aside>
        <SidebarPanel person={person} menu={menu} shown={sidebar.panelShown} onClose={sidebar.closePanel} />
        <div className="portal-main">
          <Topbar {...{ sidebar, menu, acts, favorites, theme }} crumb={handle?.crumb} />
          <main id="isi" tabIndex={-1} aria-busy={waiting || undefined}>
            {handle?.greeting && !children && (
              <Greeting nama={person.nama} day={day}>
                {handle.today && <handle.today />}
              </Greeting>
            )}
            <div className="portal-page">
              <SecurityKabar kabar={kabar} />
              {children ?? <Outlet />}
              <NoteBox />
            </div>
          </main>
        </div>
      </div>
      <SessionGuard nip={person.nip} peran={person.peran} />
    </UnreadContext>
  );
}
