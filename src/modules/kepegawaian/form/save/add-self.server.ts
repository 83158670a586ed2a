import { pickFields } from "#kit/access/visibility/narrow-register.ts";
import { record } from "#kit/audit/audit.server.ts";
import { fieldValues } from "#kit/audit/record-change.server.ts";
import { type Ctx, demand, type ReadCtx, type Scope } from "#kit/ctx.server.ts";
import type { Files } from "#kit/files/files.server.ts";
import { notify } from "#kit/notices/notices.server.ts";
import { refuse } from "#kit/refusals.ts";
import type { Row } from "#kit/register/register.ts";
import { checked, columnsOf, tables, translateConstraintError } from "#kit/register/store.server.ts";
import { addSelfFields, initialFields, pegawai, usulanFields } from "../../pegawai.ts";
import { ownPegawai } from "../../people/own-pegawai.server.ts";
import { proposeOwnData } from "../../riwayat/usulan/propose.server.ts";
import { parseNip } from "../rules/parse-nip.ts";
import { demandValid, normalize } from "./check.server.ts";
import { withImage } from "./image.server.ts";
import { hanya, sekali } from "./save-pegawai.server.ts";
import type { Result, Submission } from "./submission.ts";

const open = pickFields(pegawai, addSelfFields);
const initial = pickFields(pegawai, initialFields);

interface Baru {
  readonly files: Files;
  readonly kiriman: Submission;
  readonly kunci: string | null;
}

/**
 * Somebody without a record writes their own; the NIP is that of their account, and the office is told. Rank, office and dates of
 * service wait for the office, and a status is at first what the NIP says. @throws Refusal
 */
export async function addSelf(scope: Scope, { files, kiriman, kunci }: Baru): Promise<Result> {
  const nip = await scope.transaction(nipAkun);
  const isian = normalize({ ...kiriman.isian, nip: kiriman.isian.status === "honorer" ? "" : nip });
  const peringatan = demandValid(open, isian);
  if (peringatan.length > 0 && !kiriman.yakin) return { ragu: peringatan };
  const hasil = { diusulkan: false };
  const row = await withImage(scope, { files, kiriman }, (ctx, pasang) =>
    sekali(ctx, { kunci, kiriman, isian }, async () => {
      const baru = { ...hanya(isian, initialFields), status: initialStatus(isian) };
      const row = await write(ctx, { ...baru, ...(await pasang()) });
      hasil.diusulkan = (await proposeOwnData(ctx, hanya(isian, usulanFields))) !== null;
      return row;
    }),
  );
  return { id: row.id, peringatan, ...(hasil.diusulkan && hasil) };
}

/** The NIP with which one signs in. @throws Refusal when one has a record already */
export async function nipAkun(ctx: ReadCtx): Promise<string> {
  demand(ctx, "identitas:create");
  if (await ownPegawai(ctx)) throw refuse.conflict("Data diri Anda sudah tercatat. Muat ulang halaman ini untuk mengubahnya.");
  const akun = await ctx.db.selectFrom("akun").select("nip").where("id", "=", ctx.actor.id).executeTakeFirst();
  if (!akun) throw refuse.unauthenticated();
  return akun.nip;
}

function initialStatus({ status, nip }: Readonly<Record<string, unknown>>): unknown {
  if (status === "honorer") return status;
  return parseNip(String(nip))?.kontrak ? "pppk" : "pns";
}

async function write(ctx: Ctx, isian: Readonly<Record<string, unknown>>): Promise<Row> {
  await nipAkun(ctx);
  const values = { ...checked(initial, isian, "form"), akunId: ctx.actor.id, aktif: true };
  const inserting = tables(ctx).insertInto(pegawai.table).values(values).returning(columnsOf(pegawai));
  const row = (await translateConstraintError(pegawai, inserting.executeTakeFirstOrThrow())) as Row;
  await record(ctx, { action: "create", subject: pegawai.name, subjectId: row.id, after: fieldValues(pegawai, row) });
  ctx.touch(pegawai.name);
  await notify(ctx, {
    to: { right: "pegawai:create" },
    kind: "identitas-baru",
    title: `${ctx.actor.name} mencatat data dirinya. Periksa kecocokannya dengan arsip.`,
    link: `${pegawai.path}/${row.id}`,
  });
  return row;
}
