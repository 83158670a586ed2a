import type { ReadCtx } from "../../ctx.server.ts";
import { refuse } from "../../refusals.ts";
import type { Register, Row, SeenRow } from "../../register/register.ts";
import { type Action, answer, answerClasses, excludesOwn, reachesOthersFurther } from "../access.ts";
import { demandRecentConfirmation } from "../recent-confirmation.ts";
import { pickClasses, pickFields } from "./narrow-register.ts";
import { aboutActorPredicate, ownerPredicate } from "./owner-predicate.server.ts";

/** The fields of a register that are open to one person, for one action. */
export interface VisibleFields {
  /** Those open in every row that is open at all: lists are sorted, sought and filtered by these alone. */
  readonly everywhere: Register;
  /** Those open in the person's own rows. */
  readonly own: Register;
  /** Those open in one row or another. */
  readonly somewhere: Register;
  /** In their own rows more or less is open than in others. */
  readonly differs: boolean;
}

const known = new WeakMap<object, WeakMap<object, WeakMap<Register, Map<Action, VisibleFields>>>>();

/** The same for all rows, so it is worked out once for an actor: rows by the thousand ask for it. */
export function visibleFields({ policy, actor }: ReadCtx, register: Register, action: Action): VisibleFields {
  const ofActor = within(known, actor, () => new WeakMap<object, WeakMap<Register, Map<Action, VisibleFields>>>());
  const ofPolicy = within(ofActor, policy, () => new WeakMap<Register, Map<Action, VisibleFields>>());
  const ofRegister = within(ofPolicy, register, () => new Map<Action, VisibleFields>());
  return within(ofRegister, action, () => workOut({ policy, actor }, register, action));
}

/** What is kept under the key, made where there is nothing. */
function within<K, V>(kept: { get(key: K): V | undefined; set(key: K, value: V): unknown }, key: K, make: () => V): V {
  const there = kept.get(key);
  if (there !== undefined) return there;
  const made = make();
  kept.set(key, made);
  return made;
}

function workOut(ctx: Pick<ReadCtx, "policy" | "actor">, register: Register, action: Action): VisibleFields {
  const right = `${register.name}:${action}` as const;
  const { anyRow, ownRow, someRow } = answerClasses(ctx.policy, ctx.actor, right);
  const own = pickClasses(register, ownRow);
  const everywhere = answer(ctx.policy, ctx.actor, right) === "own" ? own : pickClasses(register, anyRow);
  return { everywhere, own, somewhere: pickClasses(register, someRow), differs: namesOf(own).join() !== namesOf(everywhere).join() };
}

/** The register with every field that this person sees somewhere, for screens and files. */
export const readableRegister = (ctx: ReadCtx, register: Register): Register => visibleFields(ctx, register, "read").somewhere;

/** What may leave the house as a file: what is seen, as far as the right to export reaches. */
export function exportableRegister(ctx: ReadCtx, register: Register): Register {
  const { somewhere } = visibleFields(ctx, register, "export");
  return pickFields(readableRegister(ctx, register), namesOf(somewhere));
}

/** Marks the actor's own rows where rows have owners, and those about the actor; `visibleRow` takes both away before a row leaves the store. */
const [ownColumn, aboutActorColumn]: [string, string] = ["mineByRight", "aboutMe"];

export const ownershipColumns = (ctx: ReadCtx, register: Register) =>
  register.owner || register.audience
    ? [ownerPredicate(ctx, register).as(ownColumn), aboutActorPredicate(ctx, register).as(aboutActorColumn)]
    : [];

/** The register as it is open in this row. What is about the actor without being theirs is open no further than both are. */
export function registerForRow(sight: VisibleFields, row: Row): Register {
  if (!sight.differs || row[ownColumn] === true) return sight.own;
  return row[aboutActorColumn] === true ? pickFields(sight.everywhere, namesOf(sight.own)) : sight.everywhere;
}

/** The row without what this person may not see of it, or, to be handed out, may not see or not export. */
export function visibleRow<R extends Register>(ctx: ReadCtx, register: R, row: Row, action: "read" | "export" = "read"): SeenRow<R> {
  const { [ownColumn]: _, [aboutActorColumn]: _about, ...rest } = row;
  const closedTo = (act: "read" | "export") => closedIn(register, registerForRow(visibleFields(ctx, register, act), row));
  const closed = action === "read" ? closedTo("read") : [...closedTo("read"), ...closedTo("export")];
  return (closed.length === 0 ? rest : without(rest, closed)) as SeenRow<R>;
}

const closedNames = new WeakMap<Register, WeakMap<Register, readonly string[]>>();

function closedIn(register: Register, open: Register): readonly string[] {
  const ofRegister = within(closedNames, register, () => new WeakMap<Register, readonly string[]>());
  return within(ofRegister, open, () => {
    const names = new Set(namesOf(open));
    return namesOf(register).filter((name) => !names.has(name));
  });
}

/** What an import may fill in. */
export const importableRegister = (ctx: ReadCtx, register: Register): Register => visibleFields(ctx, register, "import").somewhere;

/**
 * Whoever may change their own rows alone can neither make nor leave one that is not theirs; whoever may change those of others
 * neither makes nor touches their own. Some acts are only for those who proved who they are a moment ago. @throws Refusal 401, 403
 */
export function demandRightOnRow(
  ctx: ReadCtx,
  register: Register,
  { action, row, before }: { action: Action; row: Row; before?: Row },
): void {
  if (register.fresh?.some((act) => act === action)) demandRecentConfirmation(ctx);
  const right = `${register.name}:${action}` as const;
  const [isMine, isAboutMe] = [row[ownColumn] === true, row[aboutActorColumn] === true];
  const [field = ""] = register.owner?.split(".") ?? [];
  // At the field that says whose the row is, so that a form can be put right.
  const refused = (sentence: string) =>
    refuse.forbidden(sentence, right, Object.hasOwn(register.fields, field) ? { [field]: sentence } : undefined);
  if (isAboutMe && before && before[aboutActorColumn] !== true && reachesOthersFurther(ctx.policy, ctx.actor, right))
    throw refused("Data ini tidak dapat Anda jadikan milik Anda sendiri. Mintalah petugas lain menghubungkannya.");
  if (isAboutMe && excludesOwn(ctx.policy, ctx.actor, right))
    throw refused("Data tentang Anda sendiri dicatat dan diputus oleh orang lain. Mintalah bantuan petugas lain.");
  if (isMine || answer(ctx.policy, ctx.actor, right) !== "own") return;
  throw refused("Setelah perubahan ini, data tidak lagi menjadi bagian Anda. Mintalah bantuan petugas.");
}

const namesOf = ({ fields, extra }: Register): string[] => [...Object.keys(fields), ...Object.keys(extra ?? {})];

const without = (values: Readonly<Record<string, unknown>>, closed: readonly string[]) =>
  Object.fromEntries(Object.entries(values).filter(([name]) => !closed.includes(name)));
