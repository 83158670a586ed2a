export { initials, plainName } from "./describe-name.ts";
export { formatNip, inventedSerial, readNip } from "./nip.ts";
export { allPeran, isPeran, type Peran, peran, peranLabels } from "./peran.ts";
export { berhakLabels, peranBerhak, type TemporaryPeran } from "./peran-berhak.ts";
