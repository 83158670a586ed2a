import { type Action, answer, answerClasses, excludesOwn, type Policy, type PrivacyClass, privacyClasses } from "#kit/access/access.ts";
import type { Register } from "#kit/register/register.ts";
import { resources, verbs } from "./words.ts";

/** What one role may do with one kind of record; nothing is left to be read between the lines. */
export interface RightAction {
  readonly verb: string;
  /** "": all rows; else which. */
  readonly rows: string;
  /** "": all fields there are; else the classes that are open. */
  readonly classes: string;
}

export interface Line {
  readonly resource: string;
  readonly title: string;
  /** Which of its fields are how closed. */
  readonly classes: ReturnType<typeof classLines>;
  /** What anybody at all may do. */
  readonly verbs: readonly string[];
  /** By role. */
  readonly cells: Readonly<Record<string, readonly RightAction[]>>;
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
    const deedsOf = (role: string) => actions.flatMap((action) => rightAction(policy, { resource, action, role }, register));
    const cells = Object.fromEntries(roles.map((role) => [role, deedsOf(role)]));
    const verbs = [...new Set(Object.values(cells).flatMap((deeds) => deeds.map(({ verb }) => verb)))];
    return { resource, title: wordsOf(resource, register)?.title ?? resource, classes: classLines(register), verbs, cells };
  });
}

const wordsOf = (resource: string, register: Register | undefined) => register ?? resources[resource];

interface Asked {
  readonly resource: string;
  readonly action: Action;
  readonly role: string;
}

function rightAction(policy: Policy, { resource, action, role }: Asked, register: Register | undefined): RightAction[] {
  const actor = { id: "00000000-0000-0000-0000-000000000000", name: role, roles: [role] };
  const right = `${resource}:${action}` as const;
  const reach = answer(policy, actor, right);
  if (reach === "no") return [];
  const { anyRow, ownRow } = answerClasses(policy, actor, right);
  const words = wordsOf(resource, register);
  const verb = (action === "manage" ? words?.manages : undefined) ?? verbs[action];
  const own = { verb, rows: words?.ownRows ?? "miliknya sendiri", classes: sayClasses(register, ownRow) };
  if (reach === "own") return [own];
  const any = { verb, rows: "", classes: sayClasses(register, anyRow) };
  const others = { ...any, rows: `selain ${own.rows}` };
  if (excludesOwn(policy, actor, right)) return [others];
  return own.classes === any.classes ? [any] : [others, own];
}

/** As `sayCell`, but short where the role may do whatever anybody may. */
export function sayShort({ cells, verbs: all }: Line, role: string): string {
  const deeds = cells[role] ?? [];
  const whole = all.length > 2 && all.every((verb) => deeds.some((deed) => deed.verb === verb && limitOf(deed) === ""));
  return whole ? "semua tindakan" : sayCell(deeds);
}

/** One cell in words: deeds with the same limits stand together. "melihat, mengekspor (di kelas asuhannya)" */
export function sayCell(deeds: readonly RightAction[]): string {
  const limits = [...new Set(deeds.map(limitOf))];
  return limits
    .map((limit) => {
      const verbsHere = deeds.filter((deed) => limitOf(deed) === limit).map(({ verb }) => verb);
      return limit === "" ? verbsHere.join(", ") : `${verbsHere.join(", ")} (${limit})`;
    })
    .join("; ");
}

const limitOf = ({ rows, classes }: RightAction): string => [rows, classes].filter((part) => part !== "").join("; ");

/** Nothing is said where all classes that the register has are open. */
function sayClasses(register: Register | undefined, open: readonly PrivacyClass[]): string {
  const closed = classesIn(register).some((one) => !open.includes(one));
  return closed ? `hanya data ${inWords(open)}` : "";
}

const classesIn = (register: Register | undefined): PrivacyClass[] => {
  const kept = Object.values({ ...register?.fields, ...register?.extra });
  return privacyClasses.filter((one) => kept.some(({ privacy }) => privacy === one));
};

/** Which fields of a register are how closed; one class alone needs no telling. */
export function classLines(register: Register | undefined): readonly { readonly label: string; readonly fields: string }[] {
  const classes = classesIn(register);
  if (!register || classes.length < 2) return [];
  const labelled = Object.values({ ...register.fields, ...register.extra });
  return classes.map((one) => ({
    label: one,
    fields: labelled.flatMap(({ label, privacy }) => (privacy === one ? [inSentence(label)] : [])).join(", "),
  }));
}

/** "umum, dinas, dan pribadi" */
const inWords = (words: readonly string[]): string => new Intl.ListFormat("id").format(words);

/** "Tempat lahir" → "tempat lahir", but "NISN" stays. */
const inSentence = (label: string): string => (/^[A-Z][^A-Z]*$/.test(label) ? label.charAt(0).toLowerCase() + label.slice(1) : label);
