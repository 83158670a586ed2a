import { choice, date, reference, text } from "#kit/register/fields.ts";
import { security, sifat, unit } from "../options.ts";
import { jenisNaskah } from "../registers/jenis-naskah.ts";
import { klasifikasiSurat } from "../registers/klasifikasi-surat.ts";

/** What is asked when a number is taken, in the order of its form; the letter's own text comes later. */
export const nomorFields = {
  jenis: reference({ label: "Jenis surat", required: true, register: jenisNaskah }),
  klasifikasiId: reference({ label: "Klasifikasi", register: klasifikasiSurat, hint: "Ketik kode atau halnya, misalnya cuti." }),
  perihal: text({ label: "Perihal", required: true, max: 500 }),
  tujuan: text({ label: "Tujuan", max: 200, placeholder: "Nama instansi atau orang" }),
  tanggal: date({ label: "Tanggal surat", required: true, notAfterToday: true, from: "1991-06-13" }),
  alasanMundur: text({ label: "Alasan tanggal mundur", max: 300, hint: "Hanya bila tanggalnya lebih awal daripada nomor terakhir." }),
  keamanan: choice({ label: "Keamanan", required: true, options: security, initial: "B" }),
  sifat: choice({ label: "Sifat", required: true, options: sifat, initial: "biasa" }),
  unit: choice({ label: "Unit pengolah", options: unit }),
};
