import { hooks } from "#kit/behaviour/hooks.server.ts";
import { raguSiswa } from "../check/doubtful-siswa.server.ts";
import { foretellSiswa } from "./foretell-siswa.server.ts";
import { seatedSince } from "./seated-since.server.ts";
import { siswa } from "./siswa.ts";

export const siswaHooks = hooks(siswa, { doubts: raguSiswa, foretell: foretellSiswa, question: seatedSince });
