/**
 * Who may do what. A policy names, for each resource and action, the roles that may; everything it does not name is
 * refused. It is plain data, so the same object decides on the server, hides buttons in the browser and prints
 * docs/permissions.md.
 */
export interface Actor {
  /** Account id (uuid); null for visitors and for the system itself. */
  readonly id: string | null;
  /** Name written into the audit trail, e.g. "Nurhayati Labatjo" or "sistem: benih awal". */
  readonly name: string;
  readonly roles: readonly string[];
  /** Absent for visitors, jobs and the system. */
  readonly session?: Session;
}

/** How the actor is signed in. */
export interface Session {
  readonly id: string;
  readonly kind: "cookie" | "bearer";
  /** When the person last proved who they are: at sign-in, or when asked again. */
  readonly confirmedAt: Date;
  readonly secondFactor: boolean;
}

export type Action = "read" | "create" | "update" | "delete" | "restore" | "import" | "export" | "manage";

/** `"own"` limits the grant to rows whose `owner` column holds the actor's id. */
export type Grant = string | { readonly role: string; readonly rows: "own" };

export type Policy = Readonly<Record<string, Partial<Readonly<Record<Action, readonly Grant[]>>>>>;

export type Answer = "yes" | "own" | "no";

/** A right written as in routes and docs: `resource:action`. */
export type Right = `${string}:${Action}`;

/** What a route or call demands: nobody in particular, any session, or a right. */
export type Access = "public" | "signed-in" | Right;

export const visitor: Actor = { id: null, name: "pengunjung", roles: ["pengunjung"] };

/** Named actor for jobs, seeds and commands: the trail always says who. */
export const system = (what: string): Actor => ({ id: null, name: `sistem: ${what}`, roles: ["sistem"] });

export function answer(policy: Policy, actor: Actor, right: Right): Answer {
  if (actor.roles.includes("sistem")) return "yes";
  const [resource, action] = right.split(":") as [string, Action];
  const grants = Object.hasOwn(policy, resource) ? (policy[resource]?.[action] ?? []) : [];
  if (grants.some((grant) => typeof grant === "string" && actor.roles.includes(grant))) return "yes";
  return grants.some((grant) => typeof grant !== "string" && actor.roles.includes(grant.role)) ? "own" : "no";
}

export function allows(policy: Policy, actor: Actor, access: Access): boolean {
  if (access === "public") return true;
  if (access === "signed-in") return actor.id !== null;
  return answer(policy, actor, access) !== "no";
}

/** Roles whose grant reaches all rows, e.g. to tell everybody who looks after something. */
export function rolesWith(policy: Policy, right: Right): string[] {
  const [resource, action] = right.split(":") as [string, Action];
  const grants = Object.hasOwn(policy, resource) ? (policy[resource]?.[action] ?? []) : [];
  return grants.flatMap((grant) => (typeof grant === "string" ? [grant] : []));
}
