export { emailJawaban, kabarJawaban } from "./kabar/mail-jawaban.server.ts";
export { notAbout } from "./meja/visible.server.ts";
export { eraseOldPesan, eraseOldPesanJob } from "./simpan/erase-old.server.ts";
