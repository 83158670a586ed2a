import { type ESTree, parseSync, Visitor } from "vite";

/** "path: code" of each place that asks for a register by its name, or keeps something by it. */
export function tablesOfNames(path: string, code: string, names: ReadonlySet<string>): readonly string[] {
  const found: string[] = [];
  const say = ({ start, end }: ESTree.Span) => found.push(`${path}: ${code.slice(start, end).replace(/\s+/g, " ").slice(0, 120)}`);
  const isName = (node: ESTree.Node | null) => node?.type === "Literal" && typeof node.value === "string" && names.has(node.value);
  const visit = new Visitor({
    BinaryExpression(node) {
      const { left, right, operator } = node;
      if (/^[!=]==?$/.test(operator) && ((isNameOf(left) && isName(right)) || (isName(left) && isNameOf(right)))) say(node);
    },
    SwitchStatement(node) {
      if (isNameOf(node.discriminant) && node.cases.some(({ test }) => isName(test))) say(node);
    },
    ArrayExpression(node) {
      if (node.elements.length > 1 && node.elements.every((one) => isName(one))) say(node);
    },
    VariableDeclarator(node) {
      const { id, init } = node;
      const type = id.type === "Identifier" && id.typeAnnotation ? code.slice(id.typeAnnotation.start, id.typeAnnotation.end) : "";
      if (/Record<string\b/.test(type) && init?.type === "ObjectExpression" && mostlyNames(init, names)) say(node);
    },
  });
  visit.visit(parseSync(path, code).program);
  return found;
}

/** `name`, `register.name` */
function isNameOf(node: ESTree.Node): boolean {
  const last = node.type === "MemberExpression" && !node.computed ? node.property : node;
  return last.type === "Identifier" && /^(?:name|register|registerName)$/.test(last.name);
}

function mostlyNames({ properties }: ESTree.ObjectExpression, names: ReadonlySet<string>): boolean {
  const keys = properties.flatMap((one) => (one.type === "Property" && one.key.type === "Identifier" ? [one.key.name] : []));
  return keys.length > 0 && keys.filter((key) => names.has(key)).length * 2 >= keys.length;
}
