export { initials, plainName } from "./describe-name.ts";
export { formatNip, readNip } from "./nip.ts";
export { allPeran, isPeran, type Peran, peran, peranBerhak, peranLabels, type TemporaryPeran } from "./peran.ts";
