import { date, file, longText } from "#kit/register/fields.ts";

/** What is written on a disposition. Recipients, instructions and urgency are chosen beside it. */
export const disposisiFields = {
  catatan: longText({ label: "Catatan", max: 2000, hint: "Pesan Anda kepada penerima." }),
  batas: date({ label: "Batas waktu", hint: "Kosongkan bila tidak ada." }),
};

export const tanggapanFields = {
  isi: longText({ label: "Jawaban", required: true, max: 4000 }),
  berkasId: file({ label: "Lampiran", accept: ["application/pdf", "image/png", "image/jpeg"] }),
};
