import type { Scope } from "#kit/ctx.server.ts";
import { Refusal, refuse } from "#kit/refusals.ts";
import type { Visit } from "#kit/visit.server.ts";
import { kunciDitolak, periksaKunci, tempatKunci } from "../faktor/kunci-masuk.server.ts";
import { kukiOf } from "../sesi/kuki.server.ts";
import { langkahLewat, salahPemulihan, selesaikanDenganKode, selesaikanDenganKunci, tujuanLangkah } from "./langkah-kedua.server.ts";
import type { SudahMasuk } from "./sambut.server.ts";

interface Kiriman {
  readonly request: Request;
  readonly visit: Visit;
  readonly form: FormData;
}

/** The form of the second step: a code of the app, a recovery code, or what a passkey signed. */
export async function terimaLangkah(scope: Scope, { request, visit, form }: Kiriman): Promise<SudahMasuk> {
  const { address, secure } = visit;
  const browser = { agent: request.headers.get("user-agent"), perangkat: kukiOf(request, "perangkat", secure) };
  const tamu = { ...browser, kind: "cookie", address, previous: kukiOf(request, "sesi", secure) } as const;
  const langkah = kukiOf(request, "langkah", secure);
  const read = (name: string) => String(form.get(name) ?? "");
  if (!form.has("kunci")) {
    const cara = form.has("pemulihan") ? "pemulihan" : "kode";
    return selesaikanDenganKode(scope, { ...tamu, langkah, kode: read(cara) }).catch((error: unknown) => sebutCara(error, cara));
  }
  const tempat = tempatKunci(visit);
  const tujuan = await scope.transaction((ctx) => tujuanLangkah(ctx, langkah));
  if (!tujuan) throw refuse.unauthenticated(langkahLewat);
  if (!tempat) throw refuse.invalid(kunciDitolak);
  const bukti = await periksaKunci(scope, { jawaban: read("kunci"), untuk: tujuan.untuk, tempat });
  return selesaikanDenganKunci(scope, { ...tamu, langkah, bukti });
}

/** So that the page opens the form that was sent, and says what fits it. */
function sebutCara(error: unknown, cara: string): never {
  if (!(error instanceof Refusal) || error.kind === "unauthenticated") throw error;
  const { kind, message, retryAfter } = error;
  const sentence = kind === "invalid" && cara === "pemulihan" ? salahPemulihan : message;
  throw new Refusal(kind, sentence, { current: { cara }, ...(retryAfter === undefined ? {} : { retryAfter }) });
}
