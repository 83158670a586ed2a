import { type Action, type Policy, privacyClasses, type Right, type Rule } from "#kit/access/access.ts";
import type { Ctx, Scope } from "#kit/ctx.server.ts";
import { policy } from "#src/policy.ts";

/** A line of a test's table of rights: all fields of all rows. */
export const wholly = (roles: readonly string[], ...actions: readonly Action[]): Rule => [roles, actions, privacyClasses, "all"];

/** All fields of the rows that are their own. */
export const ofOwn = (roles: readonly string[], ...actions: readonly Action[]): Rule => [roles, actions, privacyClasses, "own"];

export const everyAct: readonly Action[] = ["read", "create", "update", "delete", "restore", "import", "export"];

/** The product's table as it would be if teachers had every right of it but these. */
export const allBut = (...lacking: readonly Right[]): Policy =>
  Object.fromEntries(
    Object.keys(policy).map((resource) => {
      const left = [...everyAct, "manage" as const].filter((action) => !lacking.includes(`${resource}:${action}`));
      return [resource, [wholly(["guru"], ...left)]];
    }),
  );

/** The same person under another table of rights. */
export const under = (scope: Scope, table: Policy): Scope => ({
  ...scope,
  transaction: (work) => scope.transaction((ctx: Ctx) => work({ ...ctx, policy: table })),
});
