import { isGranted } from "#kit/access/access.ts";
import { longBodyLimit, ordinaryBodyLimit } from "#kit/body-limits.ts";
import { MAX_BYTES } from "#kit/documents/book.ts";
import type { Register } from "#kit/register/register.ts";
import { policy } from "#src/policy.ts";
import { lists } from "#src/registers.ts";
import type { Call } from "../api.ts";
import { importedRowSchema } from "../openapi/from-fields.ts";
import { byName, file, list, maybe, moment, object, type Schema, text, uuid } from "../openapi/schema.ts";
import { apiName } from "../register-calls.ts";
import { confirmImport, readImport, tryImport, undoOwnImport } from "./answer-import.ts";
import { findingCodes, importStates } from "./import-state.ts";
import { allRepairs, allRules } from "./sent-settings.ts";

/** For some hundred rows; longer lists come as a file, which is read in a thread of its own. */
const room = { bytes: longBodyLimit.bytes, fields: 10_000 };
const upload = MAX_BYTES + ordinaryBodyLimit.bytes;

const whole: Schema = { type: "integer" };
const finding = object({
  baris: { type: "integer", description: "Baris kiriman mulai dari 1; pada berkas, nomor barisnya" },
  isian: maybe(text("Nama isian; null bila menyangkut seluruh baris atau kolom yang tidak dikenal")),
  kolom: text(),
  tertulis: text(),
  kode: { type: "string", enum: findingCodes, description: "doubtful tidak menghalangi; yang lain menolak barisnya" },
  kalimat: text("Untuk dibaca orang"),
});
const held = object({
  baris: whole,
  keadaan: { type: "string", enum: ["bentrok", "ragu"], description: "Baris ini dibiarkan sampai keputusan untuknya ikut dikirim" },
  kalimat: text(),
  calon: list(object({ id: uuid, nama: text() })),
  isian: list(text("Isian yang sudah diubah di portal")),
});
const repair = object({
  isian: text(),
  kode: { type: "string", enum: allRepairs },
  ...{ kalimat: text(), jumlah: whole },
  dipakai: { type: "boolean", description: "false: hanya ditawarkan" },
  contoh: list(object({ dari: text(), menjadi: text() })),
});
/** The same for every register: fields go by their names. */
const settings: Schema = {
  type: "object",
  properties: {
    kolom: byName(text(), "Berkas: judul kolom, lalu nama isian; kosong bila tidak dibawa"),
    aturan: byName({ type: "string", enum: allRules }, "Menurut isian: yang terjadi pada baris yang sudah ada"),
    nilai: byName(byName(text(), "Tulisan di daftar, lalu pilihan yang dimaksud"), "Menurut isian"),
    perbaikan: byName(list({ type: "string", enum: allRepairs }), "Menurut isian: perbaikan yang dipakai, dan tidak ada yang lain"),
    tanggal: byName({ type: "string", enum: ["dmy", "mdy"] }, "Menurut isian: hari atau bulan dulu"),
    keputusan: byName(text(), "Menurut baris: daftar, portal, baru, atau id yang dimaksud"),
  },
};
const plan = object({
  id: maybe(uuid),
  siap: { type: "boolean", description: "Dapat dijalankan: tidak ada yang ditolak" },
  ...{ berkas: text(), jumlah: whole, temuan: list(finding) },
  ringkasan: object({ baru: whole, berubah: whole, sama: whole, bentrok: whole, ragu: whole, salah: whole }),
  akibat: list(text("Yang ikut terjadi bila dijalankan")),
  lebih: { type: "boolean", description: "Temuannya terlalu banyak; sisanya tidak diperiksa" },
  tertahan: list(held),
  perbaikan: list(repair),
});
const state = object({
  id: uuid,
  keadaan: { type: "string", enum: importStates },
  berkas: text(),
  jumlah: { type: "integer", description: "Baris yang sudah masuk" },
  tertinggal: { type: "integer", description: "Baris yang dibiarkan karena diubah atau sudah dicatat orang sesudah diuji" },
  sebab: maybe(text("Bila gagal: mengapa tidak ada yang masuk")),
  temuan: list(finding),
});
const undone = object({
  selesai: {
    type: "boolean",
    description: "false: belum ada yang diurungkan, karena ada baris yang sudah diubah; ulangi dengan sisanya=ya",
  },
  diurungkan: { type: "integer", description: "Baris baru yang dibuang lagi" },
  dikembalikan: { type: "integer", description: "Baris yang kembali seperti sebelumnya" },
  tertinggal: list(object({ id: uuid, nama: text(), oleh: text(), pada: moment })),
});
const partly = { type: "string", description: "ya: baris yang benar dapat dijalankan; yang lain kembali sebagai temuan" } as const;
const sisanya = { type: "string", description: "ya: urungkan yang belum diubah orang, dan biarkan yang lain" } as const;

const takesLists = ({ name, readOnly, single }: Register): boolean => !readOnly && !single && isGranted(policy, `${name}:import`);

/** Lists that programs bring, for every register that takes lists at all. */
export const importCalls: readonly Call[] = lists.filter(takesLists).flatMap(callsOf);

function callsOf(register: Register): Call[] {
  const { name, noun, fields } = register;
  const [all, one] = [`/api/impor/${apiName(register)}`, `/api/impor/${apiName(register)}/:id`] as const;
  const body: Schema = {
    type: "object",
    properties: { nama: text("Nama kiriman ini di riwayat impor"), pengaturan: settings, baris: list(importedRowSchema(fields)) },
    required: ["baris"],
  };
  const properties = { berkas: file("Daftar .xlsx, .xls, .ods atau .csv"), pengaturan: text("Pengaturan yang sama, sebagai JSON") };
  const form: Schema = { type: "object", properties, required: ["berkas"] };
  const common = { access: `${name}:import`, programs: true } as const;
  return [
    {
      ...{ method: "POST", path: all, ...common, room, upload, sheet: true },
      doc: { summary: `Uji coba impor ${noun}; tidak ada yang berubah`, body, form, answer: plan, status: 201, query: { sisanya: partly } },
      handle: (asked) => tryImport(register, asked),
    },
    {
      ...{ method: "POST", path: one, ...common },
      doc: { summary: `Jalankan impor ${noun} yang sudah diuji; 202 bila berjalan di belakang`, answer: state, bodiless: true },
      handle: (asked) => confirmImport(register, asked),
    },
    {
      ...{ method: "GET", path: one, ...common },
      doc: { summary: `Keadaan impor ${noun}`, answer: state },
      handle: (asked) => readImport(register, asked),
    },
    {
      ...{ method: "DELETE", path: one, ...common },
      doc: { summary: `Urungkan impor ${noun}`, answer: undone, query: { sisanya } },
      handle: (asked) => undoOwnImport(register, asked),
    },
  ];
}
