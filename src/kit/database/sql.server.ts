import { sql } from "kysely";

export {
  type Expression,
  type ExpressionBuilder,
  type RawBuilder,
  type Selectable,
  type SelectQueryBuilder,
  type SqlBool,
  sql,
} from "kysely";
export { jsonArrayFrom, jsonBuildObject, jsonObjectFrom } from "kysely/helpers/postgres";

/** A jsonb value. The driver would write a JavaScript array as a PostgreSQL array, and null as no value at all. */
export const json = <T>(value: T) => sql<T>`${JSON.stringify(value)}::jsonb`;
