export { formatNip, readNip } from "./nip.ts";
export { isPeran, type Peran, peran, sebutanPeran, semuaPeran } from "./peran.ts";
export { initials, plainName } from "./sebut-nama.ts";
