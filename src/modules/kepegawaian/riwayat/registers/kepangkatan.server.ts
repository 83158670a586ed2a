import { hooks } from "#kit/behaviour/hooks.server.ts";
import { followPangkat } from "../../karier/align-pangkat.server.ts";
import { kepangkatan } from "./kepangkatan.ts";

export const kepangkatanHooks = hooks(kepangkatan, { follow: followPangkat });
