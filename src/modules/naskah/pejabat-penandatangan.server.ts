import { hooks } from "#kit/behaviour/hooks.server.ts";
import { ikutiPejabat } from "./alur/usulkan-pejabat.server.ts";
import { pejabatPenandatangan } from "./pejabat-penandatangan.ts";

export const pejabatPenandatanganHooks = hooks(pejabatPenandatangan, { follow: ikutiPejabat });
