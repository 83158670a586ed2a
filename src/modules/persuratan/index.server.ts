import "./tables.ts";

export { batalkanNomor } from "./nomor/batalkan-nomor.server.ts";
export { type NomorDiberikan, type Pesanan, pesanNomor } from "./nomor/pesan-nomor.server.ts";
