import "./karier/tables.ts";
import "./riwayat/tables.ts";
import "./riwayat/usulan/tables.ts";
import "./tables.ts";

export { ingatkanJatuhTempo, ingatkanTempo } from "./karier/ingatkan-tempo.server.ts";
export { ikutiPangkat, selaraskanPangkat } from "./karier/selaraskan-pangkat.server.ts";
export { masaDekat, type SumberTempo, semuaAturan, sumberTempo, susunTempo } from "./karier/sumber-tempo.server.ts";
export { hitungPegawai } from "./orang/hitung-pegawai.server.ts";
export { type OrangAkun, orangAkun } from "./orang/orang-akun.server.ts";
export { pegawaiSaya } from "./orang/pegawai-saya.server.ts";
export { pilihPegawai } from "./orang/pilih-pegawai.server.ts";
export { tentangSaya } from "./orang/tentang-saya.server.ts";
export { bacaPegawaiApi, daftarPegawaiApi, tambahPegawaiApi, ubahPegawaiApi } from "./rest/pegawai-api.server.ts";
export { riwayatPegawai } from "./riwayat/riwayat-pegawai.server.ts";
export { ajukanHapus, ajukanTambah, ajukanUbah, perbaikiUsulan, tarikUsulan } from "./riwayat/usulan/ajukan.server.ts";
export { usulanMenunggu, usulanTerbuka } from "./riwayat/usulan/baca-usulan.server.ts";
export { namaBerkas } from "./riwayat/usulan/nama-berkas.server.ts";
export { kembalikanUsulan } from "./riwayat/usulan/putuskan.server.ts";
