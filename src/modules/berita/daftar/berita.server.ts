import { hooks } from "#kit/behaviour/hooks.server.ts";
import { daftarBerita } from "./berita.ts";
import { masukkanBerita } from "./masukkan-berita.server.ts";

export const beritaHooks = hooks(daftarBerita, { insert: masukkanBerita });
