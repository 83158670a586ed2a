import type { Day, RowColumns } from "#kit/database/tables.ts";

/** `content` holds paragraphs separated by blank lines; `imageNews` is a file name under /uploads. */
export interface BeritaTable extends RowColumns {
  slug: string;
  name: string;
  desc: string | null;
  content: string;
  imageNews: string | null;
  tanggal: Day;
  author: string | null;
  kategoriId: string | null;
  tags: string[];
  terbit: boolean;
}

declare module "#kit/database/tables.ts" {
  interface Tables {
    kategoriBerita: RowColumns & { name: string };
    berita: BeritaTable;
  }
}
