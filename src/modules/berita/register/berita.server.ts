import { hooks } from "#kit/behaviour/hooks.server.ts";
import { daftarBerita } from "./berita.ts";
import { insertBerita } from "./insert-berita.server.ts";

export const beritaHooks = hooks(daftarBerita, { insert: insertBerita });
