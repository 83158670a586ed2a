import { allows, answer } from "#kit/access/access.ts";
import type { Ctx } from "#kit/ctx.server.ts";
import { pages } from "#src/routes.ts";
import type { Entry } from "./navigation.ts";

const menuPages = pages
  .flatMap(({ path, access, menu }) => (menu ? [{ path, access, menu }] : []))
  .sort((one, other) => one.menu.place - other.menu.place);

/** Every page of the menu, in the order of its group, as it is for whoever looks at it. */
export const menuFor = ({ policy, actor }: Pick<Ctx, "policy" | "actor">): Entry[] =>
  menuPages.map(({ path, access, menu: { group, label, beyond, whole } }) => ({
    ...{ group, label, to: path, ...(beyond !== undefined && { beyond }) },
    open: allows(policy, actor, access) && (whole === undefined || answer(policy, actor, whole) === "yes"),
  }));
