import type {} from "./tables.ts";

export { tautanAdministratorPertama } from "./administrator-pertama/tautan.server.ts";
export { type AkunContoh, buatAkunContoh, type IsiDataContoh, isiDataContohContext } from "./akun-contoh.server.ts";
export { bersihkanFaktor } from "./faktor/bersihkan.server.ts";
export { type KeadaanFaktor, keadaanFaktor } from "./faktor/keadaan.server.ts";
export { resetFaktorDariMesin } from "./faktor/lepas.server.ts";
export { punyaFaktorKedua } from "./faktor/punya.server.ts";
export { cariAkun } from "./kelola/cari-akun.server.ts";
export { cocokkanPassword, konfirmasiSesi } from "./konfirmasi/konfirmasi.server.ts";
export { loginGuru } from "./masuk/login-guru.server.ts";
export { type Masuk, masuk } from "./masuk/masuk.server.ts";
export type { SudahMasuk } from "./masuk/sambut.server.ts";
export { akhiriSemua } from "./sesi/akhiri.server.ts";
export { batasDiam } from "./sesi/batas.ts";
export { type CarriedToken, kukiOf, setKuki, tokenOf } from "./sesi/kuki.server.ts";
export { type Orang, type OrangMasuk, orangMasuk } from "./sesi/orang.server.ts";
export { akhiriSesi, bersihkanSesi, findSession, type Sesi } from "./sesi/sesi.server.ts";
export { kirimUndangan, kirimUndanganLewatSurel } from "./undangan/kirim-undangan.server.ts";
