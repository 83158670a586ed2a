import { globSync, readFileSync } from "node:fs";
import type { Ctx } from "#kit/ctx.server.ts";
import { sql } from "#kit/database/sql.server.ts";
import { generated, table } from "./docs-pages.ts";

export interface Column {
  readonly name: string;
  readonly type: string;
  readonly nullable: boolean;
  readonly standard: string | null;
  /** The database alone writes it. */
  readonly always: boolean;
}

interface Reference {
  readonly to: string;
  readonly columns: readonly string[];
  readonly said: string;
}

export interface Table {
  readonly name: string;
  readonly comment: string | null;
  readonly columns: readonly Column[];
  readonly references: readonly Reference[];
  /** Primary keys, unique, exclusion and check constraints, as PostgreSQL writes them. */
  readonly rules: readonly string[];
  /** Indexes that no constraint stands for. */
  readonly indexes: readonly string[];
  readonly triggers: readonly string[];
}

interface Routine {
  readonly name: string;
  readonly comment: string | null;
}

export interface Schema {
  readonly tables: readonly Table[];
  readonly functions: readonly Routine[];
}

/** Everything of the schema `public` that a person made. */
export async function readSchema({ db }: Ctx): Promise<Schema> {
  const { rows } = await sql<Table>`
    select rel.relname as name, obj_description(rel.oid, 'pg_class') as comment,
      (select json_agg(json_build_object('name', attname, 'type', format_type(atttypid, atttypmod), 'nullable', not attnotnull,
          'standard', pg_get_expr(adbin, adrelid), 'always', attidentity = 'a' or attgenerated <> '') order by attnum)
        from pg_attribute left join pg_attrdef on adrelid = attrelid and adnum = attnum
        where attrelid = rel.oid and attnum > 0 and not attisdropped) as columns,
      (select coalesce(json_agg(json_build_object('to', confrelid::regclass::text, 'said', pg_get_constraintdef(oid),
          'columns', (select json_agg(attname order by attname) from pg_attribute where attrelid = conrelid and attnum = any (conkey)))
          order by conname), '[]')
        from pg_constraint where conrelid = rel.oid and contype = 'f') as references,
      (select coalesce(json_agg(pg_get_constraintdef(oid) order by position(contype in 'puxc'), conname), '[]')
        from pg_constraint where conrelid = rel.oid and contype in ('p', 'u', 'x', 'c')) as rules,
      (select coalesce(json_agg(pg_get_indexdef(indexrelid) order by indexrelid::regclass::text), '[]')
        from pg_index where indrelid = rel.oid and not exists (select from pg_constraint where conindid = indexrelid and contype <> 'f')) as indexes,
      (select coalesce(json_agg(pg_get_triggerdef(oid) order by tgname), '[]')
        from pg_trigger where tgrelid = rel.oid and not tgisinternal) as triggers
    from pg_class rel where relnamespace = 'public'::regnamespace and relkind in ('r', 'v') order by relname`.execute(db);
  const functions = await sql<Routine>`
    select oid::regprocedure::text as name, obj_description(oid, 'pg_proc') as comment from pg_proc
    where pronamespace = 'public'::regnamespace and not exists (select from pg_depend where objid = oid and deptype = 'e') order by 1`.execute(
    db,
  );
  return { tables: rows, functions: functions.rows };
}

/** A page for whoever keeps the database: each table by itself, and a drawing of how those of one part refer to each other. */
export function tablesPage({ tables, functions }: Schema): string {
  const owners = partsOf();
  const parts = Map.groupBy(tables, ({ name }) => owners.get(name) ?? "kit");
  const sections = [...parts]
    .sort(([one], [other]) => one.localeCompare(other))
    .flatMap(([part, own]) => [`## ${part}`, drawing(own), ...own.map(section)]);
  return [
    "# Tables",
    generated,
    `From the migrations, as PostgreSQL tells them; the same sentences stand in the database (\`\\d+\` in psql). ${tables.length} tables and views, grouped by the part of the code that writes them. The queue's own tables lie in the schema \`graphile_worker\`.`,
    ...sections,
    "## Functions",
    table(
      ["Function", "What it does"],
      functions.map(({ name, comment }) => [code(name), comment ?? ""]),
    ),
    "",
  ].join("\n\n");
}

/** How much each way of naming a table tells of whose it is. */
const signs: readonly (readonly [way: RegExp, weight: number])[] = [
  [/\btable: "(\w+)"/g, 300],
  [/\b(?:insertInto|updateTable|deleteFrom)\("(\w+)"/g, 100],
  [/(?:\b(?:from|join)\s+|")(\w+)\b/g, 1],
];

/** Which folder a table belongs to: its register stands there, or the verbs that write it, or it asks for it most often. */
function partsOf(): Map<string, string> {
  const weights = new Map<string, Map<string, number>>();
  for (const path of globSync("src/{kit,modules}/**/*.ts").map((one) => one.replaceAll("\\", "/"))) {
    if (path.includes(".test.")) continue;
    const part = /^src\/modules\/([^/]+)\//.exec(path)?.[1] ?? "kit";
    const code = readFileSync(path, "utf8");
    for (const [way, weight] of signs)
      for (const [, name = ""] of code.matchAll(way)) {
        const known = weights.get(snake(name)) ?? new Map<string, number>();
        weights.set(snake(name), known.set(part, (known.get(part) ?? 0) + weight));
      }
  }
  const heaviest = (known: ReadonlyMap<string, number>) =>
    [...known].sort(([one, less], [other, more]) => more - less || one.localeCompare(other, "en"))[0]?.[0] ?? "kit";
  return new Map([...weights].map(([name, known]) => [name, heaviest(known)]));
}

const snake = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
const code = (text: string) => `\`${text.replaceAll("|", "\\|")}\``;
const list = (title: string, lines: readonly string[]) =>
  lines.length > 0 ? [`${title}:`, lines.map((line) => `- ${code(line)}`).join("\n")] : [];

function section({ name, comment, columns, references, rules, indexes, triggers }: Table): string {
  const rows = columns.map((column) => [
    code(column.name),
    column.type,
    column.nullable ? "yes" : "no",
    column.standard ? code(column.standard) : "",
  ]);
  return [
    `### ${name}`,
    comment ?? "",
    table(["Column", "Type", "Empty allowed", "Default"], rows),
    ...list(
      "Refers to",
      references.map(({ said }) => said),
    ),
    ...list("Keys and checks", rules),
    ...list("Indexes", indexes),
    ...list("Triggers", triggers.map(short)),
  ].join("\n\n");
}

const short = (trigger: string) => trigger.replace(/^CREATE TRIGGER /, "").replace(/ EXECUTE FUNCTION /, ": ");

/** GitHub draws this. Tables of other parts stand at the end of an arrow only. */
function drawing(tables: readonly Table[]): string {
  const arrows = tables.flatMap(({ name, references }) =>
    references.map(({ to, columns }) => `  ${name} }o--|| ${to} : "${columns.join(", ")}"`),
  );
  const alone = tables.filter(({ name }) => !arrows.some((arrow) => arrow.includes(` ${name} `))).map(({ name }) => `  ${name}`);
  return ["```mermaid", "erDiagram", ...arrows, ...alone, "```"].join("\n");
}
