export { type DisposisiRow, disposisiRows } from "./list.server.ts";
export { loadRecipients, noRecipients, type Recipients } from "./load/load-recipients.server.ts";
export { receiveBanyak } from "./load/receive.server.ts";
export { suratMasukHooks } from "./surat-masuk.server.ts";
export { suratTree } from "./tree.server.ts";
export { undisposed } from "./undisposed.server.ts";
export { closeDisposisi, jawabDisposisi } from "./workflow/act.server.ts";
export { type DisposisiFields, forwardDisposisi, giveDisposisi } from "./workflow/give.server.ts";
export { remindDisposisi, remindLate } from "./workflow/remind.server.ts";
