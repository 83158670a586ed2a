import type { Sentences } from "./register/register.ts";

/** The usual sentences around a noun; `empty` says what an empty list asks for. */
export function sentencesFor(noun: string, empty: string): Sentences {
  const upper = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
  const title = noun.split(" ").map(upper).join(" ");
  return {
    add: `Tambah ${title}`,
    edit: `Edit ${title}`,
    required: "Masih ada isian wajib yang kosong. Lengkapi yang ditandai.",
    confirmDelete: `Yakin ingin menghapus ${noun} ini?`,
    created: `${upper(noun)} berhasil ditambahkan`,
    updated: `${upper(noun)} berhasil diperbarui`,
    deleted: `${upper(noun)} berhasil dihapus`,
    empty,
  };
}

/** When the network failed before the server answered. */
export const unansweredSentence = "Sambungan ke server terputus. Isian Anda masih ada di sini, silakan coba lagi.";
