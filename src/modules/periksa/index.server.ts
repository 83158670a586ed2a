export { activeRules, readSwitches, type Switched, type Switching, switchRule } from "./aturan.server.ts";
export { demandExportable, seenRules } from "./rights.server.ts";
