export { type DisposisiRow, listDisposisi } from "./list.server.ts";
export { kelompokPenerima } from "./load/kelompok-penerima.server.ts";
export { calonPenerima } from "./load/person.server.ts";
export { receiveBanyak } from "./load/receive.server.ts";
export { suratMasukHooks } from "./surat-masuk.server.ts";
export { suratTree } from "./tree.server.ts";
export { closeDisposisi, jawabDisposisi } from "./workflow/act.server.ts";
export { type DisposisiFields, forwardDisposisi, giveDisposisi } from "./workflow/give.server.ts";
export { remindDisposisi, remindLate } from "./workflow/remind.server.ts";
