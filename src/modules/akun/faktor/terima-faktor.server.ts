import type { Scope } from "#kit/ctx.server.ts";
import { refuse } from "#kit/refusals.ts";
import type { Visit } from "#kit/visit.server.ts";
import { sebutPerangkat } from "../sesi/perangkat.server.ts";
import { tempatKunci } from "./kunci-masuk.server.ts";
import { kunciGagal } from "./kunci-sandi.server.ts";
import { hapusKunciSendiri, kodePemulihanBaru, lepasAplikasiSendiri, namaiKunciSendiri } from "./lepas.server.ts";
import { pasangDenganKode, pasangKunci } from "./pasang.server.ts";

/** What a form about one's own second factor asked for; `kode` are recovery codes to be shown once. */
export interface HasilFaktor {
  readonly selesai: Aksi;
  readonly kode: readonly string[] | null;
}

export type Aksi = keyof typeof acts;

interface Kiriman {
  readonly scope: Scope;
  readonly visit: Visit;
  readonly agent: string | null;
  readonly read: (name: string) => string;
}

type Act = (sent: Kiriman) => Promise<readonly string[] | null>;

const acts = {
  "pasang-aplikasi": async ({ scope, read }) => (await pasangDenganKode(scope, read("kode"))).kode,
  "pasang-kunci": async ({ scope, visit, agent, read }) => {
    const tempat = tempatKunci(visit);
    if (!tempat) throw refuse.invalid(kunciGagal);
    return (await pasangKunci(scope, { jawaban: read("kunci"), nama: read("nama") || sebutPerangkat(agent), tempat })).kode;
  },
  "lepas-aplikasi": ({ scope }) => scope.transaction(lepasAplikasiSendiri).then(() => null),
  "namai-kunci": ({ scope, read }) =>
    scope.transaction((ctx) => namaiKunciSendiri(ctx, { id: read("id"), nama: read("nama") })).then(() => null),
  "hapus-kunci": ({ scope, read }) => scope.transaction((ctx) => hapusKunciSendiri(ctx, read("id"))).then(() => null),
  "kode-baru": ({ scope }) => scope.transaction(kodePemulihanBaru),
} satisfies Record<string, Act>;

/** Whether a form asks for something about the second factor. */
export const isAksiFaktor = (name: unknown): name is Aksi => typeof name === "string" && Object.hasOwn(acts, name);

/** @throws Refusal as the acts do; "malformed" for what no form of ours sends */
export async function terimaFaktor(
  scope: Scope,
  { request, form, visit }: { request: Request; form: FormData; visit: Visit },
): Promise<HasilFaktor> {
  const read = (name: string) => String(form.get(name) ?? "");
  const aksi = form.get("aksi");
  if (!isAksiFaktor(aksi)) throw refuse.malformed("Kiriman ini tidak terbaca. Muat ulang halaman, lalu kirim lagi.");
  return { selesai: aksi, kode: await acts[aksi]({ scope, visit, read, agent: request.headers.get("user-agent") }) };
}
