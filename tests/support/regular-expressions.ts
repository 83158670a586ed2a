import { globSync, readFileSync } from "node:fs";
import { parseSync, Visitor } from "vite";

export interface Expression {
  readonly source: string;
  readonly flags: string;
  /** Files it stands in. */
  readonly paths: string[];
}

export interface Expressions {
  readonly literal: readonly Expression[];
  /** "path: code" of those put together while the product runs. */
  readonly built: readonly string[];
}

/** Every regular expression of the product. */
export function regularExpressions(): Expressions {
  const literal = new Map<string, Expression>();
  const built: string[] = [];
  for (const path of globSync("src/**/*.{ts,tsx,mjs}").filter((one) => !/\.test\.tsx?$/.test(one))) {
    const code = readFileSync(path, "utf8");
    const visit = new Visitor({
      Literal(node) {
        if (!("regex" in node)) return;
        const { pattern: source, flags } = node.regex;
        const known = literal.get(`/${source}/${flags}`) ?? { source, flags, paths: [] };
        known.paths.push(path);
        literal.set(`/${source}/${flags}`, known);
      },
      NewExpression(node) {
        if (node.callee.type === "Identifier" && node.callee.name === "RegExp") built.push(`${path}: ${code.slice(node.start, node.end)}`);
      },
    });
    visit.visit(parseSync(path, code).program);
  }
  return { literal: [...literal.values()], built };
}
