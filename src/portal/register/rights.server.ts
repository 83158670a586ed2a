import type { Action } from "#kit/access/access.ts";
import { type Ctx, may } from "#kit/ctx.server.ts";
import type { Register } from "#kit/register/register.ts";

/** What this person may do here; the screens show nothing else. */
export interface Can {
  readonly create: boolean;
  readonly update: boolean;
  readonly remove: boolean;
  readonly restore: boolean;
  readonly import: boolean;
  readonly export: boolean;
}

export function rightsIn(ctx: Ctx, register: Register): Can {
  const can = (action: Action) => may(ctx, `${register.name}:${action}`) !== "no";
  const write = !register.readOnly;
  const several = !register.single;
  return {
    create: write && several && can("create"),
    update: write && can("update"),
    remove: several && can("delete"),
    restore: several && can("restore"),
    import: write && several && can("import"),
    export: several && can("export"),
  };
}
