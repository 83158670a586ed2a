import { type RawBuilder, sql } from "kysely";
import type { Field } from "./register/fields.ts";
import type { Register } from "./register/register.ts";
import { betweenNames } from "./row-name.ts";

/** What a row of the register is called, in a query that holds it under this name. */
export const nameIn = (table: string, { columns, fields, named = columns.slice(0, 1) }: Register): RawBuilder<string> => {
  const said = named.map((column) => {
    const [field, held] = [fields[column], sql.ref(`${table}.${column}`)];
    return field?.kind === "reference" ? labelOf(field.register, held) : held;
  });
  const [alone] = named;
  // Without another it stays what it is, so that an index of its own is used.
  if (named.length === 1 && alone !== undefined && isWord(fields[alone])) return sql.ref<string>(`${table}.${alone}`);
  return sql<string>`concat_ws(${betweenNames}, ${sql.join(said)})`;
};

const isWord = (field: Field | undefined): boolean => field?.kind === "text" && field.required === true;

/** The name of a row of the register, for an expression that holds its id. */
export function labelOf(register: Register, id: RawBuilder<unknown>): RawBuilder<string> {
  // A name may hold that of another register.
  const chosen = `chosen_${register.table}`;
  return sql<string>`(select ${nameIn(chosen, register)} from ${sql.table(register.table)} ${sql.ref(chosen)} where ${sql.ref(`${chosen}.id`)} = ${id})`;
}
