import { globSync, readFileSync } from "node:fs";
import { type ESTree, parseSync, Visitor } from "vite";

/** What is filled in at run time. */
const hole = "\0";

/** Addresses that the product's code writes down, the table of pages aside; constants are filled in, the rest are holes: "/siswa/\0/riwayat". */
export function addressesInCode(): readonly string[] {
  const programs = globSync("src/**/*.{ts,tsx}")
    .filter((path) => !/\.test\.tsx?$|^src\/routes/.test(path))
    .map((path) => parseSync(path, readFileSync(path, "utf8")).program);
  const constants: Constants = new Map();
  for (const program of programs) readConstants(program, constants);
  const found = new Set(programs.flatMap((program) => textsOf(program, constants)));
  return [...found].flatMap((one) => one.match(/^[^\s?#]*\/[^\s?#]*/) ?? []);
}

/** Whether an address leads to a page: the same words in the same places, the last one written out; or the end of what every register has. */
export function leadsTo(address: string, page: string): boolean {
  if (page === "/") return address === "/";
  const last = page.split("/").findLast((word) => word && !word.startsWith(":"));
  if (!last || !address.split(/[/\0]/).includes(last)) return false;
  const shape = address.split(hole).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  return new RegExp(`^${shape.join(".*")}$`).test(page.replace(/:\w+\??/g, "x"));
}

/** Every address that a name stands for, in whichever file. */
type Constants = Map<string, Set<string>>;

/** `const disposisiPath = "/administration/disposisi"`, `paths = { bukuAgenda: "/administration/buku-agenda" }` */
function readConstants(program: ESTree.Program, constants: Constants): void {
  const keep = (name: ESTree.Node, value: ESTree.Node | null) => {
    if (name.type !== "Identifier" || value?.type !== "Literal" || typeof value.value !== "string" || !value.value.startsWith("/")) return;
    constants.set(name.name, (constants.get(name.name) ?? new Set()).add(value.value));
  };
  const visit = new Visitor({
    VariableDeclarator: ({ id, init }) => keep(id, init),
    Property: ({ key, value }) => keep(key, value),
  });
  visit.visit(program);
}

function textsOf(program: ESTree.Program, constants: Constants): string[] {
  const found: string[] = [];
  const visit = new Visitor({
    Literal({ value }) {
      if (typeof value === "string") found.push(value);
    },
    TemplateLiteral({ quasis, expressions }) {
      const text = (fill: (at: number) => string) => quasis.map(({ value, tail }, at) => value.raw + (tail ? "" : fill(at))).join("");
      found.push(text(() => hole));
      // One hole at a time is filled in: an address has one constant beginning.
      for (const [filled, expression] of expressions.entries())
        for (const value of constants.get(nameOf(expression)) ?? []) found.push(text((at) => (at === filled ? value : hole)));
    },
  });
  visit.visit(program);
  return found;
}

function nameOf(node: ESTree.Expression): string {
  if (node.type === "Identifier") return node.name;
  return node.type === "MemberExpression" && node.property.type === "Identifier" ? node.property.name : "";
}
