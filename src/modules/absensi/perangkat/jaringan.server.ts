import { type Bounds, isNetwork, isWider, isWithin, networkList, plainNetwork } from "#kit/access/networks.server.ts";
import { demandRecentConfirmation } from "#kit/access/recent-confirmation.ts";
import { record } from "#kit/audit/audit.server.ts";
import { type Ctx, demand, type ReadCtx, type Scope } from "#kit/ctx.server.ts";
import { refuse } from "#kit/refusals.ts";
import { isUuid } from "#kit/register/uuid.ts";
import { demandRecordedPerson, demandSecondPerson } from "#modules/kepegawaian/index.server.ts";
import { notifyPengawas } from "./notify-pengawas.server.ts";

export interface Jaringan {
  /** Addresses and networks, e.g. "103.10.66.0/24". */
  readonly jaringan: readonly string[];
  /** Phones, too, have to be in it to use the code. */
  readonly ponsel: boolean;
}

export interface ValidJaringan extends Jaringan {
  /** Agreed to before networks were judged as they are now: nobody is in them. */
  readonly ditolak: readonly string[];
}

/**
 * What was agreed to last, judged anew; null: devices are bound to no network. Where every network is refused they are bound to
 * none that anybody is in: whoever wanted a bound gets no open door.
 */
export async function validNetworks(ctx: ReadCtx): Promise<ValidJaringan | null> {
  const agreed = await agreedNetworks(ctx);
  if (!agreed) return null;
  const ditolak = agreed.jaringan.filter((satu) => networkFault([satu]));
  return { ...agreed, jaringan: agreed.jaringan.filter((satu) => !ditolak.includes(satu)), ditolak };
}

interface Log {
  readonly warn: (details: object, sentence: string) => void;
}

/** Says so in the log for as long as a network in force is one that nobody may ask for any more. */
export async function warnOfRefusedNetworks(scope: Scope, log: Log): Promise<void> {
  const ditolak = (await scope.read(validNetworks))?.ditolak ?? [];
  if (ditolak.length > 0)
    log.warn({ jaringan: ditolak }, "jaringan absensi yang terlalu luas atau keliru tidak dipakai; atur ulang di Perangkat Absensi");
}

async function agreedNetworks(ctx: ReadCtx): Promise<Jaringan | null> {
  const row = await ctx.db
    .selectFrom("jaringanAbsensi")
    .select(["jaringan", "ponsel"])
    .where("diterima", "=", true)
    .orderBy("nomor", "desc")
    .limit(1)
    .executeTakeFirst();
  return row && row.jaringan.length > 0 ? row : null;
}

/** Whether an address is in the school's network; null while none is set. */
export async function inNetwork(ctx: ReadCtx, alamat: string): Promise<boolean | null> {
  const berlaku = await validNetworks(ctx);
  return berlaku && isWithin(networkList(berlaku.jaringan), alamat);
}

/** Where phones use the code. @throws Refusal 422 outside the network, where phones have to be in it. @returns false outside, where they need not */
export async function demandPonsel(ctx: ReadCtx, alamat: string): Promise<boolean> {
  const berlaku = await validNetworks(ctx);
  if (!berlaku || isWithin(networkList(berlaku.jaringan), alamat)) return true;
  if (berlaku.ponsel) throw refuse.invalid(ponselLuar, { kode: ponselLuar });
  return false;
}

const ponselLuar = "Kode hanya berlaku di jaringan madrasah. Sambungkan ponsel ke Wi-Fi madrasah, lalu coba lagi.";

/** Asks for another network: one sentence for a network that nobody can mean. @throws Refusal 403, 409 while one waits, 422 */
export async function proposeNetwork(ctx: Ctx, { teks, ponsel }: { readonly teks: string; readonly ponsel: boolean }): Promise<void> {
  demand(ctx, "perangkatAbsensi:create");
  demandRecentConfirmation(ctx);
  const diajukanOleh = await demandRecordedPerson(ctx);
  const jaringan = [
    ...new Set(
      teks
        .toLowerCase()
        .split(/[\s,;]+/)
        .filter(Boolean)
        .map((satu) => plainNetwork(satu) ?? satu),
    ),
  ];
  const salah = networkFault(jaringan);
  if (salah) throw refuse.invalid(salah, { jaringan: salah });
  const baru = await ctx.db
    .insertInto("jaringanAbsensi")
    .values({ jaringan, ponsel, diajukanOleh, createdAt: ctx.now, diputusOleh: null, diputusPada: null, diterima: null })
    .onConflict((ada) => ada.doNothing())
    .returning("id")
    .executeTakeFirst();
  if (!baru) throw refuse.conflict("Masih ada perubahan jaringan yang menunggu diperiksa. Putuskan itu dahulu.");
  await record(ctx, { action: "create", subject: "jaringanAbsensi", subjectId: baru.id, after: { jaringan, ponsel } });
  await notifyPengawas(ctx, {
    kind: "jaringan-diajukan",
    title: "Perubahan jaringan madrasah untuk absensi menunggu diperiksa orang kedua.",
  });
}

/** A second person agrees; whoever asked may take it back, and anybody of them may refuse it. @throws Refusal 403, 404 */
export async function decideNetwork(ctx: Ctx, id: string, diterima: boolean): Promise<void> {
  demand(ctx, "perangkatAbsensi:manage");
  demandRecentConfirmation(ctx);
  const menunggu = ctx.db.selectFrom("jaringanAbsensi").selectAll().where("diputusPada", "is", null);
  const usul = isUuid(id) ? await menunggu.where("id", "=", id).forUpdate().executeTakeFirst() : undefined;
  if (!usul) throw refuse.notFound("Perubahan ini sudah diputuskan.");
  if (diterima) await demandSecondPerson(ctx, { oleh: usul.diajukanOleh, hak: "perangkatAbsensi:create" });
  const salah = diterima && networkFault(usul.jaringan);
  if (salah) throw refuse.invalid(`${salah} Tolak usul ini, lalu ajukan yang lain.`);
  const before = await agreedNetworks(ctx);
  const putusan = { diterima, diputusOleh: ctx.actor.id, diputusPada: ctx.now };
  await ctx.db.updateTable("jaringanAbsensi").set(putusan).where("id", "=", id).execute();
  const after = { jaringan: usul.jaringan, ponsel: usul.ponsel, diterima };
  await record(ctx, { action: "update", subject: "jaringanAbsensi", subjectId: id, before: { ...before }, after });
  if (diterima) await notifyPengawas(ctx, { kind: "jaringan-berubah", title: "Jaringan madrasah untuk absensi sudah diganti." });
}

export interface UsulJaringan extends Jaringan {
  readonly id: string;
  readonly oleh: string;
  readonly pada: Date;
  readonly sendiri: boolean;
}

/** What waits for the second person. @throws Refusal 404 */
export async function usulJaringan(ctx: ReadCtx): Promise<UsulJaringan | null> {
  demand(ctx, "perangkatAbsensi:read");
  const row = await ctx.db
    .selectFrom("jaringanAbsensi")
    .innerJoin("akun", "akun.id", "diajukanOleh")
    .select(["jaringanAbsensi.id", "jaringan", "ponsel", "akun.nama as oleh", "jaringanAbsensi.createdAt as pada", "diajukanOleh"])
    .where("diputusPada", "is", null)
    .executeTakeFirst();
  if (!row) return null;
  const { diajukanOleh, ...usul } = row;
  return { ...usul, sendiri: diajukanOleh === ctx.actor.id };
}

const mostFrequent = 20;
/** Wider than any provider gives a school: half the world would be "at school". */
const widest: Bounds = { v4: 16, v6: 32 };

function networkFault(jaringan: readonly string[]): string | undefined {
  if (jaringan.length > mostFrequent) return `Paling banyak ${mostFrequent} jaringan.`;
  const keliru = jaringan.find((satu) => !isNetwork(satu));
  if (keliru) return `“${keliru.slice(0, 60)}” bukan jaringan. Tulis seperti 103.10.66.0/24 atau 2001:db8::/32, satu tiap baris.`;
  const luas = jaringan.find((satu) => isWider(plainNetwork(satu) ?? satu, widest));
  return luas && `Jaringan “${luas}” terlalu luas. Paling luas /${widest.v4} untuk IPv4 dan /${widest.v6} untuk IPv6.`;
}
