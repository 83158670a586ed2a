import { hooks } from "#kit/behaviour/hooks.server.ts";
import { ikutiPangkat } from "../../karier/selaraskan-pangkat.server.ts";
import { kepangkatan } from "./kepangkatan.ts";

export const kepangkatanHooks = hooks(kepangkatan, { follow: ikutiPangkat });
