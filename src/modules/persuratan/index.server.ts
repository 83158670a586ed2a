import "./tables.ts";

export { ambilNomor, ambilNomorApi } from "./nomor/ambil-nomor.server.ts";
export { batalkanNomor } from "./nomor/batalkan-nomor.server.ts";
export { type NomorDiberikan, type Pesanan, pesanNomor } from "./nomor/pesan-nomor.server.ts";
