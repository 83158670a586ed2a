import { answerClip, answerNoClip, answerPicture, answerPictures, answerUpload, uploadLimit } from "#kit/media/rest.server.ts";
import type { Register } from "#kit/register/register.ts";
import { answerRest } from "#kit/register/rest.server.ts";
import { loginGuru } from "#modules/akun/index.server.ts";
import { daftarPendaftaran, hapusPendaftaran, kirimPendaftaran } from "#modules/ppdb/index.server.ts";
import { registers } from "#src/registers.ts";
import type { Call } from "./api.ts";

/** Every call of the API: those of the specification first, then those that registers open by themselves. */
export const calls: readonly Call[] = [
  { method: "POST", path: "/api/loginGuru", access: "public", sentence: "msg", handle: loginGuru },
  { method: "POST", path: "/api/registerSiswa", access: "public", handle: kirimPendaftaran },
  { method: "GET", path: "/api/registerSiswa", access: "pendaftaran:read", handle: daftarPendaftaran },
  { method: "DELETE", path: "/api/registerSiswa/:id", access: "pendaftaran:delete", handle: hapusPendaftaran },
  { method: "GET", path: "/api/gambar", access: "gambar:read", handle: answerPictures },
  { method: "POST", path: "/api/gambar", access: "gambar:create", upload: uploadLimit, handle: answerUpload },
  { method: "GET", path: "/api/gambar/:id", access: "gambar:read", handle: answerPicture },
  { method: "POST", path: "/api/klip/:id", access: "gambar:update", upload: uploadLimit, handle: answerClip },
  { method: "DELETE", path: "/api/klip/:id", access: "gambar:update", handle: answerNoClip },
  ...registers.flatMap(callsOf),
];

function callsOf(register: Register): Call[] {
  const { api, name } = register;
  if (api === undefined) return [];
  const handle: Call["handle"] = ({ request, params, scope }) => answerRest(scope, register, { request, id: params.id });
  const [all, one] = [`/api/${api}`, `/api/${api}/:id`] as const;
  return [
    { method: "GET", path: all, access: `${name}:read`, handle },
    { method: "POST", path: all, access: `${name}:create`, handle },
    { method: "GET", path: one, access: `${name}:read`, handle },
    { method: "PUT", path: one, access: `${name}:update`, handle },
    { method: "DELETE", path: one, access: `${name}:delete`, handle },
  ];
}
