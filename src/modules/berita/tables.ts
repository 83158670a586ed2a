import type { Day, Generated, GeneratedAlways, Moment, RowColumns } from "#kit/database/tables.ts";

/** `content` holds paragraphs separated by blank lines; published news are out from `terbitPada` on. */
export interface BeritaTable extends RowColumns {
  slug: string;
  name: string;
  desc: string | null;
  content: string;
  gambarId: string | null;
  tanggal: Day;
  author: string | null;
  kategoriId: string | null;
  status: Generated<StatusBerita>;
  terbitPada: Date | null;
  /** What readers search in, in small letters. */
  cari: GeneratedAlways<string>;
}

export type StatusBerita = "draft" | "tinjau" | "terbit";

/** One saved state of a news item; `isi` holds its fields. */
export interface BeritaRevisiTable {
  id: Generated<string>;
  beritaId: string;
  nomor: number;
  isi: unknown;
  olehId: string | null;
  olehNama: string;
  at: Moment;
}

declare module "#kit/database/tables.ts" {
  interface Tables {
    kategoriBerita: RowColumns & { name: string };
    tag: RowColumns & { name: string };
    beritaTag: { beritaId: string; tagId: string; urutan: number };
    berita: BeritaTable;
    beritaRevisi: BeritaRevisiTable;
    beritaSlugLama: { slug: string; beritaId: string; at: Moment };
  }
}
