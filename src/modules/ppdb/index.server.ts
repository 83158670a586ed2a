export { deletePendaftaran, listPendaftaran, sendPendaftaran } from "./api.server.ts";
export { type Bukti, buktiForPanitia, buktiFromSecret } from "./bukti.server.ts";
export { activePeriode, addPeriode, nextPeriode, readPendaftaran } from "./periode.server.ts";
export { type Penerimaan, receivePendaftaran, type Submission } from "./receive-pendaftaran.server.ts";
export { emailTempat, tellFamily } from "./seleksi/mail-tempat.server.ts";
export { tendAll, tendTempat } from "./seleksi/tend-places.server.ts";
export { emailBukti, sendBukti } from "./send-bukti.server.ts";
export { eraseOld, eraseOldJob } from "./simpan/erase-old.server.ts";
