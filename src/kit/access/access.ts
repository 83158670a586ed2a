/**
 * Who may do what. A policy is a table: for each resource some lines that name roles, actions, classes of fields and rows;
 * everything it does not name is refused. It is plain data, so the same object decides on the server, hides buttons in the browser and prints
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
  /** A program acts, with a part of what this person may do. */
  readonly program?: Program;
}

/** What a program was given of the rights of the person who answers for it: nothing else of them is open to it. */
export interface Program {
  readonly id: string;
  readonly resources: readonly string[];
  readonly actions: readonly Action[];
  readonly classes: readonly PrivacyClass[];
  /** Account of whoever gave it out. What is about them is about the actor: nobody decides about themselves by a program either. */
  readonly givenBy: string;
}

/** How the actor is signed in. */
export interface Session {
  readonly id: string;
  readonly kind: "cookie" | "bearer" | "program";
  /** When the person last proved who they are: at sign-in, or when asked again. */
  readonly confirmedAt: Date;
  readonly secondFactor: boolean;
  /** A second factor has to be set up first: until then nothing opens but what "any-session" names. */
  readonly held?: true;
}

export type Action = "read" | "create" | "update" | "delete" | "restore" | "import" | "export" | "manage";

/**
 * How closed a field is: `umum` may be known to whoever works here, `dinas` is what the work itself is done with, `pribadi` is about
 * one person, `rahasia` may harm one (health, belief, income, family, numbers by which the state knows people). docs/adr/0026
 */
export const privacyClasses = ["umum", "dinas", "pribadi", "rahasia"] as const;
export type PrivacyClass = (typeof privacyClasses)[number];

/** All rows, the actor's own alone (see `owner` of a register), or all but those. */
export type Rows = "all" | "own" | "others";

/** One line of the table of rights: these roles may do this, with fields of these classes, in these rows. Nothing is understood. */
export type Rule<Role extends string = string> = readonly [
  roles: readonly Role[],
  actions: readonly Action[],
  classes: readonly PrivacyClass[],
  rows: Rows,
];

export type Policy = Readonly<Record<string, readonly Rule[]>>;

export type Answer = "yes" | "own" | "no";

/** A right written as in routes and docs: `resource:action`. */
export type Right = `${string}:${Action}`;

/** What a route or call demands: nobody in particular, any session (also a held one), a whole session, or a right. */
export type Access = "public" | "any-session" | "signed-in" | Right;

export const visitor: Actor = { id: null, name: "pengunjung", roles: ["pengunjung"] };

/** Named actor for jobs, seeds and commands: the trail always says who. */
export const system = (what: string): Actor => ({ id: null, name: `sistem: ${what}`, roles: ["sistem"] });

/** "yes" may leave the actor's own rows out: see `excludesOwn`. */
export function answer(policy: Policy, actor: Actor, right: Right): Answer {
  if (actor.roles.includes("sistem")) return "yes";
  const held = grantsTo(policy, actor, right);
  if (held.some(({ rows }) => rows !== "own")) return "yes";
  return held.length > 0 ? "own" : "no";
}

/** The right reaches rows, but none of the actor's own: those are for somebody else to write. */
export function excludesOwn(policy: Policy, actor: Actor, right: Right): boolean {
  const held = grantsTo(policy, actor, right);
  return held.length > 0 && held.every(({ rows }) => rows === "others") && !actor.roles.includes("sistem");
}

/** What the right reaches in rows of others is not what it reaches in the actor's own: none of theirs may become the actor's by it. */
export function reachesOthersFurther(policy: Policy, actor: Actor, right: Right): boolean {
  const held = grantsTo(policy, actor, right);
  return held.some(({ rows }) => rows === "others") && !actor.roles.includes("sistem");
}

/** The classes of fields that a right reaches. Of the actor's own rows it may be more than of others, or less. */
export interface ClassAnswer {
  readonly anyRow: readonly PrivacyClass[];
  readonly ownRow: readonly PrivacyClass[];
  /** In one row or another. */
  readonly someRow: readonly PrivacyClass[];
}

export function answerClasses(policy: Policy, actor: Actor, right: Right): ClassAnswer {
  if (actor.roles.includes("sistem")) return { anyRow: privacyClasses, ownRow: privacyClasses, someRow: privacyClasses };
  const held = grantsTo(policy, actor, right);
  return {
    anyRow: together(held.filter(({ rows }) => rows !== "own")),
    ownRow: together(held.filter(({ rows }) => rows !== "others")),
    someRow: together(held),
  };
}

interface Grant {
  readonly roles: readonly string[];
  readonly classes: readonly PrivacyClass[];
  readonly rows: Rows;
}

const together = (grants: readonly Grant[]): PrivacyClass[] =>
  privacyClasses.filter((one) => grants.some(({ classes }) => classes.includes(one)));

function grantsTo(policy: Policy, { roles: held, program }: Actor, right: Right): Grant[] {
  const grants = grantsOf(policy, right).filter(({ roles }) => roles.some((role) => held.includes(role)));
  return program ? narrowed(grants, program, right) : grants;
}

function narrowed(grants: readonly Grant[], { resources, actions, classes: open }: Program, right: Right): Grant[] {
  const [resource = "", action] = right.split(":");
  if (!resources.includes(resource) || !actions.some((one) => one === action)) return [];
  const left = grants.map(({ classes, ...grant }) => ({ ...grant, classes: classes.filter((one) => open.includes(one)) }));
  return left.filter(({ classes }) => classes.length > 0);
}

function grantsOf(policy: Policy, right: Right): Grant[] {
  const [resource, action] = right.split(":") as [string, Action];
  const rules = Object.hasOwn(policy, resource) ? (policy[resource] ?? []) : [];
  return rules.flatMap(([roles, actions, classes, rows]) => (actions.includes(action) ? [{ roles, classes, rows }] : []));
}

/** Whether the table gives this right to anybody at all. */
export const isGranted = (policy: Policy, right: Right): boolean => grantsOf(policy, right).length > 0;

export function allows(policy: Policy, actor: Actor, access: Access): boolean {
  if (access === "public") return true;
  if (actor.program && !access.includes(":")) return false;
  if (access === "any-session") return actor.id !== null;
  if (actor.session?.held) return false;
  if (access === "signed-in") return actor.id !== null;
  return answer(policy, actor, access) !== "no";
}

/** Roles whose grant reaches all rows, e.g. to tell everybody who looks after something. */
export const rolesWith = (policy: Policy, right: Right): string[] => [
  ...new Set(grantsOf(policy, right).flatMap(({ roles, rows }) => (rows === "own" ? [] : roles))),
];
