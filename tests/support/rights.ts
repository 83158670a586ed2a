import { type Action, privacyClasses, type Rule } from "#kit/access/access.ts";

/** A line of a test's table of rights: all fields of all rows. */
export const wholly = (roles: readonly string[], ...actions: readonly Action[]): Rule => [roles, actions, privacyClasses, "all"];

/** All fields of the rows that are their own. */
export const ofOwn = (roles: readonly string[], ...actions: readonly Action[]): Rule => [roles, actions, privacyClasses, "own"];

export const everyAct: readonly Action[] = ["read", "create", "update", "delete", "restore", "import", "export"];
