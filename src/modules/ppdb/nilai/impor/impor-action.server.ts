import { redirect } from "react-router";
import type { ReadCtx, Scope } from "#kit/ctx.server.ts";
import { withinQuota } from "#kit/files/quota.server.ts";
import { changeMaps } from "#kit/lists/change-maps.server.ts";
import { readChoices } from "#kit/lists/choices.ts";
import { openQuestions } from "#kit/lists/interpret.ts";
import { deleteList, keepBook, keepUnderstood } from "#kit/lists/list.server.ts";
import { understandBook, understandList } from "#kit/lists/understand-list.server.ts";
import { findList } from "#kit/lists/uploaded-list.server.ts";
import { readBookInThread } from "#kit/reading/reading.server.ts";
import { refuse } from "#kit/refusals.ts";
import { inTurn } from "#kit/transfer/transfer.server.ts";
import { type Examiner, isExaminer } from "../lembar.ts";
import { type Lembar, readLembarNilai } from "../load-jalur.server.ts";
import { importNilai } from "./import-nilai.server.ts";
import { lackingIn, planNilai } from "./plan-nilai.server.ts";
import { sheetRegister } from "./sheet-register.ts";
import { sheetWords } from "./sheet-words.ts";

type Place = { readonly jalur: string; readonly komponen: string };

export type ImporAnswer = { readonly masuk: number } | { readonly map: string } | { readonly settled: true };

/** Whose column the list is for; the first where one examiner is enough. */
export const askedPenguji = ({ measure }: Lembar, said: unknown): Examiner => (measure.toleransi !== null && isExaminer(said) ? said : "1");

interface Asked {
  readonly daftar: string;
  readonly penguji: Examiner;
}

/** A list as it is understood now, and what it would do; nothing of it is planned while something is asked. */
export async function understoodNilai(ctx: ReadCtx, lembar: Lembar, { daftar, penguji }: Asked) {
  const register = sheetRegister(lembar);
  const found = await findList(ctx, register, daftar);
  if (!found) return null;
  const words = sheetWords(lembar.measure, penguji);
  const { choices, interpreted } = await understandList(ctx, register, { id: daftar, words, choices: found.choices });
  const lacking = lackingIn(lembar, interpreted.seen.columns);
  const open = openQuestions(interpreted.seen, choices) > 0 || lacking.length > 0;
  const list = { ...found, choices, seen: interpreted.seen };
  return { list, lacking, interpreted, plan: open ? null : await planNilai(ctx, lembar, { interpreted, choices, penguji }) };
}

/** @throws Refusal */
export async function answerImpor(scope: Scope, place: Place, form: FormData, signal: AbortSignal): Promise<Response | ImporAnswer> {
  const lembar = await scope.read((ctx) => readLembarNilai(ctx, place));
  const register = sheetRegister(lembar);
  const [penguji, daftar] = [askedPenguji(lembar, form.get("penguji")), String(form.get("daftar") ?? "")];
  const words = sheetWords(lembar.measure, penguji);
  const address = `${register.path}/impor`;
  switch (form.get("aksi")) {
    case "periksa": {
      const file = form.get("berkas");
      if (!(file instanceof File) || file.size === 0) throw refuse.invalid("Pilih dulu berkasnya.");
      const id = await inTurn(scope.actor, async () => {
        const book = await readBookInThread(new Uint8Array(await file.arrayBuffer()), signal);
        const understood = await scope.read((ctx) => understandBook(ctx, register, { book, words }));
        const keep = () => scope.transaction((ctx) => keepBook(ctx, register, { name: file.name, book, words, understood }));
        return withinQuota(scope, { bytes: file.size, files: 0 }, keep);
      });
      return redirect(`${address}?${new URLSearchParams({ daftar: id, ...(lembar.measure.toleransi !== null && { penguji }) })}`);
    }
    case "atur": {
      const choices = readChoices(String(form.get("pilihan") ?? ""));
      if (!choices) throw refuse.malformed("Pilihan ini tidak terbaca. Muat ulang halaman, lalu coba lagi.");
      await inTurn(scope.actor, async () => {
        const understood = await scope.read((ctx) => understandList(ctx, register, { id: daftar, words, choices }));
        await scope.transaction((ctx) => keepUnderstood(ctx, daftar, understood));
      });
      return { settled: true };
    }
    case "simpan":
      return inTurn(scope.actor, async () => {
        const read = await scope.read((ctx) => understoodNilai(ctx, lembar, { daftar, penguji }));
        if (!read?.plan) throw refuse.conflict("Daftar ini belum diperiksa, atau sudah diimpor. Muat ulang halaman ini.");
        const brought = { interpreted: read.interpreted, choices: read.list.choices, penguji };
        const masuk = await scope.transaction(async (ctx) => {
          const count = await importNilai(ctx, lembar, brought, String(form.get("sidik") ?? ""));
          // What could not be taken waits to be downloaded and mended.
          if (read.plan?.salah.length === 0) await deleteList(ctx, register, daftar);
          return count;
        });
        return { masuk };
      });
    case "buang":
      await scope.transaction((ctx) => deleteList(ctx, register, daftar));
      return redirect(address);
    default:
      return { map: await scope.transaction((ctx) => changeMaps(ctx, register, form)) };
  }
}
