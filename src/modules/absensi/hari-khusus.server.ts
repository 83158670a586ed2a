import { hooks } from "#kit/behaviour/hooks.server.ts";
import { hariKhusus } from "#modules/akademik/index.ts";
import { raguLibur } from "./doubtful-libur.server.ts";

/** A holiday may fall on days on which attendance is written down already. */
export const hariKhususHooks = hooks(hariKhusus, { doubts: raguLibur, asksFirst: true });
