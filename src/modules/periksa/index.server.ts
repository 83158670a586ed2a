export {
  activeRules,
  readSwitchedOff,
  readSwitches,
  type Switched,
  type SwitchedOff,
  type Switching,
  switchRule,
} from "./aturan.server.ts";
export { type FoundIn, inspectAll } from "./inspect-all.server.ts";
export { demandExportable, seenRules } from "./rights.server.ts";
export { readWilayah } from "./wilayah/read-wilayah.server.ts";
