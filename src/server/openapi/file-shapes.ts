import { maxAttachmentBytes } from "#kit/attachments/limits.ts";
import { clipAccept, maxClipBytes, maxPictureBytes, pictureAccept, sizeOf } from "#kit/media/limits.ts";
import { file, list, maybe, moment, object, type Schema, text, uuid } from "./schema.ts";
import { page } from "./shapes.ts";

const whole: Schema = { type: "integer" };
const part: Schema = { type: "number", description: "0 sampai 1, dari kiri atau dari atas" };

/** What the library and the attachments take and answer. */
export const picture: Schema = {
  type: "object",
  properties: {
    ...{ id: uuid, alt: text(), asal: text("Nama berkas saat dikirim"), versi: whole, createdAt: moment },
    ...{ lebar: whole, tinggi: whole, warna: text("Warna rata-rata gambar, misalnya #aabbcc"), tembus: { type: "boolean" } },
    pemotret: maybe(text("Siapa yang memotret")),
    ...{ fokusX: part, fokusY: part },
    ...{ fokusPonselX: maybe(part), fokusPonselY: maybe(part), fokusLebarX: maybe(part), fokusLebarY: maybe(part) },
    terang: maybe({ type: "number", description: "Terang bagian silaunya, 0 hitam sampai 1 putih" }),
    varian: list(object({ width: whole, avif: text(), webp: text(), bytes: whole })),
    klip: maybe(text("Nama berkas klip di bawah /uploads")),
  },
  required: ["id", "alt", "asal", "versi", "createdAt"],
};
export const pictureFile = file(`Berkas gambar apa adanya, paling besar ${sizeOf(maxPictureBytes)}`);
export const pictureTypes = pictureAccept.split(",");
export const clipFile = file(`Berkas klip apa adanya, paling besar ${sizeOf(maxClipBytes)}`);
export const clipTypes = clipAccept.split(",");
export const attachment = object({ id: uuid, nama: text(), jenis: text(), ukuran: { type: "integer" } });
export const attachmentFile = file(`Berkas apa adanya, paling besar ${sizeOf(maxAttachmentBytes)}`);

const fileName = { type: "string", description: "Nama berkas" } as const;
export const ofPictures = {
  cari: { type: "string", description: "Kata dalam teks pengganti atau nama berkas" },
  halaman: page,
  sampah: { type: "string", description: "Bila ada: isi tempat sampah" },
} as const;
export const ofPicture = { alt: { type: "string", description: "Teks pengganti", required: true }, nama: fileName } as const;
export const ofClip = { versi: { type: "integer", description: "Versi gambar sampul yang terakhir dilihat", required: true } } as const;
export const ofAttachment = {
  nama: fileName,
  jenis: { type: "string", description: "Akhiran yang diterima, misalnya pdf,jpg,png", required: true },
  akun: { type: "string", description: "Akun pemilik berkas; bila akun lain yang masuk, berkas ditolak" },
} as const;
