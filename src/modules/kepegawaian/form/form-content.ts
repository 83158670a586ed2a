import type { Row } from "#kit/register/register.ts";
import type { Related } from "#kit/register/related.ts";
import type { RefusedForm } from "#kit/ui/form/use-form.ts";
import type { Usulan } from "../riwayat/usulan/usulan.ts";

/** Who fills in the form, of whom. */
export type Keperluan = "tambah" | "edit" | "tambah-diri" | "edit-diri";

export interface FormContent {
  readonly keperluan: Keperluan;
  readonly pegawai: Row | null;
  /** The fields that are open to this person. */
  readonly terbuka: readonly string[];
  /** What is known before anything is typed: the NIP of one's own account. */
  readonly diketahui: Readonly<Record<string, string>>;
  /** What was asked for in one's own record and is not decided; the form holds it instead of what stands there. */
  readonly usulan: Usulan | null;
  readonly related: Related;
  /** The latest changes, newest first. */
  readonly riwayat: readonly Perubahan[];
}

export interface Perubahan {
  readonly id: string;
  readonly pada: Date;
  readonly oleh: string;
  /** In words: "Alamat dan nomor telepon diperbarui". */
  readonly apa: string;
}

export type FormSaved =
  /** `diusulkan`: a part of it waits for the office. */
  { readonly id: string; readonly peringatan: readonly string[]; readonly diusulkan?: boolean } | { readonly ragu: readonly string[] };

export type FormAnswer = FormSaved | RefusedForm<Row>;

export const title: Readonly<Record<Keperluan, string>> = {
  tambah: "Tambah Pegawai",
  edit: "Edit Pegawai",
  "tambah-diri": "Tambah Pegawai",
  "edit-diri": "Edit Pegawai",
};
