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
  return {
    create: write && can("create"),
    update: write && can("update"),
    remove: can("delete"),
    restore: can("restore"),
    import: write && can("import"),
    export: can("export"),
  };
}
