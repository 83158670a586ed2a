import { allStatus } from "#modules/absensi/index.ts";
import { day, file, list, maybe, moment, object, type Schema, text, uuid } from "./schema.ts";

/** What devices send that record attendance. */
export const ofClass = {
  kelas: { type: "string", description: "Id kelas", required: true },
  tanggal: { type: "string", description: "Hari, misalnya 2026-11-21", required: true },
  jadwal: { type: "string", description: "Id jam pelajaran; kosong untuk seluruh hari" },
} as const;

const status: Schema = { type: "string", enum: allStatus };
const yes: Schema = { type: "boolean" };
const number: Schema = { type: "integer" };
const told = {
  siswaId: uuid,
  status,
  jam: maybe(text()),
  keterangan: maybe(text()),
  buktiId: maybe(uuid),
  oleh: maybe(text()),
  dicatatPada: moment,
};

const mark: Schema = {
  type: "object",
  properties: {
    ...{ siswaId: uuid, status, jam: maybe(text("Jam datang, misalnya 07:42")) },
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

const standing = object({
  ...{ ...told, kelasId: uuid, tanggal: day, jadwalId: maybe(uuid), versi: number, berbeda: yes },
  ...{ diputusOleh: maybe(text()), diputusPada: maybe(moment) },
});
const besides = object({
  ...told,
  id: uuid,
  sebab: { type: "string", enum: ["diubah", "tersisih", "dibuang"] },
  digantiOleh: maybe(text()),
});

/** What they are answered. */
export const classState = object({ isi: list(standing), riwayat: list(besides) });
export const recorded = object({
  ...{ tercatat: number, berbeda: list(uuid), ditolak: list(object({ siswaId: uuid, nama: text(), sebab: text() })) },
  kalimat: text(),
});
export const proof = file("Bukti apa adanya");

const schoolDay: Schema = { type: "object", properties: { tanggal: day, masuk: yes, sebab: text() }, required: ["tanggal", "masuk"] };
const member = object({
  ...{ siswaId: uuid, kelasId: uuid, nama: text(), mulai: day, selesai: maybe(day) },
  ...{ kartu: maybe(text("Sidik kode pada kartu")), kabar: maybe(text()) },
});
const lesson = object({
  ...{
    id: uuid,
    kelasId: uuid,
    hari: text("Senin ialah 1"),
    jamKe: number,
    jumlahJam: number,
    mulai: maybe(text()),
    selesai: maybe(text()),
  },
  ...{ mataPelajaran: text(), pegawai: text(), milikSaya: yes },
});
const reached = { id: uuid, nama: text(), setiapHari: yes, wali: yes };
/** `piket` is there for a duty teacher alone. */
const reachedClass: Schema = { type: "object", properties: { ...reached, piket: yes }, required: Object.keys(reached) };
export const provisions = object({
  ...{ akunId: uuid, nama: text(), diambilPada: moment, hariIni: day, bolehMencatat: yes },
  ...{ bolehKartu: { type: "string", enum: ["yes", "own", "no"] }, hari: list(schoolDay) },
  kelas: list(reachedClass),
  ...{ anggota: list(member), jadwal: list(lesson), isi: list(standing) },
  lampau: list(object({ kelasId: uuid, tanggal: day, jadwalId: maybe(uuid), tercatat: number, berbeda: number })),
});
