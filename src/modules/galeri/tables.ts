import type { Ordered, RowColumns } from "#kit/database/tables.ts";

export interface FotoTable extends RowColumns, Ordered {
  gambarId: string;
  albumId: string | null;
  keterangan: string | null;
}

/** `durasi` in seconds, `tayangan` as text (bigint); null as long as the video service has not told them. */
export interface VideoTable extends RowColumns, Ordered {
  name: string;
  urlVideo: string;
  kategoriId: string | null;
  gambarId: string | null;
  durasi: number | null;
  tayangan: string | null;
  diambilAt: Date | null;
}

declare module "#kit/database/tables.ts" {
  interface Tables {
    album: RowColumns & Ordered & { judul: string; deskripsi: string | null };
    foto: FotoTable;
    video: VideoTable;
  }
}
