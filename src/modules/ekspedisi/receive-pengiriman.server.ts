import { record } from "#kit/audit/audit.server.ts";
import { type Ctx, demand, type Scope } from "#kit/ctx.server.ts";
import { notDeleted } from "#kit/database/bin.server.ts";
import { fingerprint, runOnce } from "#kit/database/idempotency.server.ts";
import { sql } from "#kit/database/sql.server.ts";
import { today } from "#kit/dates.ts";
import { enqueue } from "#kit/jobs/jobs.server.ts";
import { refuse } from "#kit/refusals.ts";
import { demandValid } from "#kit/register/demand-valid.server.ts";
import { create } from "#kit/register/store.server.ts";
import { isUuid } from "#kit/register/uuid.ts";
import { ekspedisi } from "./ekspedisi.ts";
import { catatFields, surelFields } from "./fields.ts";
import { loadPengiriman } from "./load-pengiriman.server.ts";
import { kirimSurat } from "./send-surat.server.ts";
import { mayGoAgain, surelOf } from "./surel.ts";

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
    // Who presses it twice finds the second time that it goes already.
    if (aksi === "ulang") return postAgain(ctx, suratId, { id: sent.id, hasMail });
    const key = String(kunci ?? "");
    if (!/^[0-9a-f]{32}$/.test(key)) throw refuse.malformed("Muat ulang halaman ini, lalu kirim sekali lagi.");
    const sending = { scope: `ekspedisi ${suratId}:${ctx.actor.id}`, key, fingerprint: fingerprint({ aksi, ...sent }) };
    return runOnce(ctx, sending, async () => {
      const { surat, tanpaSurel } = await loadPengiriman(ctx, suratId, hasMail);
      const tentang = { nomorSurat: surat.nomorSurat, perihal: surat.perihal };
      if (aksi === "catat") return note(ctx, surat.id, { ...tentang, ...demandValid(catatFields, sent) });
      if (aksi !== "surel") throw refuse.malformed("Kiriman ini tidak dikenal.");
      if (tanpaSurel) throw refuse.invalid(tanpaSurel);
      return post(ctx, surat.id, { ...tentang, ...demandValid(surelFields, sent) });
    });
  });

type Sent = Readonly<Record<string, unknown>>;

async function note(ctx: Ctx, suratId: string, sent: Sent): Promise<Answer> {
  await write(ctx, suratId, sent);
  return { pesan: "Pengiriman dicatat di buku ekspedisi" };
}

async function post(ctx: Ctx, suratId: string, sent: Sent): Promise<Answer> {
  const id = await write(ctx, suratId, { ...sent, cara: "surel", tanggalKirim: today(ctx.now) });
  await ctx.db.updateTable("ekspedisi").set({ surelDiminta: true }).where("id", "=", id).execute();
  await enqueue(ctx, kirimSurat, { payload: { id } });
  return { pesan: "Surat sedang dikirim lewat e-mail" };
}

/** Two letters may bear one number: this is the one on whose page it was written. */
async function write(ctx: Ctx, suratId: string, sent: Sent): Promise<string> {
  const { id } = await create(ctx, ekspedisi, { ...sent, status: "dikirim" }, "json");
  await ctx.db.updateTable("ekspedisi").set({ suratId }).where("id", "=", id).execute();
  return id;
}

interface Again {
  readonly id: unknown;
  readonly hasMail: boolean;
}

/** Somebody decides that it goes once more. @throws Refusal 404, 409 unless it may have gone, or was refused or held up */
async function postAgain(ctx: Ctx, suratId: string, { id, hasMail }: Again): Promise<Answer> {
  const { tanpaSurel } = await loadPengiriman(ctx, suratId, hasMail);
  if (typeof id !== "string" || !isUuid(id)) throw refuse.notFound();
  const row = await ctx.db
    .selectFrom("ekspedisi")
    .select(["id", "status", "surelDiminta", "surelPada", "surelMulai", "surelDitolak", "createdAt"])
    .where("id", "=", id)
    .where("suratId", "=", suratId)
    .where(notDeleted())
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw refuse.notFound();
  const surel = surelOf(row, ctx.now);
  if (surel === null || !mayGoAgain(surel, row.status))
    throw refuse.conflict("Surat ini sudah dikirim lagi atau sudah sampai. Keadaannya yang sekarang ada di bawah ini.");
  if (tanpaSurel) throw refuse.invalid(tanpaSurel);
  await ctx.db
    .updateTable("ekspedisi")
    .set({ surelMulai: null, surelDitolak: null, surelGagal: null, status: "dikirim", versi: sql<number>`versi + 1`, updatedAt: ctx.now })
    .where("id", "=", row.id)
    .execute();
  const [before, after] = [{ status: row.status }, { status: "dikirim" }];
  await record(ctx, { action: "resend", subject: ekspedisi.name, subjectId: row.id, before, after });
  await enqueue(ctx, kirimSurat, { payload: { id: row.id } });
  return { pesan: "Surat dikirim sekali lagi lewat e-mail" };
}
