import type { ReadCtx } from "#kit/ctx.server.ts";
import { notDeleted } from "#kit/database/bin.server.ts";
import { sql } from "#kit/database/sql.server.ts";
import { today } from "#kit/dates.ts";
import type { Choosable, ChoosableGroup } from "#kit/ui/field/choose-many.tsx";
import { currentTahunAjaran } from "#modules/akademik/index.ts";
import { peranLabels } from "#modules/akun/index.ts";
import { holdersOn } from "#modules/kepegawaian/index.server.ts";

/** So many days back show whom a person turns to. */
const lookBackDays = 180;
const favorites = 4;

/** To whom a disposition may go, one by one and in groups. */
export interface Recipients {
  readonly calon: readonly Choosable[];
  readonly kelompok: readonly ChoosableGroup[];
}

export const noRecipients: Recipients = { calon: [], kelompok: [] };

/**
 * Every account in use but one's own, with what the person does, those with an office first; and by what they hold: those one turns to
 * most, then positions and groups. A group without anybody is not shown.
 */
export async function loadRecipients(ctx: ReadCtx): Promise<Recipients> {
  const accounts = await others(ctx);
  const kelompok = await Promise.all([oftenChosen(ctx), held(ctx), positions(accounts), waliKelas(ctx)]);
  return {
    calon: [...accounts.filter(({ teaches }) => !teaches), ...accounts.filter(({ teaches }) => teaches)].map(
      ({ id, nama, peran, jabatan, tugasTambahan }) => ({
        value: id,
        label: nama,
        hint: [jabatan ?? peranLabels(peran), tugasTambahan].filter(Boolean).join(" · "),
      }),
    ),
    kelompok: kelompok.flat().filter(({ values }) => values.length > 0),
  };
}

interface Account {
  readonly id: string;
  readonly nama: string;
  readonly peran: readonly string[];
  readonly jabatan: string | null;
  readonly tugasTambahan: string | null;
  /** And has no office besides. */
  readonly teaches: boolean;
  readonly wakamad: boolean;
}

/** The staff file says what people hold besides teaching, in words of the office. */
async function others(ctx: ReadCtx): Promise<readonly Account[]> {
  const { rows } = await sql<Account>`
    select akun.id, akun.nama, akun.peran, jabatan, tugas_tambahan as "tugasTambahan",
      tugas_tambahan is null and akun.peran <@ array['guru', 'waliKelas'] as teaches,
      coalesce(concat_ws(' ', jabatan, tugas_tambahan) ~* '(wakil kepala|wakamad|waka )', false) as wakamad
    from akun left join pegawai on pegawai.akun_id = akun.id and ${notDeleted("pegawai")}
    where akun.aktif and ${notDeleted("akun")} and akun.id is distinct from ${ctx.actor.id} order by akun.nama`.execute(ctx.db);
  return rows;
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

function positions(accounts: readonly Account[]): ChoosableGroup[] {
  const of = (holds: (account: Account) => boolean) => accounts.filter(holds).map(({ id }) => id);
  return [
    { label: "Wakamad", values: of(({ wakamad }) => wakamad) },
    { label: "Tata usaha", values: of(({ peran }) => peran.includes("tataUsaha")) },
    { label: "Semua guru", values: of(({ peran }) => peran.includes("guru") || peran.includes("waliKelas")) },
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
