import { hashPassword } from "#kit/access/password.server.ts";
import type { Ctx, Scope } from "#kit/ctx.server.ts";
import { today } from "#kit/dates.ts";
import { type FieldSentences, refuse } from "#kit/refusals.ts";
import { oneLine } from "#kit/typed-text.ts";
import { readSekolah } from "#modules/profil/index.server.ts";
import { createAkun } from "../create-akun.server.ts";
import { readNip } from "../nip.ts";
import { checkFullPassword } from "../password/check-full.server.ts";
import { consumeTautan, validTautan } from "./link.server.ts";
import { finishedTautan } from "./sentences.ts";

export interface NewAdministrator {
  readonly token: string;
  readonly nip: string;
  readonly nama: string;
  readonly password: string;
}

/** @throws Refusal "invalid" with a sentence per field, "conflict" when the link is over */
export async function createFirstAdministrator(scope: Scope, sent: NewAdministrator): Promise<void> {
  const nama = oneLine(sent.nama);
  const { nip, error } = readNip(sent.nip, today());
  const fields: Record<string, string> = {};
  if (nip === null) fields.nip = error ?? "NIP terdiri dari 18 angka.";
  if (nama === "") fields.nama = "Isi nama lengkap Anda.";
  else if (nama.length > 120 || /[^\P{Cc}\s]/u.test(sent.nama)) fields.nama = "Nama paling banyak 120 huruf.";
  const weak = await checkFullPassword(sent.password, { nip: nip ?? "", nama, sekolah: await scope.read(readSekolah) });
  if (weak) fields.password = weak;
  if (nip === null || hasAny(fields)) throw refuse.invalid("Periksa lagi isian yang ditandai.", fields);
  if (!(await scope.transaction((ctx) => validTautan(ctx, sent.token)))) throw refuse.conflict(finishedTautan);
  const passwordHash = await hashPassword(sent.password);
  await scope.transaction((ctx) => settle(ctx, sent.token, { nip, nama, passwordHash }));
}

async function settle(ctx: Ctx, token: string, akun: { nip: string; nama: string; passwordHash: string }): Promise<void> {
  if (!(await consumeTautan(ctx, token))) throw refuse.conflict(finishedTautan);
  await createAkun(ctx, { ...akun, peran: ["administrator"] });
}

const hasAny = (fields: FieldSentences): boolean => Object.keys(fields).length > 0;
