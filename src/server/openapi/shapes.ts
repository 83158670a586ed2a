import type { Fields } from "#kit/register/fields.ts";
import type { Register } from "#kit/register/register.ts";
import { fieldsSchema, rowSchema } from "./from-fields.ts";
import { beginning, day, list, maybe, moment, object, type Schema, text, uuid } from "./schema.ts";

/** The specification's shapes, as the public calls answer them. */
const file = maybe(text("Nama berkas di bawah /uploads"));
const category = object({ id: uuid, name: text() });

export const banner = list(object({ id: uuid, imageBanner: file, namaKegiatan: text(), tanggalKegiatan: day, deskripsi: text() }));
export const photos = list(object({ id: uuid, imagePhoto: file, alt: text() }));
export const videos = list(object({ id: uuid, name: text(), urlVideo: text(), category: maybe(category) }));
export const categories = list(category);
export const news = list(
  object({
    id: uuid,
    name: text("Judul"),
    desc: maybe(text("Ringkasan")),
    content: text("Isi; paragraf dipisahkan baris kosong"),
    imageNews: file,
    Date: day,
    author: maybe(text()),
    category: maybe(category),
    tags: list(text()),
  }),
);

export const login: Schema = {
  type: "object",
  properties: { nip: text(), password: text(), kode: text("Untuk akun dengan verifikasi dua langkah: kode aplikasi atau kode pemulihan") },
  required: ["nip", "password"],
};
export const session: Schema = {
  type: "object",
  properties: { access_token: text(), user: object({ nip: text(), nama: text(), peran: list(text()) }) },
  required: ["access_token", "user"],
};

export const letterNumber = object({
  id: uuid,
  suratId: uuid,
  nomor: text(),
  tahun: { type: "integer" },
  urut: { type: "integer" },
  sisipan: text("Kosong, atau huruf di belakang nomor yang disisipi"),
  tanggal: day,
});

export const page = { type: "integer", description: "Nomor halaman, mulai dari 1" } as const;
export const paged = {
  halaman: { ...page, description: `${page.description}; alamat halaman berikutnya ada di kepala Link selama masih ada` },
  tampil: { type: "integer", description: "Banyaknya butir pada satu halaman, paling banyak 100; 100 bila tidak diminta lain" },
} as const;

export const paper = object({
  kode: text(),
  jenis: text(),
  nomor: maybe(text()),
  tanggal: day,
  perihal: text(),
  penandatangan: text(),
  ringkasan: maybe(text()),
  dicabut: maybe(text("Sejak kapan tidak berlaku lagi")),
});

/** A member of staff as programs send one: both pictures as files, and only the name is asked for. */
export function staffForm(fields: Fields): Schema {
  const { fotoId: _, ttdId: __, ...rest } = fields;
  const form = fieldsSchema(rest);
  if (!("properties" in form)) return form;
  const picture: Schema = { type: "string", format: "binary", description: "PNG, JPG, atau WebP" };
  return { ...form, properties: { ...form.properties, foto: picture, ttd: picture }, required: ["nama"] };
}

/** As programs get one: both pictures as addresses. */
export function staffRow({ fields, ...register }: Register): Schema {
  const { fotoId: _, ttdId: __, ...rest } = fields;
  const row = rowSchema({ ...register, fields: rest });
  if (!("properties" in row)) return row;
  const pictures = { foto: maybe(text("Alamat pasfoto")), ttd: maybe(text("Alamat tanda tangan")) };
  return { ...row, properties: { ...row.properties, ...pictures, peringatan: list(text("Yang ganjil, sesudah disimpan")) } };
}

/** A registration as it is sent: what the form fills in by itself may be left out, and a question is answered under its code. */
export function sending(fields: Fields, answers: string): Schema {
  const form = fieldsSchema(fields);
  if (!("properties" in form)) return form;
  const answer: Schema = {
    anyOf: [{ type: "string" }, { type: "number" }, { type: "null" }],
    description: `Jawaban atas satu pertanyaan tambahan: ${answers} dan kodenya di Pertanyaan Tambahan, misalnya ${answers}jumlah-juz. Angka sebagai angka, tanggal sebagai YYYY-MM-DD, pilihan seperti tertulis, ya atau tidak sebagai "ya" atau "tidak". Boleh tidak dikirim; yang keliru tidak menahan pendaftaran dan disebut dalam peringatan, yang hanya ditanyakan di jalur lain tidak disimpan`,
  };
  return {
    ...form,
    required: Object.entries(fields).flatMap(([name, { initial }]) =>
      name === "agreement" || (form.required?.includes(name) && initial === undefined) ? [name] : [],
    ),
    patternProperties: { [beginning(answers)]: answer },
  };
}

/** What a family gets back: what was sent, as it was read, and its receipt. */
export function accepted(fields: Fields): Schema {
  const form = fieldsSchema(fields);
  if (!("properties" in form)) return form;
  const receipt: Record<string, Schema> = {
    ...{ agreement: { type: "boolean" }, id: uuid, nomor: text("Nomor pendaftaran"), bukti: text("Bagian rahasia dari alamat bukti") },
    ...{ diterima: moment, peringatan: list(text()), berbeda: { type: "boolean", description: "Kunci ini sudah dipakai untuk isi lain" } },
  };
  return { ...form, properties: { ...form.properties, ...receipt }, required: Object.keys(receipt) };
}

/** As it is sent, with the agreement that it could not do without. */
export function applicant(register: Register): Schema {
  const row = rowSchema(register);
  return "properties" in row ? { ...row, properties: { ...row.properties, agreement: { type: "boolean" } } } : row;
}
