import type { ImportQuestion } from "#kit/transfer/transfer.server.ts";

/** How things stand with letters of a list that tells nothing of it; the database writes the answer into those that come anew. */
export const broughtStatus: ImportQuestion = {
  label: "Keadaan surat yang statusnya tidak tertulis",
  answers: [
    { value: "baru", label: "Baru, masih perlu didisposisi" },
    { value: "selesai", label: "Selesai, dari buku lama" },
    { value: "arsip", label: "Sudah diarsipkan" },
  ],
  reason: async (_, { changes, listed, answer }) => {
    const comes = changes.some(({ action }) => action === "create");
    if (!comes || listed.every(({ status }) => status)) return undefined;
    if (answer === "baru")
      return "Surat baru dari daftar ini yang tidak menyebut status akan tampil di “Belum didisposisi”. Untuk buku lama yang suratnya sudah ditangani, pilih “Selesai” atau “Sudah diarsipkan”.";
    return "Surat baru dari daftar ini yang tidak menyebut status dicatat demikian: tidak tampil di “Belum didisposisi”, dan ikut dihitung dalam daftar retensi arsip.";
  },
};
