import type { Column, Schema, Table } from "./tables-page.ts";

/** What the driver makes of a value; `written`: what it takes besides. */
const driverTypes: Readonly<Record<string, string>> = {
  boolean: "boolean",
  "double precision": "number",
  integer: "number",
  real: "number",
  smallint: "number",
  bigint: "Bigint",
  bytea: "Buffer",
  date: "Day",
  jsonb: "Json",
  tsvector: "string",
  text: "string",
  "time without time zone": "string",
  "timestamp with time zone": "Date",
  uuid: "string",
};

/** The tables and views as Kysely sees them: camelCase, in the types of the driver, narrowed by what a check lists. */
export function tableTypes({ tables }: Pick<Schema, "tables">): string {
  return [
    "/** The tables of the migrated database. Made by `npm run docs`; do not edit. */",
    'import type { Generated, GeneratedAlways } from "#kit/database/tables.ts";',
    "",
    'declare module "#kit/database/tables.ts" {',
    "  interface SqlTables {",
    ...tables.flatMap((table) => [
      ...(table.comment ? [`    /** ${table.comment.replaceAll("*/", "* /").replaceAll("\n", " ")} */`] : []),
      `    ${camel(table.name)}: {`,
      ...table.columns.map((column) => wrapped(`      ${camel(column.name)}: ${columnType(table, column)};`)),
      "    };",
    ]),
    "  }",
    "}",
    "",
  ].join("\n");
}

/** A long list stands one below the other, as the formatter has it. */
function wrapped(line: string): string {
  if (line.length <= 140) return line;
  const [, head = "", generated, values] = /^( {6}\w+:)(?: (Generated<)(.+)>|.+);$/.exec(line) ?? [];
  if (generated && values) return [`${head} ${generated}`, ...below(values), "      >;"].join("\n");
  const listed = line.slice(head.length + 1, -1);
  return head && listed.includes(" | ") ? `${[head, ...below(listed)].join("\n")};` : line;
}

const below = (values: string): string[] => values.split(" | ").map((value) => `        | ${value}`);

/** @throws Error for a type of PostgreSQL that this list does not know yet */
function columnType(table: Table, column: Column): string {
  const element = column.type.replace(/\[\]$/, "").replace(/^character(?: varying)?(?:\(\d+\))?$|^numeric.*/, "text");
  const known = driverTypes[element];
  if (!known) throw new Error(`table-types.ts does not know ${column.type} of ${table.name}.${column.name}`);
  const [values, array] = [listedValues(table, column), column.type.endsWith("[]")];
  const one = values ? values.map((value) => JSON.stringify(value)).join(" | ") : known;
  const whole = array ? (values ? `(${one})[]` : `${one}[]`) : one;
  const said = column.nullable ? `${whole} | null` : whole;
  if (column.always) return `GeneratedAlways<${said.replace("Bigint", "string")}>`;
  if (column.standard === null) return said;
  return said === "Bigint" ? "GeneratedBigint" : `Generated<${said}>`;
}

/** What a check lists: `kind in ('a', 'b')`, which PostgreSQL writes `kind = ANY (ARRAY['a'::text, 'b'::text])`. */
function listedValues({ rules }: Table, { name }: Column): string[] | undefined {
  for (const rule of rules) {
    const list = new RegExp(`^CHECK \\(\\(${name} (?:= ANY \\(|<@ )ARRAY\\[((?:'[^']*'::text(?:, )?)+)\\]\\)+$`).exec(rule)?.[1];
    if (list) return [...list.matchAll(/'([^']*)'::text/g)].map(([, value = ""]) => value);
  }
  return undefined;
}

const camel = (name: string) => name.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
