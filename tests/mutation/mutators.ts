/**
 * Faults that Stryker's own list does not know, and that people make: a guard, an audit line or a touched tag left out, a condition of
 * a query forgotten, in Kysely or in SQL.
 */
import { allMutators } from "../../node_modules/@stryker-mutator/instrumenter/dist/src/mutators/mutate.js";
import type { NodeMutator } from "../../node_modules/@stryker-mutator/instrumenter/dist/src/mutators/node-mutator.js";

/** The little of a syntax tree that is looked at here. */
interface Node {
  readonly type: string;
  readonly expression?: Node;
  readonly argument?: Node;
  readonly callee?: Node;
  readonly object?: Node;
  readonly property?: Node;
  readonly name?: string;
  readonly elements?: readonly (Node | null)[];
  readonly tag?: Node;
  readonly quasi?: { readonly quasis: readonly { readonly value: { readonly raw: string } }[] };
}

interface Mutated {
  readonly node: Node;
  readonly parent: Node | null;
}

const isCall = (node: Node | undefined): node is Node => node?.type === "CallExpression";

/** `demandRecentConfirmation(ctx);`, `await record(ctx, …);`, `ctx.touch("berita");` → `;` */
function* droppedCall({ node }: Mutated): Iterable<Node> {
  if (node.type !== "ExpressionStatement") return;
  const called = node.expression?.type === "AwaitExpression" ? node.expression.argument : node.expression;
  if (isCall(called)) yield { type: "EmptyStatement" };
}

/** `.where(…)` taken out of a query, and each of several conditions joined by `and([…])`, `or([…])`. */
function* droppedCondition({ node, parent }: Mutated): Iterable<Node> {
  const method = (one: Node | null | undefined) => (isCall(one ?? undefined) ? one?.callee?.property?.name : undefined);
  if (/^(?:where|whereRef|having|forUpdate|limit)$/.test(method(node) ?? "") && node.callee?.object) yield node.callee.object;
  if (node.type === "ArrayExpression" && /^(?:and|or)$/.test(method(parent) ?? "")) {
    for (const left of node.elements ?? []) yield { ...node, elements: (node.elements ?? []).filter((one) => one !== left) };
  }
}

/** One `and …` without a parameter taken out of the SQL between two parameters. */
const conditionInSql =
  /\s(?:and|or)\s+[\w.]+\s+(?:is (?:not )?null\b|is distinct from '[^']*'|(?:=|<>|<=?|>=?)\s*(?:'[^']*'|\d+|true|false)|not in \([^()]*\)|in \([^()]*\))/g;

function* droppedSqlCondition({ node }: Mutated): Iterable<Node> {
  if (node.type !== "TaggedTemplateExpression" || node.tag?.name !== "sql" || !node.quasi) return;
  const { quasi } = node;
  for (const [at, { value }] of quasi.quasis.entries()) {
    for (const { index, 0: condition } of value.raw.matchAll(conditionInSql)) {
      const raw = value.raw.slice(0, index) + value.raw.slice(index + condition.length);
      const quasis = quasi.quasis.map((one, place) => (place === at ? { ...one, value: { raw, cooked: raw } } : one));
      yield { ...node, quasi: { ...quasi, quasis } };
    }
  }
}

const mutator = (name: string, mutate: (path: Mutated) => Iterable<Node>) => ({ name, mutate }) as unknown as NodeMutator;

/** To be called once, before Stryker starts. Sentences and other texts are left as they are: their wording is not what a test is for. */
export function addMutators(): void {
  const left = allMutators.filter(({ name }) => name !== "StringLiteral");
  const own = [
    mutator("DroppedCall", droppedCall),
    mutator("DroppedCondition", droppedCondition),
    mutator("DroppedSql", droppedSqlCondition),
  ];
  allMutators.splice(0, allMutators.length, ...left, ...own);
}
