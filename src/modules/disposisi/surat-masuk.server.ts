import { hooks } from "#kit/behaviour/hooks.server.ts";
import { broughtStatus, doubtfulSurat, foretellSuratMasuk } from "#modules/persuratan/index.server.ts";
import { suratMasuk } from "#modules/persuratan/index.ts";
import { disposisiSurat } from "./riwayat.server.ts";
import { tellOfNewSurat } from "./tell-new.server.ts";

export const suratMasukHooks = hooks(suratMasuk, {
  past: disposisiSurat,
  foretell: foretellSuratMasuk,
  question: broughtStatus,
  follow: tellOfNewSurat,
  doubts: doubtfulSurat,
  asksFirst: true,
});
