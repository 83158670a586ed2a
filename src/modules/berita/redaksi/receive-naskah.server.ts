import { data, redirect } from "react-router";
import { overtaken } from "#kit/audit/overtaken.server.ts";
import type { Scope } from "#kit/ctx.server.ts";
import { Refusal } from "#kit/refusals.ts";
import { relatedOf } from "#kit/register/related.server.ts";
import { isUuid } from "#kit/register/uuid.ts";
import { differingFields, typedOf } from "#kit/ui/form/typed.ts";
import { redaksiPath } from "../paths.ts";
import type { Tolakan } from "./answer.ts";
import { fields, type Naskah, naskahContent } from "./naskah.ts";
import { sendNaskah } from "./send-naskah.server.ts";

/** The action of the editor's page: goes on, or tells what stands in the way. @throws Refusal, Response */
export async function receiveNaskah(scope: Scope, id: string | undefined, form: FormData) {
  try {
    throw redirect(await scope.transaction((ctx) => sendNaskah(ctx, id, form)));
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    if (error.kind === "stale") return disalip(scope, form, error);
    const refusal = { kind: error.kind, sentence: error.message };
    if (error.kind === "forbidden") return data<Tolakan>({ refusal }, { status: 403 });
    throw error;
  }
}

async function disalip(scope: Scope, form: FormData, refusal: Refusal) {
  const kini = refusal.current as Naskah;
  const dikirim = Object.fromEntries(form);
  // The first answer was lost, or both wrote the same: there is nothing to decide.
  const sama = differingFields(fields, typedOf(fields, dikirim), typedOf(fields, naskahContent(kini))).length === 0;
  if (sama && dikirim.aksi === "simpan") throw redirect(`${redaksiPath}/${kini.id}?pesan=simpan`);
  const { names } = await scope.transaction((ctx) => relatedOf(ctx, { fields: fields }, [naskahContent(kini), sentSaja(dikirim)]));
  return data<Tolakan>({ ...(await overtaken<Naskah>(scope, "berita", refusal)), names }, { status: 409 });
}

/** Ids that are none would be refused by the database. */
const sentSaja = (dikirim: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(Object.entries(dikirim).filter(([nama, isi]) => nama in fields && isUuid(String(isi))));
