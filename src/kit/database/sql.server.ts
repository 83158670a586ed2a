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

/** An update or delete of a whole table says so: one without any condition is refused. */
export const everyRow = sql<boolean>`true`;

/** How a statement says so. */
export const ownPlan = "/* direncanakan setiap kali */";

/**
 * Stands at the end of a statement whose best way depends on what is asked, as a search by several words does: readers have it planned each
 * time. Else the server takes one plan for all words after a few questions, and reads every row that holds a common one.
 */
export const plannedEachTime = sql.raw(ownPlan);

/** How a statement says so. */
export const onePlan = "/* direncanakan sekali */";

/**
 * Stands at the end of a statement that takes longer to plan than to answer, whatever is asked, as one over many tables does. Else the server
 * plans it each time where it takes its guess for what is asked to be better by a hair: 16 of 44 ms for who waits for a letter. What changes
 * something has each statement planned anew, but those that say this.
 */
export const plannedOnce = sql.raw(onePlan);
