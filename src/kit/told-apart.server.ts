import { type RawBuilder, sql } from "kysely";
import { visibleFields } from "./access/visibility/visible-fields.server.ts";
import { may, type ReadCtx } from "./ctx.server.ts";
import type { Option } from "./register/fields.ts";
import type { Register } from "./register/register.ts";
import { plain } from "./register/related.ts";
import { nameIn } from "./row-name.server.ts";
import { betweenNames } from "./row-name.ts";
import { zone } from "./time-zone.ts";

/** Two rows of one name, as two pupils may be, are told apart by what the list says of each and this person may read. */
export async function toldApart(ctx: ReadCtx, register: Register, options: readonly Option[]): Promise<readonly Option[]> {
  const called = Map.groupBy(options, ({ label }) => plain(label));
  const twins = [...called.values()].filter(({ length }) => length > 1).flat();
  if (twins.length === 0) return options;
  const ids = twins.map(({ value }) => value);
  const labels = await labelsOf(ctx, register, { ids, said: nameIn(register.table, apartFrom(ctx, register)) });
  // Who is alike in all that names them is told by when they were written down, to who may read of them.
  const still = [...Map.groupBy(labels.entries(), ([, label]) => plain(label)).values()].filter(({ length }) => length > 1).flat();
  const written = sql<string>`concat_ws(${betweenNames}, ${nameIn(register.table, apartFrom(ctx, register))},
    'dicatat ' || to_char(created_at at time zone ${zone.name}, 'DD-MM-YYYY HH24.MI.SS'))`;
  if (still.length > 0 && may(ctx, `${register.name}:read`) !== "no")
    for (const [id, label] of await labelsOf(ctx, register, { ids: still.map(([id]) => id), said: written })) labels.set(id, label);
  return options
    .map(({ value, label }) => ({ value, label: labels.get(value) ?? label }))
    .toSorted((one, other) => asRead.compare(one.label, other.label));
}

/** The register as its rows are named where two are called the same, as far as this person may read it. */
export function apartFrom(ctx: ReadCtx, register: Register): Register {
  const { everywhere } = visibleFields(ctx, register, "read");
  const { named = register.columns.slice(0, 1) } = register;
  const more = everywhere.columns.filter(
    (name) => !named.includes(name) && ["text", "reference"].includes(register.fields[name]?.kind ?? ""),
  );
  return { ...register, named: [...named, ...more.slice(0, 2)] };
}

interface Said {
  readonly ids: readonly string[];
  readonly said: RawBuilder<string>;
}

async function labelsOf(ctx: ReadCtx, register: Register, { ids, said }: Said): Promise<Map<string, string>> {
  const { rows } = await sql<Option>`select id as value, ${said} as label from ${sql.table(register.table)}
    where id = any(${ids}::uuid[])`.execute(ctx.db);
  return new Map(rows.map(({ value, label }) => [value, label]));
}

const asRead = new Intl.Collator("id", { numeric: true });
