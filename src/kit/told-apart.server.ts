import { sql } from "kysely";
import { visibleFields } from "./access/visibility/visible-fields.server.ts";
import type { ReadCtx } from "./ctx.server.ts";
import type { Option } from "./register/fields.ts";
import type { Register } from "./register/register.ts";
import { plain } from "./register/related.ts";
import { nameIn } from "./row-name.server.ts";

/** Two rows of one name, as two pupils may be, are told apart by what the list says of each and this person may read. */
export async function toldApart(ctx: ReadCtx, register: Register, options: readonly Option[]): Promise<readonly Option[]> {
  const called = Map.groupBy(options, ({ label }) => plain(label));
  const twins = [...called.values()].filter(({ length }) => length > 1).flat();
  if (twins.length === 0) return options;
  const { everywhere } = visibleFields(ctx, register, "read");
  const { named = register.columns.slice(0, 1) } = register;
  const more = everywhere.columns.filter(
    (name) => !named.includes(name) && ["text", "reference"].includes(register.fields[name]?.kind ?? ""),
  );
  const apart = { ...register, named: [...named, ...more.slice(0, 2)] };
  const { rows } = await sql<Option>`select id as value, ${nameIn(register.table, apart)} as label from ${sql.table(register.table)}
    where id = any(${twins.map(({ value }) => value)}::uuid[])`.execute(ctx.db);
  const labels = new Map(rows.map(({ value, label }) => [value, label]));
  return options
    .map(({ value, label }) => ({ value, label: labels.get(value) ?? label }))
    .toSorted((one, other) => asRead.compare(one.label, other.label));
}

const asRead = new Intl.Collator("id", { numeric: true });
