import { demand, type ReadCtx } from "#kit/ctx.server.ts";
import { notDeleted } from "#kit/database/bin.server.ts";
import { sql } from "#kit/database/sql.server.ts";
import { readPengaturan } from "#modules/profil/index.server.ts";
import { statusPath } from "../paths.ts";
import { readDiminta } from "./read-diminta.server.ts";
import { tellPerbaikan } from "./words.ts";

interface Row {
  readonly id: string;
  readonly nomor: string;
  readonly namaLengkap: string;
  readonly noTeleponOrtu: string;
  readonly versi: number;
  readonly kabarVersi: number;
  readonly dimintaPada: Date;
  readonly terkirimPada: Date | null;
  readonly dikabariPelaku: string | null;
  readonly dikabariPada: Date | null;
  readonly email: boolean;
}

export type CaraKabar = "email-menunggu" | "email" | "panitia" | "perlu";

/** A page of families: those who wait for the committee first. */
const most = 50;

/** Families of whom something is wanted, how they were told of it, and the words for those whom the committee tells. @throws Refusal 403, 404 */
export async function loadPerbaikan(ctx: ReadCtx, { origin, hasMail }: { readonly origin: string; readonly hasMail: boolean }) {
  demand(ctx, "pendaftaran:update");
  const { rows } = await sql<Row>`
    select pendaftaran.id, pendaftaran.nomor, pendaftaran.nama_lengkap, pendaftaran.no_telepon_ortu, kabar.versi, kabar.kabar_versi,
      kabar.diminta_pada, kabar.terkirim_pada, kabar.dikabari_pelaku, kabar.dikabari_pada, pendaftaran.email is not null as email
    from kabar_perbaikan kabar join pendaftaran on pendaftaran.id = kabar.pendaftaran_id
    where masih_diminta(pendaftaran) and ${notDeleted("pendaftaran")}
    order by coalesce(kabar.dikabari_pada, kabar.terkirim_pada) is not null, kabar.diminta_pada desc limit ${most}`.execute(ctx.db);
  const { nama: sekolah } = await readPengaturan(ctx);
  const diminta = await Promise.all(rows.map(({ id }) => readDiminta(ctx, id)));
  return rows.map(({ email, kabarVersi, ...row }, place) => ({
    ...row,
    cara: caraOf({ ...row, email, kabarVersi }, { now: ctx.now, hasMail }),
    diminta: diminta[place] ?? [],
    teks: tellPerbaikan({ nomor: row.nomor, sekolah, alamat: `${origin}${statusPath}` }, diminta[place] ?? []).join("\n\n"),
  }));
}

export type PerbaikanKabar = Awaited<ReturnType<typeof loadPerbaikan>>[number];

/** A letter is tried for some minutes; what did not go in an hour is the committee's. */
const patienceMs = 3_600_000;

function caraOf(
  row: Omit<Row, "nomor" | "namaLengkap" | "noTeleponOrtu" | "id">,
  { now, hasMail }: { now: Date; hasMail: boolean },
): CaraKabar {
  if (row.dikabariPada) return "panitia";
  if (row.terkirimPada) return "email";
  const isFresh = now.getTime() - row.dimintaPada.getTime() < patienceMs;
  return hasMail && row.email && isFresh ? "email-menunggu" : "perlu";
}
