import "./tables.ts";

export { kerjakanAgenda } from "./agenda/buat-agenda.server.ts";
export { bukuAgenda } from "./agenda/tugas-agenda.ts";
export { ambilNomor, ambilNomorApi } from "./nomor/ambil-nomor.server.ts";
export { batalkanNomor } from "./nomor/batalkan-nomor.server.ts";
export { contohNomor } from "./nomor/contoh-nomor.server.ts";
export { type NomorDiberikan, type Pesanan, pesanNomor } from "./nomor/pesan-nomor.server.ts";
