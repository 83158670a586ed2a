import { rolesWith } from "#kit/access/access.ts";
import type { Ctx, ReadCtx } from "#kit/ctx.server.ts";
import { sql } from "#kit/database/sql.server.ts";
import { formatMoment } from "#kit/dates.ts";
import { withFullStop } from "#kit/full-stop.ts";
import { notifySecurity } from "../security/notify-security.server.ts";
import { describeUsulan, type StatusUsulan, usulanPath } from "./usulan.ts";

const words: Readonly<Record<Exclude<StatusUsulan, "menunggu"> | "diusulkan", string>> = {
  diusulkan: "Diusulkan",
  berlaku: "Mulai berlaku",
  ditolak: "Usulan ditolak",
  ditarik: "Usulan ditarik",
  gugur: "Usulan gugur",
};

interface Berita {
  readonly keadaan: keyof typeof words;
  /** The mail address that whom it concerns had until now, when it was taken away. */
  readonly surelLama?: string | null | undefined;
}

/** Tells whom it concerns, who proposed it, and all who may read the trail; by mail too where there is an address. */
export async function notifyUsulan(ctx: Ctx, id: string, { keadaan, surelLama = null }: Berita): Promise<void> {
  const usulan = await ctx.db
    .selectFrom("usulanPeran")
    .innerJoin("akun", "akun.id", "usulanPeran.akunId")
    .select([
      "usulanPeran.jenis",
      "usulanPeran.isi",
      "alasan",
      "akunId",
      "pengusulId",
      "pengusulNama",
      "berlakuMulai",
      "catatan",
      "akun.nama",
    ])
    .where("usulanPeran.id", "=", id)
    .executeTakeFirstOrThrow();
  const ids = [usulan.akunId, usulan.pengusulId, ...(await jejakReaders(ctx))];
  const waktu =
    keadaan === "diusulkan" && usulan.berlakuMulai ? `Berlaku ${formatMoment(usulan.berlakuMulai)} bila tidak ada yang menolak.` : "";
  const isi = [`Diusulkan oleh ${withFullStop(usulan.pengusulNama)}`, `Alasan: ${withFullStop(usulan.catatan ?? usulan.alasan)}`, waktu];
  await notifySecurity(
    ctx,
    ids.filter((one) => one !== null),
    {
      judul: `${words[keadaan]}: ${usulan.nama} ${describeUsulan(usulan.jenis, usulan.isi)}`,
      isi: isi.filter((satu) => satu !== "").join(" "),
      tautan: usulanPath,
      // Goes with the first letter: to whom it concerns.
      surelLama,
    },
  );
}

/** Somebody who decides or signs was shut out by one person alone. */
export async function notifyClosing(ctx: Ctx, { id, nama }: { id: string; nama: string }): Promise<void> {
  await notifySecurity(ctx, [id, ...(await jejakReaders(ctx))], {
    judul: `Akun ${nama} dinonaktifkan`,
    isi: withFullStop(`Dinonaktifkan oleh ${ctx.actor.name}`),
    tautan: usulanPath,
  });
}

async function jejakReaders(ctx: ReadCtx): Promise<string[]> {
  const peran = rolesWith(ctx.policy, "audit:read");
  const pembaca = ctx.db.selectFrom("penerima").select("id").where(sql<boolean>`peran && ${peran}::text[]`);
  return (await pembaca.execute()).map(({ id }) => id);
}
