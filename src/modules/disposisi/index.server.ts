export { suratMasukHooks } from "./surat-masuk.server.ts";
export { suratTree } from "./tree.server.ts";
export { closeDisposisi, jawabDisposisi } from "./workflow/act.server.ts";
export { type DisposisiFields, forwardDisposisi, giveDisposisi } from "./workflow/give.server.ts";
export { remindDisposisi, remindLate } from "./workflow/remind.server.ts";
