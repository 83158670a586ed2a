import { answerBukti, answerBundle, answerPicker, answerRecord, answerState } from "#modules/absensi/index.server.ts";
import { jenisBukti } from "#modules/absensi/index.ts";
import type { Call } from "./api.ts";
import { choice, classRecord, classState, ofClass, proof, provisions, recorded } from "./openapi/attendance-shapes.ts";

/** A hundred pupils with seven values each, and a note of three hundred letters. */
const ofClassRoom = { bytes: 384 * 1024, fields: 1000 };

/** Attendance as devices keep and send it, days later if need be. */
export const attendanceCalls: readonly Call[] = [
  {
    ...{ method: "GET", path: "/api/absensi-siswa", access: "absensiSiswa:read", handle: answerState },
    doc: { summary: "Catatan satu kelas pada satu hari atau jam pelajaran", answer: classState, query: ofClass },
  },
  {
    ...{ method: "POST", path: "/api/absensi-siswa", access: "absensiSiswa:create", room: ofClassRoom, handle: answerRecord },
    doc: { summary: "Kirim pencatatan satu kelas", body: classRecord, answer: recorded },
  },
  {
    ...{ method: "GET", path: "/api/absensi-siswa/bekal", access: "absensiSiswa:read", handle: answerBundle },
    doc: { summary: "Segala yang dibutuhkan sebuah perangkat untuk mencatat tanpa jaringan", answer: provisions },
  },
  {
    ...{ method: "POST", path: "/api/absensi-siswa/pilih", access: "absensiSiswa:update", handle: answerPicker },
    doc: { summary: "Pilih satu dari dua pencatatan yang berbeda", body: choice, status: 204 },
  },
  {
    ...{ method: "GET", path: "/api/absensi-siswa/bukti/:id", access: "absensiSiswa:read", handle: answerBukti },
    doc: { summary: "Bukti sakit atau izin", answer: proof, gives: jenisBukti },
  },
];
