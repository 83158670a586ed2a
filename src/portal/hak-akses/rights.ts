import { type Action, answer, answerFields, type Policy, sparesOwn } from "#kit/access/access.ts";
import type { Register } from "#kit/register/register.ts";
import { kinds, manageVerbs, ownRows, verbs } from "./words.ts";

/** What one role may do with one kind of record; nothing is left to be read between the lines. */
export interface Deed {
  readonly verb: string;
  /** "": all rows; else which. */
  readonly rows: string;
  /** "": all fields; else which, or all but which. */
  readonly fields: string;
}

export interface Line {
  readonly resource: string;
  readonly title: string;
  /** What anybody at all may do. */
  readonly verbs: readonly string[];
  /** By role. */
  readonly cells: Readonly<Record<string, readonly Deed[]>>;
}

interface Rules {
  readonly policy: Policy;
  readonly registers: readonly Register[];
  readonly roles: readonly string[];
}

const actions = Object.keys(verbs) as readonly Action[];

/** The whole policy in words, one line for each kind of record, in the order in which the policy names them. */
export function linesOf({ policy, registers, roles }: Rules): Line[] {
  return Object.keys(policy).map((resource) => {
    const register = registers.find(({ name }) => name === resource);
    const deedsOf = (role: string) => actions.flatMap((action) => deedOf(policy, { resource, action, role }, register));
    const cells = Object.fromEntries(roles.map((role) => [role, deedsOf(role)]));
    const verbs = [...new Set(Object.values(cells).flatMap((deeds) => deeds.map(({ verb }) => verb)))];
    return { resource, title: register?.title ?? kinds[resource] ?? resource, verbs, cells };
  });
}

interface Asked {
  readonly resource: string;
  readonly action: Action;
  readonly role: string;
}

function deedOf(policy: Policy, { resource, action, role }: Asked, register: Register | undefined): Deed[] {
  const actor = { id: "00000000-0000-0000-0000-000000000000", name: role, roles: [role] };
  const right = `${resource}:${action}` as const;
  const reach = answer(policy, actor, right);
  if (reach === "no") return [];
  const { anyRow, ownRow } = answerFields(policy, actor, right);
  const verb = (action === "manage" ? manageVerbs[resource] : undefined) ?? verbs[action];
  const own = { verb, rows: ownRows[resource] ?? "miliknya sendiri", fields: sayFields(register, ownRow) };
  if (reach === "own") return [own];
  const any = { verb, rows: "", fields: sayFields(register, anyRow) };
  const others = { ...any, rows: `selain ${own.rows}` };
  if (sparesOwn(policy, actor, right)) return [others];
  return own.fields === "" || any.fields !== "" ? [any] : [others, own];
}

/** As `sayCell`, but short where the role may do whatever anybody may. */
export function sayShort({ cells, verbs: all }: Line, role: string): string {
  const deeds = cells[role] ?? [];
  const whole = all.length > 2 && all.every((verb) => deeds.some((deed) => deed.verb === verb && limitOf(deed) === ""));
  return whole ? "semua tindakan" : sayCell(deeds);
}

/** One cell in words: deeds with the same limits stand together. "melihat, mengekspor (di kelas asuhannya)" */
export function sayCell(deeds: readonly Deed[]): string {
  const limits = [...new Set(deeds.map(limitOf))];
  return limits
    .map((limit) => {
      const verbsHere = deeds.filter((deed) => limitOf(deed) === limit).map(({ verb }) => verb);
      return limit === "" ? verbsHere.join(", ") : `${verbsHere.join(", ")} (${limit})`;
    })
    .join("; ");
}

const limitOf = ({ rows, fields }: Deed): string => [rows, fields].filter((part) => part !== "").join("; ");

/** Whichever is shorter: what is open, or what is not. */
function sayFields(register: Register | undefined, open: "all" | readonly string[]): string {
  if (open === "all") return "";
  const closed = Object.keys(register?.fields ?? {}).filter((name) => !open.includes(name));
  const labels = (names: readonly string[]) => names.map((name) => inSentence(register?.fields[name]?.label ?? name)).join(", ");
  return closed.length > 0 && closed.length < open.length ? `tanpa ${labels(closed)}` : `hanya ${labels(open)}`;
}

/** "Tempat lahir" → "tempat lahir", but "NISN" stays. */
const inSentence = (label: string): string => (/^[A-Z][^A-Z]*$/.test(label) ? label.charAt(0).toLowerCase() + label.slice(1) : label);
