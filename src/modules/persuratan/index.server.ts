export { bukuAgenda } from "./agenda/agenda-job.ts";
export { runAgenda } from "./agenda/create-agenda.server.ts";
export { broughtStatus } from "./brought-status.server.ts";
export { doubtfulSurat } from "./doubtful-surat.server.ts";
export { foretellSuratMasuk } from "./foretell-surat-masuk.server.ts";
export { cancelNomor } from "./nomor/cancel-nomor.server.ts";
export { type GivenNomor, type Pesanan, reserveNomor } from "./nomor/reserve-nomor.server.ts";
export { sampleNomor } from "./nomor/sample-nomor.server.ts";
export { takeNomor, takeNomorApi } from "./nomor/take-nomor.server.ts";
