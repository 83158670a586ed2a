import { data } from "react-router";
import { history } from "#kit/audit/history.server.ts";
import type { Scope } from "#kit/ctx.server.ts";
import type { Files } from "#kit/files/files.server.ts";
import { Refusal, refuse } from "#kit/refusals.ts";
import type { Row } from "#kit/register/register.ts";
import { pegawaiSaya } from "../orang/pegawai-saya.server.ts";
import { pegawai } from "../pegawai.ts";
import { tarikUsulan } from "../riwayat/usulan/ajukan.server.ts";
import type { JawabFormulir } from "./isi-formulir.ts";
import { idPegawai } from "./muat-formulir.server.ts";
import { bacaKiriman } from "./simpan/baca-kiriman.server.ts";
import { tambahPegawai, ubahPegawai } from "./simpan/simpan-pegawai.server.ts";
import { tambahDiri } from "./simpan/tambah-diri.server.ts";

interface Kiriman {
  readonly files: Files;
  readonly form: FormData;
}

export async function kirimTambah(scope: Scope, { files, form }: Kiriman): Promise<JawabFormulir> {
  return tambahPegawai(scope, { files, kiriman: await bacaKiriman(form), kunci: kunciDari(form) });
}

/** @param kunci the id of the record, or a NIP */
export async function kirimEdit(scope: Scope, { files, form }: Kiriman, kunci: string) {
  const id = await scope.transaction((ctx) => idPegawai(ctx, kunci));
  const ditarik = form.get("tarik");
  if (typeof ditarik === "string") return { id: await scope.transaction((ctx) => tarikUsulan(ctx, ditarik)), peringatan: [] };
  const versi = Number(form.get("versi"));
  if (!Number.isInteger(versi) || versi < 1) throw refuse.malformed("Muat ulang halaman ini, lalu simpan sekali lagi.");
  try {
    return await ubahPegawai(scope, { files, kiriman: await bacaKiriman(form), id, versi, bolehUsul: true });
  } catch (error) {
    if (!(error instanceof Refusal && error.kind === "stale")) throw error;
    return didahului(scope, error);
  }
}

/** Whoever has a record changes it, the others write it down. */
export async function kirimDiri(scope: Scope, { files, form }: Kiriman) {
  const saya = await scope.transaction(pegawaiSaya);
  if (saya) return kirimEdit(scope, { files, form }, saya.id);
  return tambahDiri(scope, { files, kiriman: await bacaKiriman(form), kunci: kunciDari(form) });
}

const kunciDari = (form: FormData): string => String(form.get("kunci") ?? "");

async function didahului(scope: Scope, { message, current }: Refusal) {
  const row = current as Row;
  const [last] = await scope.transaction((ctx) => history(ctx, pegawai.name, { id: row.id, limit: 1 }));
  const oleh = last ? { name: last.actorName, at: last.at } : null;
  return data<JawabFormulir>({ refusal: { kind: "stale", sentence: message }, current: row, oleh }, { status: 409 });
}
