import type { ReadCtx } from "#kit/ctx.server.ts";
import { notDeleted } from "#kit/database/bin.server.ts";
import { sql } from "#kit/database/sql.server.ts";
import type { Stored } from "#kit/database/tables.ts";
import { today } from "#kit/dates.ts";
import { refuse } from "#kit/refusals.ts";
import { formatNip } from "#modules/akun/index.ts";
import { actingToday } from "#modules/kepegawaian/index.server.ts";
import { readPengaturan } from "#modules/profil/index.server.ts";
import { describePangkat } from "./pangkat.ts";

export interface Penandatangan {
  readonly akunId: string | null;
  readonly nama: string;
  readonly nip: string;
  readonly pangkat: string;
  /** What this person is: the head, who acts as head, or the own office. */
  readonly jabatan: string;
  /** What stands above the signature, line by line. */
  readonly sebutan: string;
}

export const kepala = "Kepala Madrasah";

/** Who signs: the one who does it now, else who is or acts as head today. @throws Refusal 403 whose days are over, or not yet here */
export async function penandatangan(ctx: ReadCtx, akunId?: string): Promise<Penandatangan> {
  const tugas = await todaysTasks(ctx, akunId);
  const orang = await orangnya(ctx, tugas?.akunId ?? akunId);
  if (orang) {
    const { kepala: memimpin, ...diri } = orang;
    if (!tugas && !memimpin) throw refuse.forbidden("Hari ini Anda tidak bertugas menandatangani surat.");
    return { ...diri, ...labels(tugas) };
  }
  // Nobody signs in the name that stands on the letterhead, and whose account is disabled or gone signs nothing.
  if (akunId !== undefined) throw refuse.forbidden("Hari ini Anda tidak bertugas menandatangani surat.");
  const { kepalaNama, kepalaNip } = await readPengaturan(ctx);
  const nip = kepalaNip ? formatNip(kepalaNip) : "";
  return { akunId: null, nama: kepalaNama ?? "", nip, pangkat: "", ...labels() };
}

/** "Plh. Kepala Madrasah" or "a.n. Kepala Madrasah": in what place somebody stands today; null for everybody else. */
export async function temporaryJabatan(ctx: ReadCtx, akunId: string): Promise<string | null> {
  const tugas = await todaysTasks(ctx, akunId);
  return tugas ? (labels(tugas).sebutan.split("\n")[0] ?? null) : null;
}

/** With the office, where it is not the head who signs. */
export const describeFull = ({ nama, jabatan }: Penandatangan): string => (jabatan === kepala ? nama : `${nama}, ${jabatan}`);

type Job = Pick<Stored<"pejabatPenandatangan">, "akunId" | "cara" | "jabatan" | "jabatanAtasan">;

/** Of one person whatever is written down for today, the acting head's first; of nobody in particular the acting head's. */
async function todaysTasks(ctx: ReadCtx, akunId: string | undefined): Promise<Job | undefined> {
  const hari = today(ctx.now);
  const berlaku = ctx.db
    .selectFrom("pejabatPenandatangan")
    .innerJoin("akun", "akun.id", "akunId")
    .select(["akunId", "cara", "jabatan", "jabatanAtasan"])
    .where(notDeleted("pejabatPenandatangan"))
    .where("disahkanPada", "is not", null)
    .where("akun.aktif", "=", true)
    .where(notDeleted("akun"))
    .where("mulai", "<=", hari)
    .where("sampai", ">=", hari);
  const milik = akunId === undefined ? berlaku.where("cara", "in", ["plt", "plh"]) : berlaku.where("akunId", "=", akunId);
  const pengganti = sql`cara in ('plt', 'plh')`;
  const written = await milik.orderBy(pengganti, "desc").orderBy("mulai", "desc").executeTakeFirst();
  return written ?? (await standsIn(ctx, akunId));
}

/** By the register of positions: the deputy of a head on leave. */
async function standsIn(ctx: ReadCtx, akunId: string | undefined): Promise<Job | undefined> {
  const deputy = (await actingToday(ctx)).find(
    (one) => one.jabatan === "kepala" && one.wakil && (akunId === undefined || one.akunId === akunId),
  );
  return deputy && { akunId: deputy.akunId, cara: "plh", jabatan: null, jabatanAtasan: null };
}

async function orangnya(ctx: ReadCtx, akunId: string | undefined) {
  const hari = today(ctx.now);
  const menjabat = sql<boolean>`exists (
    select from peran_sementara jabatan where jabatan.akun_id = akun.id and jabatan.asal = 'jabatan' and jabatan.peran = 'kepala'
      and ${hari}::date between jabatan.mulai and jabatan.sampai)`;
  const memimpin = sql<boolean>`('kepala' = any(akun.peran) or ${menjabat})`;
  const akun = ctx.db
    .selectFrom("akun")
    .leftJoin("pegawai", (join) => join.onRef("pegawai.akunId", "=", "akun.id").on(notDeleted("pegawai")))
    .select(["akun.id", "akun.nama", "akun.nip", "pegawai.nama as namaPegawai", "pegawai.pangkat", memimpin.as("kepala")])
    .where(notDeleted("akun"))
    .where("akun.aktif", "=", true);
  const dicari = akunId === undefined ? akun.where(memimpin) : akun.where("akun.id", "=", akunId);
  const row = await dicari.orderBy(menjabat, "desc").orderBy("akun.nama").executeTakeFirst();
  if (!row) return undefined;
  const { id, nama, namaPegawai, nip, pangkat } = row;
  return { akunId: id, nama: namaPegawai ?? nama, nip: formatNip(nip), pangkat: describePangkat(pangkat), kepala: row.kepala };
}

function labels(tugas?: Job): Pick<Penandatangan, "jabatan" | "sebutan"> {
  const { cara, jabatan, jabatanAtasan } = tugas ?? {};
  if (!cara) return { jabatan: kepala, sebutan: kepala };
  if (cara === "plt" || cara === "plh") {
    const pengganti = `${cara === "plt" ? "Plt." : "Plh."} ${kepala}`;
    return { jabatan: pengganti, sebutan: pengganti };
  }
  const sendiri = jabatan ?? "";
  const baris = cara === "an" ? [sendiri] : [jabatanAtasan ?? "", "u.b.", sendiri];
  return { jabatan: sendiri, sebutan: [`a.n. ${kepala}`, ...baris].join("\n") };
}
