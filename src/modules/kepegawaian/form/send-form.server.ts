import { data } from "react-router";
import { overtaken } from "#kit/audit/overtaken.server.ts";
import type { Scope } from "#kit/ctx.server.ts";
import type { Files } from "#kit/files/files.server.ts";
import { Refusal, refuse } from "#kit/refusals.ts";
import type { Row } from "#kit/register/register.ts";
import { pegawai } from "../pegawai.ts";
import { ownPegawai } from "../people/own-pegawai.server.ts";
import { withdrawUsulan } from "../riwayat/usulan/propose.server.ts";
import type { FormAnswer } from "./form-content.ts";
import { idPegawai } from "./load-form.server.ts";
import { addSelf } from "./save/add-self.server.ts";
import { readSubmission } from "./save/read-submission.server.ts";
import { addPegawai, changePegawai } from "./save/save-pegawai.server.ts";

interface Submission {
  readonly files: Files;
  readonly form: FormData;
}

export async function sendAdd(scope: Scope, { files, form }: Submission): Promise<FormAnswer> {
  return addPegawai(scope, { files, kiriman: await readSubmission(form), kunci: idempotencyKey(form) });
}

/** @param kunci the id of the record, or a NIP */
export async function sendEdit(scope: Scope, { files, form }: Submission, kunci: string) {
  const id = await scope.transaction((ctx) => idPegawai(ctx, kunci));
  const ditarik = form.get("tarik");
  if (typeof ditarik === "string") return { id: await scope.transaction((ctx) => withdrawUsulan(ctx, ditarik)), peringatan: [] };
  const versi = Number(form.get("versi"));
  if (!Number.isInteger(versi) || versi < 1) throw refuse.malformed("Muat ulang halaman ini, lalu simpan sekali lagi.");
  try {
    return await changePegawai(scope, { files, kiriman: await readSubmission(form), id, versi, bolehUsul: true });
  } catch (error) {
    if (!(error instanceof Refusal && error.kind === "stale")) throw error;
    return data<FormAnswer>(await overtaken<Row>(scope, pegawai.name, error), { status: 409 });
  }
}

/** Whoever has a record changes it, the others write it down. */
export async function sendOwnData(scope: Scope, { files, form }: Submission) {
  const saya = await scope.transaction(ownPegawai);
  if (saya) return sendEdit(scope, { files, form }, saya.id);
  return addSelf(scope, { files, kiriman: await readSubmission(form), kunci: idempotencyKey(form) });
}

const idempotencyKey = (form: FormData): string => String(form.get("kunci") ?? "");
