import { endLoginGuru, loginGuru } from "#modules/akun/index.server.ts";
import { listBannerApi } from "#modules/beranda/index.server.ts";
import { banner } from "#modules/beranda/index.ts";
import { listBeritaApi, listKategoriApi } from "#modules/berita/index.server.ts";
import { daftarBerita, kategoriBerita, tag } from "#modules/berita/index.ts";
import { listFotoApi, listVideoApi } from "#modules/galeri/index.server.ts";
import { foto, video } from "#modules/galeri/index.ts";
import { addPegawaiApi, changePegawaiApi, listPegawaiApi, readPegawaiApi } from "#modules/kepegawaian/index.server.ts";
import { pegawai } from "#modules/kepegawaian/index.ts";
import { takeNomorApi } from "#modules/persuratan/index.server.ts";
import { nomorFields } from "#modules/persuratan/index.ts";
import { deletePendaftaran, listPendaftaran, sendPendaftaran } from "#modules/ppdb/index.server.ts";
import { jawabPrefix, pendaftaran, pendaftaranRoom, registrationFields } from "#modules/ppdb/index.ts";
import { readSekolah } from "#modules/profil/index.server.ts";
import { pengaturan } from "#modules/profil/index.ts";
import { checkCodeApi } from "#modules/verifikasi/index.server.ts";
import type { Call } from "./api.ts";
import { attendanceCalls } from "./calls-of-attendance.ts";
import { fileCalls } from "./calls-of-files.ts";
import { importCalls } from "./imports/import-calls.ts";
import { openApiDocument } from "./openapi/document.ts";
import { changesQuery, fieldsSchema, listQuery } from "./openapi/from-fields.ts";
import { list, type Schema } from "./openapi/schema.ts";
import * as shapes from "./openapi/shapes.ts";
import { registerCalls } from "./register-calls.ts";

/** A portrait and a signature, and what stands beside them. */
const staffUpload = 18_000_000;

/** Every call of the API: those of the specification first, then those that registers open by themselves. */
export const calls: readonly Call[] = [
  {
    method: "POST",
    path: "/api/loginGuru",
    access: "public",
    sentence: "msg",
    doc: { summary: "Masuk dengan NIP dan password", body: shapes.login, answer: shapes.session },
    handle: loginGuru,
  },
  {
    method: "DELETE",
    path: "/api/loginGuru",
    access: "any-session",
    sentence: "msg",
    doc: { summary: "Keluar: token yang dikirim berakhir", status: 204 },
    handle: endLoginGuru,
  },
  open("/api/banner", { summary: "Banner kegiatan", answer: shapes.banner, tags: [banner.name, "gambar"], handle: listBannerApi }),
  open("/api/gallery-photos", {
    summary: "Foto galeri",
    answer: shapes.photos,
    tags: [foto.name, "gambar"],
    paged: true,
    handle: listFotoApi,
  }),
  open("/api/videos", { summary: "Video", answer: shapes.videos, tags: [video.name, kategoriBerita.name], handle: listVideoApi }),
  open("/api/news", {
    summary: "Berita yang sudah terbit, terbaru lebih dulu",
    answer: shapes.news,
    tags: [daftarBerita.name, kategoriBerita.name, tag.name, "gambar"],
    paged: true,
    handle: listBeritaApi,
  }),
  open("/api/categoryNews", {
    summary: "Kategori berita",
    answer: shapes.categories,
    tags: [kategoriBerita.name],
    handle: listKategoriApi,
  }),
  open("/api/openapi.json", {
    summary: "Dokumen ini",
    answer: { type: "object", properties: {} },
    tags: [pengaturan.name],
    handle: async ({ visit, scope }) =>
      Response.json(openApiDocument(calls, { title: (await scope.read(readSekolah)).nama, origin: visit.origin })),
  }),
  {
    method: "POST",
    path: "/api/registerSiswa",
    access: "public",
    room: pendaftaranRoom,
    doc: {
      summary: "Kirim pendaftaran peserta didik baru",
      body: shapes.sending(registrationFields, jawabPrefix),
      answer: shapes.accepted(registrationFields),
      status: 201,
    },
    handle: sendPendaftaran,
  },
  {
    method: "GET",
    path: "/api/registerSiswa",
    access: "pendaftaran:read",
    fresh: true,
    doc: { summary: "Daftar pendaftaran", answer: list(shapes.applicant(pendaftaran)), query: listQuery(pendaftaran), counted: true },
    handle: listPendaftaran,
  },
  {
    method: "DELETE",
    path: "/api/registerSiswa/:id",
    access: "pendaftaran:delete",
    doc: { summary: "Pindahkan pendaftaran ke tempat sampah" },
    handle: deletePendaftaran,
  },
  {
    method: "GET",
    path: "/api/pegawai",
    access: "pegawai:read",
    fresh: true,
    programs: true,
    doc: {
      summary: "Daftar pegawai",
      answer: list(shapes.staffRow(pegawai)),
      query: { ...listQuery(pegawai), ...changesQuery },
      counted: true,
      follows: true,
    },
    handle: listPegawaiApi,
  },
  {
    method: "POST",
    path: "/api/pegawai",
    access: "pegawai:create",
    upload: staffUpload,
    doc: {
      summary: "Tambah pegawai",
      body: shapes.staffForm(pegawai.fields),
      takes: ["multipart/form-data"],
      answer: shapes.staffRow(pegawai),
      status: 201,
    },
    handle: addPegawaiApi,
  },
  {
    method: "GET",
    path: "/api/pegawai/:nip",
    access: "pegawai:read",
    programs: true,
    doc: { summary: "Satu pegawai menurut NIP", answer: shapes.staffRow(pegawai) },
    handle: readPegawaiApi,
  },
  {
    method: "PUT",
    path: "/api/pegawai/:nip",
    access: "pegawai:update",
    upload: staffUpload,
    doc: {
      summary: "Ubah pegawai; yang tidak dikirim tetap",
      body: shapes.staffForm(pegawai.fields),
      takes: ["multipart/form-data"],
      answer: shapes.staffRow(pegawai),
    },
    handle: changePegawaiApi,
  },
  {
    method: "GET",
    path: "/api/verifikasi/:kode",
    access: "public",
    doc: { summary: "Apa yang diterbitkan dengan kode ini, dan apakah masih berlaku", answer: shapes.paper },
    handle: checkCodeApi,
  },
  {
    method: "POST",
    path: "/api/nomor-surat",
    access: "nomorSurat:create",
    doc: { summary: "Ambil nomor surat dari deret nomor", body: fieldsSchema(nomorFields), answer: shapes.letterNumber, status: 201 },
    handle: takeNomorApi,
  },
  ...fileCalls,
  ...attendanceCalls,
  ...registerCalls,
  ...importCalls,
];

interface Open extends Pick<Call, "handle"> {
  readonly summary: string;
  readonly answer: Schema;
  readonly tags: readonly string[];
  readonly paged?: boolean;
}

/** A list that everybody may read; kept like a page. */
function open(path: Call["path"], { summary, answer, tags, paged, handle }: Open): Call {
  const query = paged ? shapes.paged : {};
  return { method: "GET", path, access: "public", kept: { tags, query: Object.keys(query) }, doc: { summary, answer, query }, handle };
}
