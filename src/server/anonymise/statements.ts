import type { Statements, TableStatement } from "#kit/backup/anonymise/statement.ts";
import type { Register } from "#kit/register/register.ts";
import { registers } from "#src/registers.ts";
import { house } from "./house.ts";
import { statementOf } from "./of-register.ts";
import { people } from "./people.ts";

const explicit: Statements = { ...people, ...house };

/**
 * What becomes of every column in a copy for testing: of a register's field by its privacy class and kind, of whatever is told here
 * beside it, by that. What neither names comes along nowhere, see `copyAnonymised`.
 */
export const statements: Statements = {
  ...explicit,
  ...Object.fromEntries(registers.map((register) => [register.table, together(register, explicit[register.table])])),
};

function together(register: Register, told: TableStatement | undefined): TableStatement {
  return told === "left" ? told : { ...statementOf(register, register.impersonal === true), ...told };
}
