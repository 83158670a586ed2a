import { record } from "#kit/audit/audit.server.ts";
import { type Ctx, demand, may, type ReadCtx } from "#kit/ctx.server.ts";
import { refuse } from "#kit/refusals.ts";
import { isUuid } from "#kit/register/uuid.ts";
import type { JenisPerangkat, SebabDitutup } from "./labels.ts";
import { jenisLabels } from "./labels.ts";
import { notifyPengawas } from "./notify-pengawas.server.ts";

export interface Perangkat {
  readonly id: string;
  readonly nama: string;
  readonly jenis: JenisPerangkat;
  readonly dibukaOleh: string;
  readonly dibukaPada: Date;
  readonly diperiksaOleh: string | null;
  /** Opened by one person alone in earlier days: records until then, and no longer unless somebody checks it. */
  readonly peralihanSampai: Date | null;
  readonly berlakuSampai: Date;
  /** Asked for by whoever looks: somebody else checks it. */
  readonly sendiri: boolean;
}

/** The devices that record or wait to, for those who look after them; nobody else sees one. */
export async function listPerangkat(ctx: ReadCtx): Promise<Perangkat[]> {
  if (may(ctx, "perangkatAbsensi:read") === "no") return [];
  const rows = await ctx.db
    .selectFrom("kiosAbsensi as kios")
    .innerJoin("akun as pembuka", "pembuka.id", "kios.dibukaOleh")
    .leftJoin("akun as pemeriksa", "pemeriksa.id", "kios.diperiksaOleh")
    .select(["kios.id", "kios.nama", "kios.jenis", "kios.dibukaOleh as akunId", "pembuka.nama as dibukaOleh"])
    .select(["pemeriksa.nama as diperiksaOleh", "kios.createdAt as dibukaPada", "peralihanSampai", "berlakuSampai"])
    .where("ditutupPada", "is", null)
    .where("berlakuSampai", ">", ctx.now)
    .orderBy("kios.createdAt")
    .execute();
  return rows.map(({ akunId, ...satu }) => ({ ...satu, sendiri: akunId === ctx.actor.id }));
}

/** From now on the device records nothing, wherever it stands. One person is enough to close it. */
export async function closePerangkat(ctx: Ctx, id: string): Promise<void> {
  demand(ctx, "perangkatAbsensi:manage");
  if (!isUuid(id)) throw refuse.notFound();
  await close(ctx, id, "ditutup");
}

/** Two devices carry one token: one of them has copied it, and nobody here can tell which. */
export async function closeDuplicate(ctx: Ctx, id: string): Promise<void> {
  const jenis = await close(ctx, id, "ganda");
  if (jenis)
    await notifyPengawas(ctx, {
      kind: "perangkat-ganda",
      title: `${jenisLabels[jenis]} ditutup: dipakai dari dua perangkat. Periksa perangkatnya.`,
    });
}

const trailReasons: Readonly<Record<SebabDitutup, string>> = { ditutup: "ditutup", ganda: "dipakai di dua perangkat" };

async function close(ctx: Ctx, id: string, sebab: SebabDitutup): Promise<JenisPerangkat | undefined> {
  const lama = await ctx.db
    .updateTable("kiosAbsensi")
    .set({ ditutupPada: ctx.now, sebabDitutup: sebab })
    .where("id", "=", id)
    .where("ditutupPada", "is", null)
    .returning(["nama", "jenis"])
    .executeTakeFirst();
  if (!lama) return undefined;
  const before = { ...lama, sebab: trailReasons[sebab] };
  await record(ctx, { action: "delete", subject: "kiosAbsensi", subjectId: id, before });
  return lama.jenis;
}
