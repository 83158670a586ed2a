import "./tables.ts";

export { daftarPendaftaran, hapusPendaftaran, kirimPendaftaran } from "./api.server.ts";
export { type Bukti, buktiDariRahasia, buktiUntukPanitia } from "./bukti.server.ts";
export { kirimBukti, kirimBuktiLewatSurel } from "./kirim-bukti.server.ts";
export { bacaPendaftaran, periodeAktif, periodeBerikut, tambahPeriode } from "./periode.server.ts";
export { type Kiriman, type Penerimaan, terimaPendaftaran } from "./terima-pendaftaran.server.ts";
