import type { Ctx, Scope } from "#kit/ctx.server.ts";
import { refuse } from "#kit/refusals.ts";
import { isUuid } from "#kit/register/uuid.ts";
import type { Penguji } from "./komponen.ts";
import { type Lembar, readLembarNilai } from "./load-jalur.server.ts";
import { saveNilai, type Typed } from "./save-nilai.server.ts";

export const othersSentence = "Nilai ini ditulis dengan akun lain di perangkat ini. Masuk dengan akun itu untuk mengirimnya.";

type Place = { readonly jalur: string; readonly komponen: string };

/** Keeps the one field that was sent. @returns what `read` says of it afterwards */
export function saveSent<T>(
  scope: Scope,
  place: Place,
  form: FormData,
  read: (ctx: Ctx, lembar: Lembar, typed: Typed) => Promise<T>,
): Promise<T> {
  const typed = readTyped(form);
  return scope.transaction(async (ctx) => {
    // A mark belongs to its examiner: what waited on the device goes out as nobody else.
    const akun = form.get("akun");
    if (akun !== null && akun !== ctx.actor.id) throw refuse.conflict(othersSentence);
    const lembar = await readLembarNilai(ctx, place);
    await saveNilai(ctx, lembar, typed);
    return read(ctx, lembar, typed);
  });
}

const isPenguji = (value: string): value is Penguji => value === "1" || value === "2" || value === "penyelesaian";

/** @throws Refusal 400 */
function readTyped(form: FormData): Typed {
  const text = (name: string) => {
    const value = form.get(name);
    return typeof value === "string" ? value : "";
  };
  const [penguji, pendaftaranId] = [text("penguji"), text("pendaftaran")];
  const [versi, semester] = [Number(text("versi")), Number(text("semester"))];
  if (!isPenguji(penguji) || !isUuid(pendaftaranId) || !Number.isInteger(versi) || !Number.isInteger(semester)) {
    throw refuse.malformed("Kiriman ini tidak dikenal.");
  }
  return { ...{ pendaftaranId, penguji, mapel: text("mapel"), semester, versi }, nilai: text("nilai"), alasan: text("alasan") };
}
