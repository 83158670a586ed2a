import { hooks } from "#kit/behaviour/hooks.server.ts";
import { pejabatPenandatangan } from "./pejabat-penandatangan.ts";
import { followPejabat } from "./workflow/propose-pejabat.server.ts";

export const pejabatPenandatanganHooks = hooks(pejabatPenandatangan, { follow: followPejabat });
