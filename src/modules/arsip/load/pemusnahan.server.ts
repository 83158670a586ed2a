import { demand, may, type ReadCtx } from "#kit/ctx.server.ts";
import { sql } from "#kit/database/sql.server.ts";
import type { Stored } from "#kit/database/tables.ts";
import { today } from "#kit/dates.ts";
import { refuse } from "#kit/refusals.ts";
import { isUuid } from "#kit/register/uuid.ts";
import { type IssuedNaskah, readIssued } from "#modules/naskah/index.server.ts";
import { openDesk } from "#modules/persuratan/index.server.ts";
import type { Arah } from "../letter.ts";
import type { Keadaan } from "../pemusnahan.ts";

export type PemusnahanRow = Pick<Stored<"pemusnahanArsip">, "id" | "tahun" | "createdAt" | "disiapkanNama"> & {
  readonly surat: number;
  readonly nomor: string | null;
  readonly keadaan: Keadaan;
};

/** Every destruction that was prepared, the latest first. */
export async function listPemusnahan(ctx: ReadCtx): Promise<readonly PemusnahanRow[]> {
  const rows = await ctx.db
    .selectFrom("pemusnahanArsip as p")
    .select(["p.id", "p.tahun", "p.createdAt", "p.disiapkanNama", "p.naskahId", "p.batalPada", "p.dimusnahkanPada", "p.berkasPada"])
    .select((row) =>
      row
        .selectFrom("suratPemusnahan as s")
        .whereRef("s.pemusnahanId", "=", "p.id")
        .select(({ fn }) => fn.countAll<string>().as("surat"))
        .as("surat"),
    )
    .orderBy("p.createdAt", "desc")
    .limit(100)
    .execute();
  const issued = await Promise.all(rows.map(({ naskahId }) => readIssued(ctx, naskahId)));
  return rows.map(({ naskahId: _, batalPada, dimusnahkanPada, berkasPada, surat, ...row }, place) => {
    const naskah = issued[place] ?? null;
    return {
      ...row,
      surat: Number(surat),
      nomor: naskah?.nomor ?? null,
      keadaan: keadaanOf({ batalPada, dimusnahkanPada, berkasPada }, naskah),
    };
  });
}

type Steps = Pick<Stored<"pemusnahanArsip">, "batalPada" | "dimusnahkanPada" | "berkasPada">;

/** How far a destruction is. */
export function keadaanOf({ batalPada, dimusnahkanPada, berkasPada }: Steps, naskah: IssuedNaskah | null): Keadaan {
  if (batalPada) return "batal";
  if (berkasPada) return "tuntas";
  if (dimusnahkanPada) return "dimusnahkan";
  if (!naskah) return "tanpa-konsep";
  if (naskah.status !== "ditandatangani") return "konsep";
  return naskah.berlaku ? "ditandatangani" : "dicabut";
}

export interface ListedLetter {
  readonly arah: Arah;
  readonly id: string;
  readonly nomor: string;
  readonly perihal: string;
  readonly pihak: string | null;
  readonly tanggal: string;
  readonly kode: string;
  readonly sumber: string;
  readonly inaktifSampai: string;
}

/** The letters that a destruction names, as their lines stand. */
export async function lettersOf(ctx: ReadCtx, id: string): Promise<readonly ListedLetter[]> {
  const { rows } = await sql<ListedLetter>`
    select case when p.surat_masuk_id is null then 'keluar' else 'masuk' end as arah, coalesce(m.id, k.id) as id,
      coalesce(m.nomor_surat, k.nomor_surat) as nomor, coalesce(m.perihal, k.perihal) as perihal, coalesce(m.asal_surat, k.tujuan) as pihak,
      coalesce(m.tanggal_terima, k.tanggal) as tanggal, p.kode, p.sumber, p.inaktif_sampai as "inaktifSampai"
    from surat_pemusnahan p
    left join surat_masuk m on m.id = p.surat_masuk_id
    left join surat_keluar k on k.id = p.surat_keluar_id
    where p.pemusnahan_id = ${id} order by p.urut`.execute(ctx.db);
  return rows;
}

/** One destruction with its letters and what this person can do about it. @throws Refusal 404 */
export async function loadPemusnahan(ctx: ReadCtx, id: string) {
  demand(ctx, "arsipSurat:read");
  const found = ctx.db.selectFrom("pemusnahanArsip").selectAll().where("id", "=", id);
  const row = isUuid(id) ? await found.executeTakeFirst() : undefined;
  if (!row) throw refuse.notFound();
  const naskah = await readIssued(ctx, row.naskahId);
  const keadaan = keadaanOf(row, naskah);
  const { disiapkanOleh: _, berkasOleh: __, ...pemusnahan } = row;
  return {
    pemusnahan,
    keadaan,
    naskah: naskah && { id: naskah.id, status: naskah.status, nomor: naskah.nomor, tanggal: naskah.tanggal },
    surat: await lettersOf(ctx, id),
    hari: today(ctx.now),
    desk: openDesk(ctx),
    boleh: {
      batal: may(ctx, "arsipSurat:create") !== "no" && ["konsep", "tanpa-konsep", "ditandatangani", "dicabut"].includes(keadaan),
      musnahkan: may(ctx, "arsipSurat:delete") !== "no" && keadaan === "ditandatangani",
      // Whoever said that the paper was destroyed does not let the files go.
      hapusBerkas: may(ctx, "arsipSurat:manage") !== "no" && keadaan === "dimusnahkan" && row.dimusnahkanOleh !== ctx.actor.id,
    },
  };
}
