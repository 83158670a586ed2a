import { type Access, allows, answer, type Right } from "#kit/access/access.ts";
import type { MenuPlace } from "#kit/behaviour/particulars.ts";
import type { ReadCtx } from "#kit/ctx.server.ts";
import { registers } from "#src/registers.ts";
import { pages } from "#src/routes.ts";
import { areas } from "./areas.ts";
import type { Act, Entry } from "./navigation.ts";

type Who = Pick<ReadCtx, "policy" | "actor">;

const menuPages = pages
  .flatMap(({ path, access, menu }) => (menu ? [{ path, access, menu }] : []))
  .sort((one, other) => one.menu.place - other.menu.place);

/** Every page of the menu, in the order of its group, as it is for whoever looks at it. */
export function menuFor(who: Who): Entry[] {
  const entries = menuPages.map(({ path, access, menu }) => ({
    ...shownPlace(menu),
    to: path,
    ...opening(who, access, menu.whole),
    ...(onlyReads(who, access) && { readOnly: true as const }),
  }));
  // An area is open to whom something in it is.
  return entries.map((entry) => (isAreaPage(entry) ? { ...entry, open: holdsSomething(entries, entry.group) } : entry));
}

function opening({ policy, actor }: Who, access: Access, whole: Right | undefined): Pick<Entry, "open" | "aside"> {
  if (whole === undefined || answer(policy, actor, whole) === "yes") return { open: allows(policy, actor, access) };
  const free = access === "public" || access === "any-session" || access === "signed-in";
  return { open: false, ...(!free && answer(policy, actor, access) === "yes" && { aside: true }) };
}

const shownPlace = ({ group, label, section, hint, beyond }: MenuPlace) => ({
  ...{ group, label, hint },
  ...(section !== undefined && { section }),
  ...(beyond !== undefined && { beyond }),
});

const isAreaPage = ({ to }: Entry): boolean => areas.some(({ path }) => path === to);
const holdsSomething = (entries: readonly Entry[], area: string): boolean =>
  entries.some(({ group, label, open }) => open && group === area && label !== area);

const writing = ["create", "update", "manage"] as const;

/** Of a page that no right is asked for nothing is known: it counts as one's own. */
function onlyReads({ policy, actor }: Who, access: string): boolean {
  const [resource, action] = access.split(":");
  return action !== undefined && writing.every((one) => answer(policy, actor, `${resource}:${one}`) === "no");
}

/** What somebody may do at once, wherever they are, in the words of the button that does it. */
export function actsFor({ policy, actor }: Who): Act[] {
  const may = (right: Right) => answer(policy, actor, right) !== "no";
  const ofPages = pages.flatMap(({ path, access, act }) => (act && allows(policy, actor, access) ? [{ to: path, label: act }] : []));
  const adding = registers.flatMap(({ name, path, menu, readOnly, single, forms, sentences }) =>
    menu && !readOnly && !single && may(`${name}:create`) ? [{ to: forms?.add ?? `${path}?tambah=1`, label: sentences.add }] : [],
  );
  return [...ofPages, ...adding];
}
