import { demand, type ReadCtx } from "#kit/ctx.server.ts";
import { notDeleted } from "#kit/database/bin.server.ts";
import { sql } from "#kit/database/sql.server.ts";
import { readPengaturan } from "#modules/profil/index.server.ts";
import { statusPath } from "../paths.ts";
import { tellJadwal, tellPengumuman } from "./words.ts";

interface Counted {
  readonly id: string;
  readonly gelombang: string;
  readonly diumumkanPada: Date;
  readonly semua: number;
  /** The mail server has taken their letter. */
  readonly dikabari: number;
}

/** How many families of each announced wave were told by e-mail, and the words for all others. @throws Refusal 403, 404 */
export async function loadKabar(ctx: ReadCtx, origin: string) {
  demand(ctx, "pendaftaran:update");
  const { rows: gelombang } = await sql<Counted>`
    select keputusan.id, gelombang.nama as gelombang, keputusan.diumumkan_pada, count(pendaftaran.id)::int as semua, count(kabar.terkirim_pada)::int as dikabari
    from keputusan_ppdb keputusan
      join gelombang_ppdb gelombang on gelombang.id = keputusan.gelombang_id
      join keputusan_pelamar pelamar on pelamar.keputusan_id = keputusan.id
      join pendaftaran on pendaftaran.id = pelamar.pendaftaran_id and ${notDeleted("pendaftaran")} and pendaftaran.keadaan not in ('mengundurkan diri', 'digabung')
      left join kabar_pengumuman kabar on kabar.pendaftaran_id = pendaftaran.id
    where keputusan.diumumkan_pada is not null
    group by keputusan.id, gelombang.id order by keputusan.diumumkan_pada desc limit 12`.execute(ctx.db);
  const { nama: sekolah } = await readPengaturan(ctx);
  const told = { nomor: null, sekolah, alamat: `${origin}${statusPath}` };
  return { gelombang, teks: tellPengumuman(told).join(" "), jadwal: tellJadwal(told).join(" ") };
}

export type Kabar = Awaited<ReturnType<typeof loadKabar>>;
