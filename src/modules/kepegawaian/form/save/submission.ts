import type { Crop } from "#kit/media/person/crop.ts";

/** A picture that came with the form: a new one, the wish to have none, or nothing (what is there stays). */
export type ImageSubmission = { readonly bytes: Buffer } | "hapus" | null;

/** What a staff form or a program sends. */
export interface Submission {
  /** Values as typed, by the name of the field. */
  readonly isian: Readonly<Record<string, unknown>>;
  readonly foto: ImageSubmission;
  /** Which part of the photo is kept; absent: its middle. */
  readonly potong?: Crop | undefined;
  readonly ttd: ImageSubmission;
  /** What looked odd was read, and is meant so. */
  readonly yakin: boolean;
}

/** Either it is saved, or somebody is asked first. */
export type Result =
  | { readonly id: string; readonly peringatan: readonly string[]; readonly diusulkan?: boolean }
  | { readonly ragu: readonly string[] };
