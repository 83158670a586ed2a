import type { ReadCtx } from "#kit/ctx.server.ts";
import { notDeleted } from "#kit/database/bin.server.ts";
import { sql } from "#kit/database/sql.server.ts";
import { today } from "#kit/dates.ts";
import type { ChoosableGroup } from "#kit/ui/field/choose-many.tsx";
import { currentTahunAjaran } from "#modules/akademik/index.ts";
import { holdersOn } from "#modules/kepegawaian/index.server.ts";

/** So many days back show whom a person turns to. */
const lookBackDays = 180;
const favorites = 4;

/** Recipients by what they hold: those one turns to most, then positions and groups; a group without anybody is not shown. */
export async function kelompokPenerima(ctx: ReadCtx): Promise<readonly ChoosableGroup[]> {
  const groups = await Promise.all([oftenChosen(ctx), held(ctx), positions(ctx), waliKelas(ctx)]);
  return groups.flat().filter(({ values }) => values.length > 0);
}

async function oftenChosen(ctx: ReadCtx): Promise<ChoosableGroup[]> {
  const { rows } = await sql<{ id: string; nama: string }>`
    select akun.id, akun.nama from cabang_disposisi cabang
    join disposisi on disposisi.id = cabang.disposisi_id join akun on akun.id = cabang.kepada_id
    where disposisi.dari_id = ${ctx.actor.id} and akun.aktif and ${notDeleted("akun")}
      and disposisi.created_at > ${ctx.now}::timestamptz - make_interval(days => ${lookBackDays})
    group by akun.id, akun.nama order by count(*) desc, max(disposisi.created_at) desc, akun.nama limit ${favorites}`.execute(ctx.db);
  return rows.map(({ id, nama }) => ({ label: nama, values: [id] }));
}

/** Positions by who acts in them today: of a holder on leave the deputy. */
async function held(ctx: ReadCtx): Promise<ChoosableGroup[]> {
  const acting = (await holdersOn(ctx, today(ctx.now))).flatMap(({ name, jabatan, holder, deputy }) => {
    const { akunId } = deputy ?? holder;
    return akunId === null || akunId === ctx.actor.id || jabatan === "kepala" ? [] : [{ name, akunId }];
  });
  return [...Map.groupBy(acting, ({ name }) => name)].map(([label, all]) => ({
    label,
    values: [...new Set(all.map(({ akunId }) => akunId))],
  }));
}

/** The staff file says what people hold besides teaching, in words of the office. */
async function positions(ctx: ReadCtx): Promise<ChoosableGroup[]> {
  const { rows } = await sql<{ id: string; wakamad: boolean; kantor: boolean; guru: boolean }>`
    select akun.id, coalesce(concat_ws(' ', jabatan, tugas_tambahan) ~* '(wakil kepala|wakamad|waka )', false) as wakamad,
      'tataUsaha' = any(akun.peran) as kantor, akun.peran && array['guru', 'waliKelas'] as guru
    from akun left join pegawai on pegawai.akun_id = akun.id and ${notDeleted("pegawai")}
    where akun.aktif and ${notDeleted("akun")} and akun.id is distinct from ${ctx.actor.id} order by akun.nama`.execute(ctx.db);
  const of = (holds: (row: (typeof rows)[number]) => boolean) => rows.filter(holds).map(({ id }) => id);
  return [
    { label: "Wakamad", values: of(({ wakamad }) => wakamad) },
    { label: "Tata usaha", values: of(({ kantor }) => kantor) },
    { label: "Semua guru", values: of(({ guru }) => guru) },
  ];
}

async function waliKelas(ctx: ReadCtx): Promise<ChoosableGroup[]> {
  const rows = await ctx.db
    .selectFrom("kelas")
    .innerJoin("akun", "akun.id", "kelas.waliId")
    .select(["akun.id", "kelas.tingkat"])
    .where(notDeleted("kelas"))
    .where("kelas.tahunAjaran", "=", currentTahunAjaran(ctx.now))
    .where("akun.aktif", "=", true)
    .where(notDeleted("akun"))
    .where("akun.id", "is distinct from", ctx.actor.id)
    .orderBy("kelas.nama")
    .execute();
  const of = (tingkat?: string) => [...new Set(rows.filter((row) => !tingkat || row.tingkat === tingkat).map(({ id }) => id))];
  return [
    ...["X", "XI", "XII"].map((tingkat) => ({ label: `Wali kelas ${tingkat}`, values: of(tingkat) })),
    { label: "Semua wali kelas", values: of() },
  ];
}
