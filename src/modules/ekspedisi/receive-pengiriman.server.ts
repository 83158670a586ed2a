import { type Ctx, demand, type Scope } from "#kit/ctx.server.ts";
import { fingerprint, runOnce } from "#kit/database/idempotency.server.ts";
import { today } from "#kit/dates.ts";
import { enqueue } from "#kit/jobs/jobs.server.ts";
import { refuse } from "#kit/refusals.ts";
import { demandValid } from "#kit/register/demand-valid.server.ts";
import { create } from "#kit/register/store.server.ts";
import { ekspedisi } from "./ekspedisi.ts";
import { catatFields, surelFields } from "./fields.ts";
import { loadPengiriman } from "./load-pengiriman.server.ts";
import { kirimSurat } from "./send-surat.server.ts";

export interface Answer {
  readonly pesan: string;
}

/** What a form of a letter's page asks for. Sent twice, it is done once. @param hasMail a mail server is named @throws Refusal */
export const receivePengiriman = (
  scope: Scope,
  suratId: string,
  { form, hasMail }: { form: FormData; hasMail: boolean },
): Promise<Answer> =>
  scope.transaction(async (ctx) => {
    demand(ctx, "ekspedisi:create");
    const { aksi, kunci, ...sent } = Object.fromEntries(form);
    const key = String(kunci ?? "");
    if (!/^[0-9a-f]{32}$/.test(key)) throw refuse.malformed("Muat ulang halaman ini, lalu kirim sekali lagi.");
    const sending = { scope: `ekspedisi ${suratId}:${ctx.actor.id}`, key, fingerprint: fingerprint({ aksi, ...sent }) };
    return runOnce(ctx, sending, async () => {
      const { surat, tanpaSurel } = await loadPengiriman(ctx, suratId, hasMail);
      const tentang = { nomorSurat: surat.nomorSurat, perihal: surat.perihal };
      if (aksi === "catat") return note(ctx, { ...tentang, ...demandValid(catatFields, sent) });
      if (aksi !== "surel") throw refuse.malformed("Kiriman ini tidak dikenal.");
      if (tanpaSurel) throw refuse.invalid(tanpaSurel);
      return post(ctx, { ...tentang, ...demandValid(surelFields, sent) });
    });
  });

type Sent = Readonly<Record<string, unknown>>;

async function note(ctx: Ctx, sent: Sent): Promise<Answer> {
  await create(ctx, ekspedisi, { ...sent, status: "dikirim" }, "json");
  return { pesan: "Pengiriman dicatat di buku ekspedisi" };
}

async function post(ctx: Ctx, sent: Sent): Promise<Answer> {
  const { id } = await create(ctx, ekspedisi, { ...sent, cara: "surel", status: "dikirim", tanggalKirim: today(ctx.now) }, "json");
  await ctx.db.updateTable("ekspedisi").set({ surelDiminta: true }).where("id", "=", id).execute();
  await enqueue(ctx, kirimSurat, { payload: { id } });
  return { pesan: "Surat sedang dikirim lewat e-mail" };
}
