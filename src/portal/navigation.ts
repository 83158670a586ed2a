import BookOpen from "lucide-react/icons/book-open";
import CalendarCheck from "lucide-react/icons/calendar-check";
import Contact from "lucide-react/icons/contact";
import FolderOpen from "lucide-react/icons/folder-open";
import GraduationCap from "lucide-react/icons/graduation-cap";
import Inbox from "lucide-react/icons/inbox";
import KeyRound from "lucide-react/icons/key-round";
import LayoutDashboard from "lucide-react/icons/layout-dashboard";
import Mails from "lucide-react/icons/mails";
import Newspaper from "lucide-react/icons/newspaper";
import School from "lucide-react/icons/school";
import ShieldCheck from "lucide-react/icons/shield-check";
import UserCog from "lucide-react/icons/user-cog";
import UsersRound from "lucide-react/icons/users-round";
import type { MenuPlace } from "#kit/behaviour/particulars.ts";
import type { LucideIcon } from "#kit/ui/icon.tsx";

export interface Group {
  readonly label: string;
  readonly icon: LucideIcon;
  /** One of the areas of work, which are told in `areas.ts`. */
  readonly area?: true;
}

/**
 * The side menu as the office knows it, from above; the areas of work stand below "Surat-Surat". What stands in a group says so where
 * it is defined: a register, or a row of src/routes/. A page that bears the group's own name is this item itself; what else names the
 * group is reached from there.
 */
export const groups: readonly Group[] = [
  { label: "Dashboard", icon: LayoutDashboard },
  { label: "Profil Madrasah", icon: School },
  { label: "Data Pribadi", icon: Contact },
  { label: "Surat-Surat", icon: Mails },
  { label: "Persuratan", icon: Inbox, area: true },
  { label: "Kehadiran", icon: CalendarCheck, area: true },
  { label: "Akademik", icon: BookOpen, area: true },
  { label: "Kepegawaian", icon: UsersRound, area: true },
  { label: "PPDB", icon: GraduationCap, area: true },
  { label: "Isi Situs", icon: Newspaper, area: true },
  { label: "Berkas", icon: FolderOpen, area: true },
  { label: "Pengawasan", icon: ShieldCheck, area: true },
  { label: "User", icon: UserCog },
  { label: "Password", icon: KeyRound },
];

export const isArea = ({ label }: Pick<Group, "label">): boolean => groups.some((group) => group.area && group.label === label);

/** One page of the menu, as it is for the person who looks at it. */
export interface Entry extends Pick<MenuPlace, "group" | "label" | "section" | "hint" | "beyond"> {
  readonly to: string;
  /** Closed ones are not shown, but name the place of pages below them. */
  readonly open: boolean;
  /** Not in their menu, since others go there; who looks for it by name finds it, and may read all of it. */
  readonly aside?: true;
  /** The person may read there and change nothing. */
  readonly readOnly?: true;
}

/** Something one can do at once: "Tambah Surat Masuk". */
export interface Act {
  readonly to: string;
  readonly label: string;
}

export interface ShownGroup extends Group {
  /** The page that this item is. */
  readonly page?: Entry;
  readonly entries: readonly Entry[];
}

/** The menu without what is closed to this person; a group without entries goes too. */
export const shownGroups = (menu: readonly Entry[]): ShownGroup[] =>
  groups
    .map((group) => ({ group, page: pageOf(menu, group.label), entries: openEntries(menu, group.label) }))
    .filter(({ page, entries }) => (page ? page.open : entries.length > 0))
    .map(({ group, page, entries }) => (page ? { ...group, page, entries: [] } : { ...group, entries }));

/** What a person may open in a group, besides the page that is the group itself. */
export const openEntries = (menu: readonly Entry[], group: string): Entry[] =>
  menu.filter((entry) => entry.open && entry.group === group && entry.label !== group);

const pageOf = (menu: readonly Entry[], group: string): Entry | undefined =>
  menu.find((entry) => entry.group === group && entry.label === group);

/** Whether other entries lie below this one's address: then it is the current one only where it is the very page. */
export const isAbove = (menu: readonly Entry[], to: string): boolean => menu.some((other) => other.to.startsWith(`${to}/`));

export interface Place {
  /** Absent where the item of the menu is a page. */
  readonly group?: string;
  /** The page through which one came here, where that is another one. */
  readonly through?: Entry;
  readonly entry: Entry;
  /** The address lies below the entry's own, e.g. one record of a list. */
  readonly below: boolean;
}

/** Where in the menu an address stands. */
export function placeOf(menu: readonly Entry[], pathname: string): Place | undefined {
  const [entry] = menu
    .filter(({ to, beyond }) => pathname === to || isBelow(pathname, to) || isBelow(pathname, beyond))
    .sort((one, other) => other.to.length - one.to.length);
  if (!entry) return undefined;
  const page = pageOf(menu, entry.group);
  const within = page ? page !== entry && { through: page } : { group: entry.group };
  return { ...within, entry, below: pathname !== entry.to };
}

const isBelow = (pathname: string, address: string | undefined): boolean => address !== undefined && pathname.startsWith(`${address}/`);
