import { refuse } from "#kit/refusals.ts";
import { translateConstraintError } from "#kit/register/store.server.ts";

const taken = "Tempat itu baru saja terisi. Muat ulang halaman, lalu pilih lagi.";
const changed = "Pesertanya baru saja berubah, mungkin mengundurkan diri atau sudah mendapat tempat. Muat ulang halaman.";

/** What the database says of seats, as sentences. @throws Refusal 422 */
export const seatRefusals = <T>(writing: Promise<T>): Promise<T> =>
  translateConstraintError(
    {
      constraints: {
        kursi_ujian_satu: { field: "tempat", sentence: taken },
        kursi_ujian_muat: { field: "tempat", sentence: "Ruang itu sudah penuh." },
        kursi_ujian_ada: { field: "tempat", sentence: "Ujian itu sudah tidak ada." },
        kursi_ujian_sesi: { field: "tempat", sentence: "Sesi itu sudah tidak ada." },
        kursi_ujian_anak: { field: "tempat", sentence: changed },
        kursi_ujian_ikut: { field: "tempat", sentence: changed },
      },
    },
    writing,
  );

export const fullRoom = () => refuse.conflict("Ruang itu sudah penuh di sesi ini. Pilih ruang atau sesi lain.");
