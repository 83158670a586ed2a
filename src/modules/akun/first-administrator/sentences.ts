export const finishedTautan =
  "Tautan ini sudah dipakai, atau sudah lewat 30 menit. Selama belum ada administrator, aplikasi mencetak tautan baru setiap kali dijalankan.";
