import { answerList } from "#kit/changes/answer-list.server.ts";
import type { Scope } from "#kit/ctx.server.ts";
import type { Files } from "#kit/files/files.server.ts";
import { readForm } from "#kit/form.server.ts";
import { refuse } from "#kit/refusals.ts";
import { find } from "#kit/register/store.server.ts";
import { writableRegister } from "#kit/writable-register.server.ts";
import { idPegawai } from "../form/load-form.server.ts";
import { readSubmission } from "../form/save/read-submission.server.ts";
import { addPegawai, changePegawai } from "../form/save/save-pegawai.server.ts";
import type { Result, Submission } from "../form/save/submission.ts";
import { pegawai } from "../pegawai.ts";
import { apiShape, complete, translate } from "./shape.ts";

interface Panggilan {
  readonly request: Request;
  readonly params: Readonly<Record<string, string>>;
  readonly scope: Scope;
  readonly files: Files;
}

/** `GET ?cari=&halaman=&tampil=` and the filters of the list, or `?diubahSejak=`; `X-Total-Count` says how many there are. */
export async function listPegawaiApi({ request, scope }: Panggilan): Promise<Response> {
  return answerList(scope, pegawai, { request, shape: apiShape });
}

/** By NIP; those without one by their id. @throws Refusal 404 */
export async function readPegawaiApi({ params, scope }: Panggilan): Promise<Response> {
  return Response.json(
    apiShape(await scope.transaction(async (ctx) => writableRegister(ctx, pegawai, await idPegawai(ctx, params.nip ?? "")))),
  );
}

/** Answers 201. What is odd is saved and told in `peringatan`; what cannot be is refused. */
export async function addPegawaiApi({ request, scope, files }: Panggilan): Promise<Response> {
  const { kiriman } = await readContent(request);
  const hasil = await addPegawai(scope, {
    files,
    kiriman: { ...kiriman, isian: complete(kiriman.isian) },
    kunci: request.headers.get("idempotency-key"),
  });
  return jawab(scope, hasil, 201);
}

/** Changes what was sent and leaves the rest; with `versi` only while nobody saved in between. */
export async function changePegawaiApi({ request, params, scope, files }: Panggilan): Promise<Response> {
  const { kiriman, versi } = await readContent(request);
  const id = await scope.transaction((ctx) => idPegawai(ctx, params.nip ?? ""));
  return jawab(scope, await changePegawai(scope, { files, kiriman, id, ...(versi !== undefined && { versi }) }), 200);
}

async function readContent(request: Request): Promise<{ kiriman: Submission; versi: number | undefined }> {
  if (!/^multipart\/form-data\b/i.test(request.headers.get("content-type") ?? ""))
    throw refuse.unsupported("Kirim data pegawai sebagai multipart/form-data.");
  const form = await readForm(request);
  const versi = form.get("versi") ?? request.headers.get("if-match")?.replace(/^W?\/?"?|"$/g, "");
  const kiriman = await readSubmission(form);
  const asing = Object.keys(kiriman.isian).filter((nama) => !Object.hasOwn(pegawai.fields, nama));
  if (asing.length > 0) throw refuse.invalid("Ada isian yang tidak dikenal.", Object.fromEntries(asing.slice(0, 20).map(unknown)));
  return { kiriman: { ...kiriman, isian: translate(kiriman.isian), yakin: true }, versi: readVersion(versi) };
}

const unknown = (nama: string): [string, string] => [nama, `Isian "${nama.slice(0, 40)}" tidak dikenal.`];

function readVersion(dikirim: FormDataEntryValue | null | undefined): number | undefined {
  if (dikirim === null || dikirim === undefined) return undefined;
  const versi = Number(dikirim);
  if (Number.isInteger(versi) && versi >= 1) return versi;
  throw refuse.invalid("Sertakan versi data yang Anda lihat.", { versi: "Versi berupa bilangan bulat mulai dari 1." });
}

async function jawab(scope: Scope, hasil: Result, status: number): Promise<Response> {
  if ("ragu" in hasil) throw refuse.invalid(hasil.ragu.join(" "));
  const row = await scope.transaction((ctx) => find(ctx, pegawai, hasil.id));
  const peringatan = hasil.peringatan.length > 0 ? { peringatan: hasil.peringatan } : {};
  return Response.json({ ...apiShape(row), ...peringatan }, { status });
}
