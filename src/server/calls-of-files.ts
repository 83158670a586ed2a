import { answerAttachment, attachmentLimit } from "#kit/attachments/rest.server.ts";
import { answerClip, answerNoClip, answerPicture, answerPictures, answerUpload, uploadLimit } from "#kit/media/rest.server.ts";
import type { Call } from "./api.ts";
import * as shapes from "./openapi/file-shapes.ts";
import { list } from "./openapi/schema.ts";

const { picture, pictureFile, pictureTypes, clipFile, clipTypes, attachment, attachmentFile } = shapes;

/** The library of pictures and clips, and the files that forms hold. Their bodies are the files themselves. */
export const fileCalls: readonly Call[] = [
  {
    ...{ method: "GET", path: "/api/gambar", access: "gambar:read", handle: answerPictures },
    doc: { summary: "Pustaka gambar", answer: list(picture), query: shapes.ofPictures, counted: true },
  },
  {
    ...{ method: "POST", path: "/api/gambar", access: "gambar:create", upload: uploadLimit, handle: answerUpload },
    doc: { summary: "Tambah gambar", body: pictureFile, takes: pictureTypes, answer: picture, status: 201, query: shapes.ofPicture },
  },
  {
    ...{ method: "GET", path: "/api/gambar/:id", access: "gambar:read", handle: answerPicture },
    doc: { summary: "Satu gambar", answer: picture },
  },
  {
    ...{ method: "POST", path: "/api/klip/:id", access: "gambar:update", upload: uploadLimit, handle: answerClip },
    doc: { summary: "Pasang klip pada gambar sampulnya", body: clipFile, takes: clipTypes, answer: picture, query: shapes.ofClip },
  },
  {
    ...{ method: "DELETE", path: "/api/klip/:id", access: "gambar:update", handle: answerNoClip },
    doc: { summary: "Lepas klip dari gambar sampulnya", answer: picture, query: shapes.ofClip },
  },
  {
    ...{ method: "POST", path: "/api/berkas", access: "berkas:create", upload: attachmentLimit, handle: answerAttachment },
    doc: {
      ...{ summary: "Titip berkas untuk sebuah isian", body: attachmentFile, takes: ["application/octet-stream"] },
      ...{ answer: attachment, status: 201, query: shapes.ofAttachment },
    },
  },
];
