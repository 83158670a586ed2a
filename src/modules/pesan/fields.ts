import { choice, email, type Fields, longText, phone, text } from "#kit/register/fields.ts";

/** What a sender is asked. Who wrote a complaint need not be said. */
export const pesanFields = {
  jenis: choice({
    label: "Apa yang ingin Anda sampaikan?",
    required: true,
    look: "radio",
    options: [
      { value: "pertanyaan", label: "Pertanyaan atau permintaan informasi, dibaca Tata Usaha" },
      { value: "pengaduan", label: "Pengaduan atau saran, dibaca Kepala Madrasah saja" },
    ],
  }),
  perihal: text({ label: "Perihal", required: true, max: 120, hint: "Dalam beberapa kata, misalnya: jam layanan legalisir." }),
  isi: longText({ label: "Isi pesan", required: true, max: 4000 }),
} as const satisfies Fields;

/** By what an answer reaches the sender besides the page. */
export const pengirimFields = {
  nama: text({ label: "Nama", max: 120, autocomplete: "name" }),
  noTelepon: phone({ label: "Nomor telepon", autocomplete: "tel" }),
  email: email({ label: "E-mail", autocomplete: "email" }),
} as const satisfies Fields;

/** Hidden from people; only a program that fills in whatever it finds writes here. */
export const jebakanFields = { situs: text({ label: "Situs web (biarkan kosong)", max: 200 }) } as const satisfies Fields;

export const semuaFields = { ...pesanFields, ...pengirimFields, ...jebakanFields } as const satisfies Fields;

/** What opens the answer. */
export const bukaFields = {
  nomor: text({ label: "Nomor pesan", required: true, max: 40, hint: "Misalnya HUB-2026-00001-9." }),
  kode: text({ label: "Kode rahasia", required: true, max: 40, hint: "12 huruf dan angka yang tampil sesudah pesan terkirim." }),
} as const satisfies Fields;
