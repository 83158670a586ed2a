import "./karier/tables.ts";
import "./riwayat/tables.ts";
import "./riwayat/usulan/tables.ts";
import "./tables.ts";

export { pegawaiSaya } from "./orang/pegawai-saya.server.ts";
export { pilihPegawai } from "./orang/pilih-pegawai.server.ts";
export { riwayatPegawai } from "./riwayat/riwayat-pegawai.server.ts";
