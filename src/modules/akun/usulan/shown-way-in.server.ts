import type { ReadCtx } from "#kit/ctx.server.ts";
import { sql } from "#kit/database/sql.server.ts";
import { formatMoment } from "#kit/dates.ts";
import { withFullStop } from "#kit/full-stop.ts";
import type { JenisUsulan, UsulanContent } from "./usulan.ts";
import { grantsPower, wasOpenedByProposer } from "./way-in.server.ts";

interface Perkara {
  readonly jenis: JenisUsulan;
  readonly isi: UsulanContent;
  readonly akunId: string;
  readonly pengusulId: string | null;
}

/** What whoever agrees should know of the account's way in; null where agreeing opens none. */
export async function describeWayIn(ctx: ReadCtx, perkara: Perkara): Promise<string | null> {
  const tautan = perkara.jenis === "tautan-password";
  if (!tautan && !grantsPower(perkara)) return null;
  const akun = ctx.db.selectFrom("akun").select(["passwordHash", "passwordAt"]).where("id", "=", perkara.akunId);
  const { passwordHash, passwordAt } = await akun.executeTakeFirstOrThrow();
  const asal =
    passwordHash === null ? "Pemilik akun ini belum membuat password." : originWords(passwordAt, await creatorNames(ctx, perkara.akunId));
  if (tautan) return `${asal} Bila Anda setuju, Anda menerima tautan untuk diserahkan langsung kepada orangnya.`;
  if (passwordHash !== null && !(await wasOpenedByProposer(ctx, perkara))) return asal;
  return `${asal} Bila Anda setuju, password dan verifikasi dua langkahnya dihapus, dan Anda menerima tautan baru untuk diserahkan langsung kepada orangnya.`;
}

function originWords(passwordAt: Date | null, pembuat: readonly string[]): string {
  const kapan = `Password akun ini terakhir diganti ${passwordAt ? formatMoment(passwordAt) : "pada waktu yang tidak tercatat"}.`;
  return pembuat.length === 0 ? kapan : withFullStop(`${kapan} Tautan yang dipakai untuk membuatnya dibuat oleh ${pembuat.join(", ")}`);
}

/** The last one first. */
async function creatorNames(ctx: ReadCtx, akunId: string): Promise<string[]> {
  const { rows } = await sql<{ nama: string }>`
    select coalesce(pembuat.nama, 'akun yang sudah dihapus') as nama
    from akun, unnest(akun.tautan_oleh) with ordinality as satu (id, urut)
      left join akun pembuat on pembuat.id = satu.id
    where akun.id = ${akunId} order by satu.urut desc`.execute(ctx.db);
  return rows.map(({ nama }) => nama);
}
