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
  /** A second factor has to be set up first: until then nothing opens but what "any-session" names. */
  readonly held?: true;
}

export type Action = "read" | "create" | "update" | "delete" | "restore" | "import" | "export" | "manage";

/**
 * A role, or a role with limits: `rows: "own"` reaches the actor's own rows alone (see `owner` of a register), `rows: "others"`
 * all rows but those, `fields` these fields alone.
 */
export type Grant = string | { readonly role: string; readonly rows?: "own" | "others"; readonly fields?: readonly string[] };

export type Policy = Readonly<Record<string, Partial<Readonly<Record<Action, readonly Grant[]>>>>>;

export type Answer = "yes" | "own" | "no";

/** A right written as in routes and docs: `resource:action`. */
export type Right = `${string}:${Action}`;

/** What a route or call demands: nobody in particular, any session (also a held one), a whole session, or a right. */
export type Access = "public" | "any-session" | "signed-in" | Right;

export const visitor: Actor = { id: null, name: "pengunjung", roles: ["pengunjung"] };

/** Named actor for jobs, seeds and commands: the trail always says who. */
export const system = (what: string): Actor => ({ id: null, name: `sistem: ${what}`, roles: ["sistem"] });

/** "yes" may leave the actor's own rows out: see `sparesOwn`. */
export function answer(policy: Policy, actor: Actor, right: Right): Answer {
  if (actor.roles.includes("sistem")) return "yes";
  const held = grantsTo(policy, actor, right);
  if (held.some(({ rows }) => rows !== "own")) return "yes";
  return held.length > 0 ? "own" : "no";
}

/** The right reaches rows, but none of the actor's own: those are for somebody else to write. */
export function sparesOwn(policy: Policy, actor: Actor, right: Right): boolean {
  const held = grantsTo(policy, actor, right);
  return held.length > 0 && held.every(({ rows }) => rows === "others") && !actor.roles.includes("sistem");
}

/** What the right reaches in rows of others is not what it reaches in the actor's own: none of theirs may become the actor's by it. */
export function prefersOthers(policy: Policy, actor: Actor, right: Right): boolean {
  const held = grantsTo(policy, actor, right);
  return held.some(({ rows }) => rows === "others") && held.every(({ rows }) => rows !== undefined) && !actor.roles.includes("sistem");
}

/** The fields that a right reaches: "all", or these. Of the actor's own rows it may be more than of others, or less. */
export interface FieldAnswer {
  readonly anyRow: "all" | readonly string[];
  readonly ownRow: "all" | readonly string[];
  /** In one row or another. */
  readonly someRow: "all" | readonly string[];
}

export function answerFields(policy: Policy, actor: Actor, right: Right): FieldAnswer {
  if (actor.roles.includes("sistem")) return { anyRow: "all", ownRow: "all", someRow: "all" };
  const held = grantsTo(policy, actor, right);
  return {
    anyRow: together(held.filter(({ rows }) => rows !== "own")),
    ownRow: together(held.filter(({ rows }) => rows !== "others")),
    someRow: together(held),
  };
}

type LimitedGrant = Exclude<Grant, string>;

const together = (grants: readonly LimitedGrant[]): "all" | string[] =>
  grants.some(({ fields }) => !fields) ? "all" : [...new Set(grants.flatMap(({ fields }) => fields ?? []))];

const grantsTo = (policy: Policy, actor: Actor, right: Right): LimitedGrant[] =>
  grantsOf(policy, right).filter(({ role }) => actor.roles.includes(role));

function grantsOf(policy: Policy, right: Right): LimitedGrant[] {
  const [resource, action] = right.split(":") as [string, Action];
  const grants = Object.hasOwn(policy, resource) ? (policy[resource]?.[action] ?? []) : [];
  return grants.map((grant) => (typeof grant === "string" ? { role: grant } : grant));
}

export function allows(policy: Policy, actor: Actor, access: Access): boolean {
  if (access === "public") return true;
  if (access === "any-session") return actor.id !== null;
  if (actor.session?.held) return false;
  if (access === "signed-in") return actor.id !== null;
  return answer(policy, actor, access) !== "no";
}

/** Roles whose grant reaches all rows, e.g. to tell everybody who looks after something. */
export const rolesWith = (policy: Policy, right: Right): string[] =>
  grantsOf(policy, right).flatMap(({ role, rows }) => (rows === "own" ? [] : [role]));
