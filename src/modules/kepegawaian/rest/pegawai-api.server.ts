import type { Scope } from "#kit/ctx.server.ts";
import type { Files } from "#kit/files/files.server.ts";
import { readForm } from "#kit/form.server.ts";
import { refuse } from "#kit/refusals.ts";
import { open } from "#kit/register/open.server.ts";
import { readQuery } from "#kit/register/query.ts";
import { find, list } from "#kit/register/store.server.ts";
import { idPegawai } from "../formulir/muat-formulir.server.ts";
import { bacaKiriman } from "../formulir/simpan/baca-kiriman.server.ts";
import type { Hasil, Kiriman } from "../formulir/simpan/kiriman.ts";
import { tambahPegawai, ubahPegawai } from "../formulir/simpan/simpan-pegawai.server.ts";
import { pegawai } from "../pegawai.ts";
import { bentukApi, lengkapi, terjemahkan } from "./bentuk.ts";

interface Panggilan {
  readonly request: Request;
  readonly params: Readonly<Record<string, string>>;
  readonly scope: Scope;
  readonly files: Files;
}

/** `GET ?cari=&halaman=&tampil=` and the filters of the list; `X-Total-Count` says how many there are. */
export async function daftarPegawaiApi({ request, scope }: Panggilan): Promise<Response> {
  const query = readQuery(pegawai, new URL(request.url).searchParams);
  const { rows, total } = await scope.transaction((ctx) => list(ctx, pegawai, query));
  return Response.json(rows.map(bentukApi), { headers: { "X-Total-Count": String(total) } });
}

/** By NIP; those without one by their id. @throws Refusal 404 */
export async function bacaPegawaiApi({ params, scope }: Panggilan): Promise<Response> {
  return Response.json(bentukApi(await scope.transaction(async (ctx) => open(ctx, pegawai, await idPegawai(ctx, params.nip ?? "")))));
}

/** Answers 201. What is odd is saved and told in `peringatan`; what cannot be is refused. */
export async function tambahPegawaiApi({ request, scope, files }: Panggilan): Promise<Response> {
  const { kiriman } = await bacaIsi(request);
  const hasil = await tambahPegawai(scope, {
    files,
    kiriman: { ...kiriman, isian: lengkapi(kiriman.isian) },
    kunci: request.headers.get("idempotency-key"),
  });
  return jawab(scope, hasil, 201);
}

/** Changes what was sent and leaves the rest; with `versi` only while nobody saved in between. */
export async function ubahPegawaiApi({ request, params, scope, files }: Panggilan): Promise<Response> {
  const { kiriman, versi } = await bacaIsi(request);
  const id = await scope.transaction((ctx) => idPegawai(ctx, params.nip ?? ""));
  return jawab(scope, await ubahPegawai(scope, { files, kiriman, id, ...(versi !== undefined && { versi }) }), 200);
}

async function bacaIsi(request: Request): Promise<{ kiriman: Kiriman; versi: number | undefined }> {
  if (!/^multipart\/form-data\b/i.test(request.headers.get("content-type") ?? ""))
    throw refuse.unsupported("Kirim data pegawai sebagai multipart/form-data.");
  const form = await readForm(request);
  const versi = form.get("versi") ?? request.headers.get("if-match")?.replace(/^W?\/?"?|"$/g, "");
  const kiriman = await bacaKiriman(form);
  const asing = Object.keys(kiriman.isian).filter((nama) => !Object.hasOwn(pegawai.fields, nama));
  if (asing.length > 0) throw refuse.invalid("Ada isian yang tidak dikenal.", Object.fromEntries(asing.slice(0, 20).map(tidakDikenal)));
  return { kiriman: { ...kiriman, isian: terjemahkan(kiriman.isian), yakin: true }, versi: bacaVersi(versi) };
}

const tidakDikenal = (nama: string): [string, string] => [nama, `Isian "${nama.slice(0, 40)}" tidak dikenal.`];

function bacaVersi(dikirim: FormDataEntryValue | null | undefined): number | undefined {
  if (dikirim === null || dikirim === undefined) return undefined;
  const versi = Number(dikirim);
  if (Number.isInteger(versi) && versi >= 1) return versi;
  throw refuse.invalid("Sertakan versi data yang Anda lihat.", { versi: "Versi berupa bilangan bulat mulai dari 1." });
}

async function jawab(scope: Scope, hasil: Hasil, status: number): Promise<Response> {
  if ("ragu" in hasil) throw refuse.invalid(hasil.ragu.join(" "));
  const row = await scope.transaction((ctx) => find(ctx, pegawai, hasil.id));
  const peringatan = hasil.peringatan.length > 0 ? { peringatan: hasil.peringatan } : {};
  return Response.json({ ...bentukApi(row), ...peringatan }, { status });
}
