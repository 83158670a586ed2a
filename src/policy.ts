import type { Policy } from "#kit/access/access.ts";
import { house } from "./policy/house.ts";
import { lettersAndSite } from "./policy/letters-and-site.ts";
import { people } from "./policy/people.ts";

/** Who may do what: the whole table of rights. Each kind of record stands in one of its parts, once. */
export const policy: Policy = { ...lettersAndSite, ...people, ...house };
