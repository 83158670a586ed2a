import { globSync, readFileSync } from "node:fs";
import type { Ctx } from "#kit/ctx.server.ts";
import { sql } from "#kit/database/sql.server.ts";
import { generated, table } from "./docs-pages.ts";

interface Column {
  readonly name: string;
  readonly type: string;
  readonly nullable: boolean;
  readonly standard: string | null;
}

interface Reference {
  readonly to: string;
  readonly columns: readonly string[];
  readonly said: string;
}

interface Table {
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
          'standard', pg_get_expr(adbin, adrelid)) order by attnum)
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

/** Which folder tells the code of a table. */
function partsOf(): Map<string, string> {
  const known = new Map<string, string>();
  for (const path of globSync("src/**/*{tables,-table}.ts").map((one) => one.replaceAll("\\", "/"))) {
    const part = /^src\/(?:modules\/(?<module>[^/]+)|(?<kit>kit))\//.exec(path)?.groups;
    const body = /interface Tables \{\n([\s\S]*?)\n {0,2}\}/.exec(readFileSync(path, "utf8"))?.[1] ?? "";
    for (const [, name = ""] of body.matchAll(/^\s+(\w+):/gm)) known.set(snake(name), part?.module ?? "kit");
  }
  return known;
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
