export { formatNip, readNip } from "./nip.ts";
export { isPeran, type Peran, type PeranSementara, peran, peranBerhak, sebutanPeran, semuaPeran } from "./peran.ts";
export { initials, plainName } from "./sebut-nama.ts";
