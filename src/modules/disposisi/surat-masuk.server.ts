import { hooks } from "#kit/behaviour/hooks.server.ts";
import { suratMasuk } from "#modules/persuratan/index.ts";
import { disposisiSurat } from "./riwayat.server.ts";

export const suratMasukHooks = hooks(suratMasuk, { past: disposisiSurat });
