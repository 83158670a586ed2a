import { redirect } from "react-router";
import type { Scope } from "#kit/ctx.server.ts";
import { changeMaps } from "#kit/lists/change-maps.server.ts";
import { readChoices } from "#kit/lists/choices.ts";
import { deleteList } from "#kit/lists/list.server.ts";
import { readUpload } from "#kit/lists/read-upload.server.ts";
import { refuse } from "#kit/refusals.ts";
import { inTurn } from "#kit/transfer/transfer.server.ts";
import { type Examiner, isExaminer } from "../lembar.ts";
import { type Lembar, readLembarNilai } from "../load-jalur.server.ts";
import type { MarkWork } from "./mark-work.server.ts";
import { sheetRegister } from "./sheet-register.ts";

type Place = { readonly jalur: string; readonly komponen: string };

export type ImporAnswer = { readonly masuk: number } | { readonly told: string } | { readonly settled: true };

/** Whose column the list is for; the first where one examiner is enough. */
export const askedPenguji = ({ measure }: Lembar, said: unknown): Examiner => (measure.toleransi !== null && isExaminer(said) ? said : "1");

interface Tools {
  readonly scope: Scope;
  readonly marks: MarkWork;
  readonly signal: AbortSignal;
}

/** @throws Refusal */
export async function answerImpor({ scope, marks, signal }: Tools, place: Place, form: FormData): Promise<Response | ImporAnswer> {
  const lembar = await scope.read((ctx) => readLembarNilai(ctx, place));
  const register = sheetRegister(lembar);
  const [penguji, daftar] = [askedPenguji(lembar, form.get("penguji")), String(form.get("daftar") ?? "")];
  const { actor, requestId } = scope;
  const asked = { who: { actor, requestId }, jalur: place.jalur, komponen: place.komponen, penguji };
  const address = `${register.path}/impor`;
  switch (form.get("aksi")) {
    case "periksa": {
      const read = () => readUpload(form.get("berkas"), "Pilih dulu berkasnya.", signal);
      const id = await inTurn(actor, async () => marks.keepMarks({ ...asked, file: await read() }));
      return redirect(`${address}?${new URLSearchParams({ daftar: id, ...(lembar.measure.toleransi !== null && { penguji }) })}`);
    }
    case "atur": {
      const choices = readChoices(String(form.get("pilihan") ?? ""));
      if (!choices) throw refuse.malformed("Pilihan ini tidak terbaca. Muat ulang halaman, lalu coba lagi.");
      await inTurn(actor, () => marks.settleMarks({ ...asked, daftar, choices }));
      return { settled: true };
    }
    case "simpan":
      return { masuk: await inTurn(actor, () => marks.takeMarks({ ...asked, daftar, sidik: String(form.get("sidik") ?? "") })) };
    case "buang":
      await scope.transaction((ctx) => deleteList(ctx, register, daftar));
      return redirect(address);
    default:
      return { told: await scope.transaction((ctx) => changeMaps(ctx, register, form)) };
  }
}
