import { camel, demandKebab, demandModule, insertBefore, NotWritten, snake, type Tree } from "./tree.ts";

export interface NewRegister {
  readonly module: string;
  /** "ruang-rapat" */
  readonly noun: string;
  /** "Ruang Rapat" */
  readonly label: string;
  /** Group of the side menu: "Berkas". */
  readonly group: string;
}

/**
 * The files that are new or changed, by path: migration, definition, its line among the registers, its row in the table of rights
 * (closed to all but administrators until somebody opens it).
 * @throws NotWritten
 */
export function registerSkeleton(tree: Tree, wanted: NewRegister): ReadonlyMap<string, string> {
  const { module, noun, group } = wanted;
  demandKebab(noun, "The noun");
  demandModule(tree, module);
  demandGroup(tree, group);
  const definition = `src/modules/${module}/registers/${noun}.ts`;
  if (tree.list(`src/modules/*/**/${noun}.ts`).length > 0) throw new NotWritten(`${noun}.ts is there already.`);
  const index = `src/modules/${module}/index.ts`;
  return new Map([
    [`migrations/${nextMigration(tree)}-${noun}.sql`, migration(wanted)],
    [definition, register(wanted, nextPlace(tree, group))],
    [index, `${tree.read(index)?.trimEnd()}\nexport { ${camel(noun)} } from "./registers/${noun}.ts";\n`],
    ["src/registers.ts", withRegister(tree, wanted)],
    ["src/policy/letters-and-site.ts", withRights(tree, noun)],
  ]);
}

/** The table, with the columns that every register has. */
const migration = ({ noun, label }: NewRegister): string => `create table ${snake(noun)} (
  id uuid primary key default gen_random_uuid(),
  versi integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  deleted_by uuid,
  nama text not null
);
comment on table ${snake(noun)} is '${label.replaceAll("'", "''")}.';
create index ${snake(noun)}_urut on ${snake(noun)} (nama) where deleted_at is null;
`;

const register = ({ noun, label, group }: NewRegister, place: number): string => {
  const words = label.toLowerCase();
  return `import { text } from "#kit/register/fields.ts";
import { register } from "#kit/register/register.ts";
import { sentencesFor } from "#kit/sentences.ts";

export const ${camel(noun)} = register({
  name: "${camel(noun)}",
  table: "${snake(noun)}",
  path: "/administration/${noun}",
  title: ${JSON.stringify(label)},
  noun: ${JSON.stringify(words)},
  menu: { group: ${JSON.stringify(group)}, label: ${JSON.stringify(label)}, place: ${place}, hint: ${JSON.stringify(`Semua ${words}`)} },
  fields: {
    nama: text({ label: "Nama", privacy: "umum", required: true, max: 120 }),
  },
  columns: ["nama"],
  searched: ["nama"],
  order: { by: "nama", direction: "asc" },
  sentences: sentencesFor(${JSON.stringify(words)}, ${JSON.stringify(`Belum ada ${words}.`)}),
});
`;
};

function withRegister(tree: Tree, { module, noun }: NewRegister): string {
  const path = "src/registers.ts";
  const from = `from "#modules/${module}/index.ts";`;
  const added = insertBefore(tree, path, ["\n];\n", `\n  ${camel(noun)},`]);
  const imported = new RegExp(`import \\{([^}]*?),?\\s*\\} ${from.replaceAll(".", "\\.")}`);
  return imported.test(added)
    ? added.replace(imported, (_, names: string) => `import {${names}, ${camel(noun)} } ${from}`)
    : `import { ${camel(noun)} } ${from}\n${added}`;
}

const withRights = (tree: Tree, noun: string): string =>
  insertBefore(tree, "src/policy/letters-and-site.ts", ["} satisfies Rights;", `  ${camel(noun)}: [[admin, keepAsLists, umum, "all"]],\n`]);

const nextMigration = (tree: Tree): string => {
  const last = tree.list("migrations/*.sql").map((path) => Number(path.slice("migrations/".length, "migrations/".length + 4)));
  return String(Math.max(0, ...last) + 1).padStart(4, "0");
};

/** Below what stands in the group. */
function nextPlace(tree: Tree, group: string): number {
  const taken = [...tree.list("src/modules/**/*.ts"), ...tree.list("src/routes/*.ts")].flatMap((path) =>
    [...(tree.read(path) ?? "").matchAll(/group: "([^"]+)",[^}]*?place: (\d+)/g)]
      .filter(([, name]) => name === group)
      .map(([, , place]) => Number(place)),
  );
  return (Math.floor(Math.max(0, ...taken) / 10) + 1) * 10;
}

function demandGroup(tree: Tree, group: string): void {
  const groups = [...(tree.read("src/portal/navigation.ts") ?? "").matchAll(/\{ label: "([^"]+)", icon:/g)].map(([, label]) => label);
  if (!groups.includes(group)) throw new NotWritten(`The side menu has no group "${group}". Groups: ${groups.join(", ")}.`);
}
