import type { Action } from "#kit/access/access.ts";
import { readableRegister, visibleFields } from "#kit/access/visibility/visible-fields.server.ts";
import { may, type ReadCtx } from "#kit/ctx.server.ts";
import type { Register } from "#kit/register/register.ts";
import { changeable } from "#kit/register/store.server.ts";

/** What this person may do here; the screens show nothing else. */
export interface Can {
  readonly create: boolean;
  readonly update: boolean;
  readonly remove: boolean;
  readonly restore: boolean;
  readonly import: boolean;
  readonly export: boolean;
  /** Every row, not one's own alone. */
  readonly exportAll: boolean;
}

/** The fields that are open to this person: "all", or these. */
export interface OpenFields {
  readonly seen: "all" | readonly string[];
  readonly create: "all" | readonly string[];
  readonly update: "all" | readonly string[];
}

/** @param editing the row that is about to be changed, where rows differ in what is open */
export async function openFields(ctx: ReadCtx, register: Register, editing: string | null): Promise<OpenFields> {
  const names = (open: Register) =>
    Object.keys(open.fields).length === Object.keys(register.fields).length ? "all" : Object.keys(open.fields);
  const update = editing === null ? visibleFields(ctx, register, "update").everywhere : await changeable(ctx, register, editing);
  return {
    seen: names(readableRegister(ctx, register)),
    create: names(visibleFields(ctx, register, "create").somewhere),
    update: names(update),
  };
}

export function rightsIn(ctx: ReadCtx, register: Register): Can {
  const can = (action: Action) => may(ctx, `${register.name}:${action}`) !== "no";
  // In a list of everybody's rows nothing is offered that only one's own would take.
  const reaches = (action: Action) => {
    const reach = may(ctx, `${register.name}:${action}`);
    return reach === "yes" || (reach === "own" && may(ctx, `${register.name}:read`) === "own");
  };
  const write = !register.readOnly;
  const several = !register.single;
  return {
    create: write && several && can("create"),
    update: write && reaches("update"),
    remove: several && reaches("delete"),
    restore: several && can("restore"),
    import: write && several && can("import"),
    export: several && can("export"),
    exportAll: several && may(ctx, `${register.name}:export`) === "yes",
  };
}
