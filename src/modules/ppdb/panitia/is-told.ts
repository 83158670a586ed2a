import type { Row } from "#kit/register/register.ts";
import { type FieldsName, isAskedIn } from "../fields.ts";
import type { Tanya } from "../periode.ts";

/** What was asked, or was said unasked; of that what one may see. */
export const isTold = (row: Row, name: FieldsName, tanya: Tanya): boolean =>
  row[name] !== undefined && (row[name] !== null || isAskedIn(tanya, name));
