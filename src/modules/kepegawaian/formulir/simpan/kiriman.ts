import type { Crop } from "#kit/media/person/crop.ts";

/** A picture that came with the form: a new one, the wish to have none, or nothing (what is there stays). */
export type KirimanGambar = { readonly bytes: Buffer } | "hapus" | null;

/** What a staff form or a program sends. */
export interface Kiriman {
  /** Values as typed, by the name of the field. */
  readonly isian: Readonly<Record<string, unknown>>;
  readonly foto: KirimanGambar;
  /** Which part of the photo is kept; absent: its middle. */
  readonly potong?: Crop | undefined;
  readonly ttd: KirimanGambar;
  /** What looked odd was read, and is meant so. */
  readonly yakin: boolean;
}

/** Either it is saved, or somebody is asked first. */
export type Hasil =
  | { readonly id: string; readonly peringatan: readonly string[]; readonly diusulkan?: boolean }
  | { readonly ragu: readonly string[] };
