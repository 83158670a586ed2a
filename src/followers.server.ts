import type { Followers } from "#kit/audit/changed.server.ts";
import { ikutiPangkat } from "#modules/kepegawaian/index.server.ts";
import { ikutiPejabat } from "#modules/naskah/index.server.ts";

/** What moves along when the rows of a register change. */
export const followers: Followers = { kepangkatan: ikutiPangkat, pejabatPenandatangan: ikutiPejabat };
