import { maxAttachmentBytes } from "#kit/attachments/limits.ts";
import { clipAccept, maxClipBytes, maxPictureBytes, pictureAccept, sizeOf } from "#kit/media/limits.ts";
import { file, moment, object, type Schema, text, uuid } from "./schema.ts";
import { page } from "./shapes.ts";

/** What the library and the attachments take and answer. */
export const picture: Schema = {
  type: "object",
  properties: { id: uuid, alt: text(), asal: text("Nama berkas saat dikirim"), versi: { type: "integer" }, createdAt: moment },
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
