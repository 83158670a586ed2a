/** What a register of a test says. */
export const sentences = {
  add: "Tambah",
  edit: "Ubah",
  required: "Lengkapi dulu.",
  confirmDelete: "Hapus?",
  created: "Ditambah",
  updated: "Diubah",
  deleted: "Dihapus",
  empty: "Belum ada",
};
