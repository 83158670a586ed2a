import { semuaStatus } from "#modules/absensi/index.ts";
import { day, list, maybe, moment, type Schema, text, uuid } from "./schema.ts";

/** What devices send that record attendance. */
export const ofClass = {
  kelas: { type: "string", description: "Id kelas", required: true },
  tanggal: { type: "string", description: "Hari, misalnya 2026-11-21", required: true },
  jadwal: { type: "string", description: "Id jam pelajaran; kosong untuk seluruh hari" },
} as const;

const mark: Schema = {
  type: "object",
  properties: {
    ...{ siswaId: uuid, status: { type: "string", enum: semuaStatus }, jam: maybe(text("Jam datang, misalnya 07:42")) },
    ...{ keterangan: maybe(text()), buktiId: maybe(uuid), dasar: maybe({ type: "integer", description: "Versi yang terakhir dilihat" }) },
  },
  required: ["siswaId", "status"],
};
export const classRecord: Schema = {
  type: "object",
  properties: {
    ...{ kunci: text("Tanda pengenal kiriman; kiriman yang sama boleh diulang"), perangkat: text("Tanda pengenal perangkat") },
    ...{ kelasId: uuid, tanggal: day, jadwalId: maybe(uuid), dicatatPada: moment, dikirimPada: moment, baris: list(mark) },
  },
  required: ["kunci", "perangkat", "kelasId", "tanggal", "dicatatPada", "baris"],
};
export const choice: Schema = {
  type: "object",
  properties: { siswaId: uuid, tanggal: day, jadwalId: maybe(uuid), riwayatId: maybe(uuid), versi: { type: "integer" } },
  required: ["siswaId", "tanggal", "versi"],
};
