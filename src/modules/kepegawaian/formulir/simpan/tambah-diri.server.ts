import { narrow } from "#kit/access/sight/narrow.ts";
import { record } from "#kit/audit/audit.server.ts";
import { type Ctx, demand, type Scope } from "#kit/ctx.server.ts";
import type { Files } from "#kit/files/files.server.ts";
import { notify } from "#kit/notices/notices.server.ts";
import { refuse } from "#kit/refusals.ts";
import type { Row } from "#kit/register/register.ts";
import { checked, columnsOf, content, kept, tables } from "#kit/register/store.server.ts";
import { pegawaiSaya } from "../../orang/pegawai-saya.server.ts";
import { bidangAwal, bidangTambahDiri, bidangUsulan, pegawai } from "../../pegawai.ts";
import { ajukanDiri } from "../../riwayat/usulan/ajukan.server.ts";
import { uraiNip } from "../aturan/urai-nip.ts";
import { denganGambar } from "./gambar.server.ts";
import type { Hasil, Kiriman } from "./kiriman.ts";
import { demandSahih, rapikan } from "./periksa.server.ts";
import { hanya, sekali } from "./simpan-pegawai.server.ts";

const terbuka = narrow(pegawai, bidangTambahDiri);
const awal = narrow(pegawai, bidangAwal);

interface Baru {
  readonly files: Files;
  readonly kiriman: Kiriman;
  readonly kunci: string | null;
}

/**
 * Somebody without a record writes their own; the NIP is that of their account, and the office is told. Rank, office and dates of
 * service wait for the office, and a status is at first what the NIP says. @throws Refusal
 */
export async function tambahDiri(scope: Scope, { files, kiriman, kunci }: Baru): Promise<Hasil> {
  const nip = await scope.transaction(nipAkun);
  const isian = rapikan({ ...kiriman.isian, nip: kiriman.isian.status === "honorer" ? "" : nip });
  const peringatan = demandSahih(terbuka, isian);
  if (peringatan.length > 0 && !kiriman.yakin) return { ragu: peringatan };
  const hasil = { diusulkan: false };
  const row = await denganGambar(scope, { files, kiriman }, (ctx, pasang) =>
    sekali(ctx, { kunci, kiriman, isian }, async () => {
      const baru = { ...hanya(isian, bidangAwal), status: statusAwal(isian) };
      const row = await tulis(ctx, { ...baru, ...(await pasang()) });
      hasil.diusulkan = (await ajukanDiri(ctx, hanya(isian, bidangUsulan))) !== null;
      return row;
    }),
  );
  return { id: row.id, peringatan, ...(hasil.diusulkan && hasil) };
}

/** The NIP with which one signs in. @throws Refusal when one has a record already */
export async function nipAkun(ctx: Ctx): Promise<string> {
  demand(ctx, "identitas:create");
  if (await pegawaiSaya(ctx)) throw refuse.conflict("Data diri Anda sudah tercatat. Muat ulang halaman ini untuk mengubahnya.");
  const akun = await ctx.db.selectFrom("akun").select("nip").where("id", "=", ctx.actor.id).executeTakeFirst();
  if (!akun) throw refuse.unauthenticated();
  return akun.nip;
}

function statusAwal({ status, nip }: Readonly<Record<string, unknown>>): unknown {
  if (status === "honorer") return status;
  return uraiNip(String(nip))?.kontrak ? "pppk" : "pns";
}

async function tulis(ctx: Ctx, isian: Readonly<Record<string, unknown>>): Promise<Row> {
  await nipAkun(ctx);
  const values = { ...checked(awal, isian, "form"), akunId: ctx.actor.id, aktif: true };
  const inserting = tables(ctx).insertInto(pegawai.table).values(values).returning(columnsOf(pegawai));
  const row = (await kept(pegawai, inserting.executeTakeFirstOrThrow())) as Row;
  await record(ctx, { action: "create", subject: pegawai.name, subjectId: row.id, after: content(pegawai, row) });
  ctx.touch(pegawai.name);
  await notify(ctx, {
    to: { right: "pegawai:create" },
    kind: "identitas-baru",
    title: `${ctx.actor.name} mencatat data dirinya. Periksa kecocokannya dengan arsip.`,
    link: `${pegawai.path}/${row.id}`,
  });
  return row;
}
