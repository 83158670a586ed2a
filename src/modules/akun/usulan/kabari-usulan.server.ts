import { rolesWith } from "#kit/access/access.ts";
import type { Ctx } from "#kit/ctx.server.ts";
import { sql } from "#kit/database/sql.server.ts";
import { formatMoment } from "#kit/dates.ts";
import { ended } from "#kit/full-stop.ts";
import { kabariKeamanan } from "../keamanan/kabari-keamanan.server.ts";
import { alamatUsulan, type StatusUsulan, sebutUsulan } from "./usulan.ts";

const kata: Readonly<Record<Exclude<StatusUsulan, "menunggu"> | "diusulkan", string>> = {
  diusulkan: "Diusulkan",
  berlaku: "Mulai berlaku",
  ditolak: "Usulan ditolak",
  ditarik: "Usulan ditarik",
  gugur: "Usulan gugur",
};

interface Berita {
  readonly keadaan: keyof typeof kata;
  /** The mail address that whom it concerns had until now, when it was taken away. */
  readonly surelLama?: string | null | undefined;
}

/** Tells whom it concerns, who proposed it, and all who may read the trail; by mail too where there is an address. */
export async function kabariUsulan(ctx: Ctx, id: string, { keadaan, surelLama = null }: Berita): Promise<void> {
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
  const ids = [usulan.akunId, usulan.pengusulId, ...(await pembacaJejak(ctx))];
  const waktu =
    keadaan === "diusulkan" && usulan.berlakuMulai ? `Berlaku ${formatMoment(usulan.berlakuMulai)} bila tidak ada yang menolak.` : "";
  const isi = [`Diusulkan oleh ${ended(usulan.pengusulNama)}`, `Alasan: ${ended(usulan.catatan ?? usulan.alasan)}`, waktu];
  await kabariKeamanan(
    ctx,
    ids.filter((one) => one !== null),
    {
      judul: `${kata[keadaan]}: ${usulan.nama} ${sebutUsulan(usulan.jenis, usulan.isi)}`,
      isi: isi.filter((satu) => satu !== "").join(" "),
      tautan: alamatUsulan,
      // Goes with the first letter: to whom it concerns.
      surelLama,
    },
  );
}

/** Somebody who decides or signs was shut out by one person alone. */
export async function kabariPenutupan(ctx: Ctx, { id, nama }: { id: string; nama: string }): Promise<void> {
  await kabariKeamanan(ctx, [id, ...(await pembacaJejak(ctx))], {
    judul: `Akun ${nama} dinonaktifkan`,
    isi: ended(`Dinonaktifkan oleh ${ctx.actor.name}`),
    tautan: alamatUsulan,
  });
}

async function pembacaJejak(ctx: Ctx): Promise<string[]> {
  const peran = rolesWith(ctx.policy, "audit:read");
  const pembaca = ctx.db.selectFrom("penerima").select("id").where(sql<boolean>`peran && ${peran}::text[]`);
  return (await pembaca.execute()).map(({ id }) => id);
}
