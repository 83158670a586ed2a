import { record } from "#kit/audit/audit.server.ts";
import { type Ctx, demand, type ReadCtx } from "#kit/ctx.server.ts";
import { notDeleted } from "#kit/database/bin.server.ts";
import { addDays, formatDay, today } from "#kit/dates.ts";
import { withFullStop } from "#kit/full-stop.ts";
import { notify } from "#kit/notices/notices.server.ts";
import { refuse } from "#kit/refusals.ts";
import { check } from "#kit/register/check.ts";
import { isUuid } from "#kit/register/uuid.ts";
import { instruksi as daftarInstruksi, isSifat, type Sifat } from "../instruksi.ts";
import { cabangPath } from "../paths.ts";
import { suratHidup, suratTree, takeCabang } from "../tree.server.ts";
import { type Cabang, held, suratState } from "../tree.ts";
import { changeCabang } from "./escalate.server.ts";
import { disposisiFields } from "./fields.ts";
import { followJalan, kabarSurat, statusSurat } from "./surat.server.ts";

/** As a form sends it. */
export interface DisposisiFields {
  readonly kepada: readonly string[];
  readonly instruksi: readonly string[];
  readonly sifat: string;
  readonly catatan: string;
  readonly batas: string;
}

/** Disposes of an incoming letter. @returns how many got it; @throws Refusal 403, 404, 409, 422 */
export async function giveDisposisi(ctx: Ctx, suratId: string, isian: DisposisiFields): Promise<number> {
  demand(ctx, "disposisi:create");
  await suratHidup(ctx, suratId, true);
  return write(ctx, { suratId, cabang: null, isian });
}

/** Hands a branch on; it ends with the last of those who get it. @throws Refusal 404, 409, 422 */
export async function forwardDisposisi(ctx: Ctx, cabangId: string, isian: DisposisiFields): Promise<number> {
  const { cabang, suratId } = await takeCabang(ctx, cabangId, true);
  demandPemegang(ctx, cabang);
  const banyak = await write(ctx, { suratId, cabang, isian });
  await changeCabang(ctx, [cabang.id], { status: "diteruskan", dibacaPada: cabang.dibacaPada ?? ctx.now });
  return banyak;
}

/** Only with whom it lies may answer, forward or close it. @throws Refusal 403, 409 */
export function demandPemegang(ctx: ReadCtx, { kepada, status }: Cabang): void {
  if (kepada.id !== ctx.actor.id) throw refuse.forbidden("Hanya penerima disposisi ini yang dapat menindaklanjutinya.");
  if (!held({ status })) throw refuse.conflict("Disposisi ini sudah ditindaklanjuti. Muat ulang halaman ini.");
}

interface Tulisan {
  readonly suratId: string;
  readonly cabang: Cabang | null;
  readonly isian: DisposisiFields;
}

async function write(ctx: Ctx, { suratId, cabang, isian }: Tulisan): Promise<number> {
  const { kepada, ...isi } = await checkDisposisi(ctx, { suratId, cabang, isian });
  const statusSemula = suratState(await suratTree(ctx, suratId)) === "belum" ? await statusSurat(ctx, suratId) : null;
  const { id } = await ctx.db
    .insertInto("disposisi")
    .values({ ...isi, suratMasukId: suratId, cabangId: cabang?.id ?? null, dariId: pelaku(ctx), createdAt: ctx.now, statusSemula })
    .returning("id")
    .executeTakeFirstOrThrow();
  const baru = await ctx.db
    .insertInto("cabangDisposisi")
    .values(kepada.map((kepadaId) => ({ disposisiId: id, kepadaId, createdAt: ctx.now, updatedAt: ctx.now })))
    .returning(["id", "kepadaId"])
    .execute();
  await record(ctx, { action: "create", subject: "disposisi", subjectId: id, after: { ...isi, suratMasukId: suratId, kepada } });
  await followJalan(ctx, suratId, "diproses");
  const perihal = await kabarSurat(ctx, suratId);
  for (const satu of baru) {
    await notify(ctx, {
      to: { accounts: [satu.kepadaId] },
      kind: "disposisi-baru",
      title: `Disposisi untuk Anda: ${perihal}`,
      body: `${withFullStop(`Dari ${ctx.actor.name}`)}${isi.batas ? ` Batas waktu ${formatDay(isi.batas)}.` : ""}`,
      link: cabangPath(satu.id),
    });
  }
  return baru.length;
}

async function checkDisposisi(ctx: ReadCtx, { suratId, cabang, isian }: Tulisan) {
  const { values, errors } = check(disposisiFields, { catatan: isian.catatan, batas: isian.batas });
  const salah: Record<string, string> = { ...errors };
  const kepada = [...new Set(isian.kepada)];
  const instruksi = [...new Set(isian.instruksi)].filter((kode) => Object.hasOwn(daftarInstruksi, kode));
  const sebab = await penerimaFault(ctx, suratId, kepada);
  if (sebab) salah.kepada = sebab;
  if (instruksi.length === 0) salah.instruksi = "Pilih paling sedikit satu instruksi.";
  const batas = values.batas ?? null;
  const sebabBatas = batas && limitFault(batas, { hari: today(ctx.now), paling: cabang?.batas ?? null });
  if (sebabBatas) salah.batas = sebabBatas;
  if (Object.keys(salah).length > 0) throw refuse.invalid("Periksa lagi isian yang ditandai.", salah);
  const sifat: Sifat = isSifat(isian.sifat) ? isian.sifat : "biasa";
  // Whoever hands on gives no more time than they got, also by saying nothing.
  return { kepada, instruksi, sifat, batas: batas ?? cabang?.batas ?? null, catatan: values.catatan ?? null };
}

function limitFault(batas: string, { hari, paling }: { readonly hari: string; readonly paling: string | null }): string | undefined {
  if (paling && paling < hari) return `Batas untuk Anda sendiri sudah lewat (${formatDay(paling)}). Kosongkan isian ini.`;
  if (batas < hari) return "Batas waktu sudah lewat. Pilih hari ini atau sesudahnya.";
  if (paling && batas > paling) return `Tidak boleh sesudah batas untuk Anda sendiri, ${formatDay(paling)}.`;
  return batas > addDays(hari, 730) ? "Batas waktu paling lama dua tahun dari sekarang." : undefined;
}

async function penerimaFault(ctx: ReadCtx, suratId: string, kepada: readonly string[]) {
  if (kepada.length === 0) return "Pilih paling sedikit satu penerima.";
  if (kepada.includes(pelaku(ctx))) return "Disposisi tidak dapat ditujukan kepada diri sendiri.";
  const aktif = kepada.every(isUuid)
    ? await ctx.db.selectFrom("akun").select("id").where("id", "in", kepada).where("aktif", "=", true).where(notDeleted()).execute()
    : [];
  if (aktif.length !== kepada.length) return "Ada penerima yang akunnya sudah tidak aktif. Pilih yang lain.";
  const memegang = (await suratTree(ctx, suratId)).find((satu) => held(satu) && kepada.includes(satu.kepada.id));
  return memegang ? `${memegang.kepada.nama} sudah memegang disposisi surat ini.` : undefined;
}

function pelaku(ctx: ReadCtx): string {
  if (ctx.actor.id === null) throw refuse.unauthenticated();
  return ctx.actor.id;
}
