import { pickFields } from "#kit/access/visibility/narrow-register.ts";
import { fieldValues, recordChange } from "#kit/audit/record-change.server.ts";
import { recordView } from "#kit/audit/record-view.server.ts";
import { type Ctx, demand } from "#kit/ctx.server.ts";
import { notDeleted } from "#kit/database/bin.server.ts";
import { refuse } from "#kit/refusals.ts";
import { check, type Sent } from "#kit/register/check.ts";
import type { Row } from "#kit/register/register.ts";
import { checked, save } from "#kit/register/store.server.ts";
import { isUuid } from "#kit/register/uuid.ts";
import { siswa } from "../siswa/siswa.ts";
import { handedBaris, markMended } from "./handed-fields.server.ts";
import { findSerahan, handedSiswa } from "./load-serahan.server.ts";
import { mendable } from "./serahan.ts";

interface Of {
  readonly id: string;
  readonly siswaId: string;
}

const closedSentence = "Penyerahan ini sudah ditutup. Mintalah tata usaha membukanya lagi bila masih ada yang perlu diperbaiki.";

/** What the wali kelas may mend in one pupil, and why. Looking at it is written down. @throws Refusal 403, 404 */
export async function loadMending(ctx: Ctx, of: Of) {
  const { serahan, row, names, handed } = await opened(ctx, of);
  const anak = (await handedSiswa(ctx, [serahan.id])).get(serahan.id)?.find(({ siswaId }) => siswaId === row.id);
  await recordView(ctx, { action: "read", subject: siswa.name, subjectId: row.id });
  return {
    ...{ serahan, siswa: only(row, names), nama: String(row.nama), fields: pickFields(siswa, names).fields },
    ...{ temuan: anak?.temuan ?? [], perbedaan: handed.map(({ id, sumber, isian }) => ({ id, sumber, isian })) },
  };
}

type Mending = Of & { readonly versi: number; readonly sent: Sent };

/**
 * The wali kelas of the class mends a pupil, in the fields that were handed on and in no other, as long as it is open (docs/adr/0042).
 * @throws Refusal 403, 404, 409 with those fields as they stand, 422
 */
export async function mendSiswa(ctx: Ctx, { versi, sent, ...of }: Mending): Promise<string> {
  const { serahan, row, names, handed } = await opened(ctx, of);
  const foreign = Object.keys(sent).find((name) => !names.includes(name));
  if (foreign !== undefined) throw refuse.forbidden("Isian ini tidak termasuk yang diserahkan kepada Anda.", "serahanPeriksa:update");
  const values = checked(pickFields(siswa, names), sent, "form");
  if (row.versi !== versi) throw refuse.stale(only(row, names));
  demandWhole(row, values, names);
  const after = await save(ctx, { ...siswa, constraints }, row.id, values);
  // Before the followers are told, who mark what then says all that its list says.
  await markMended(ctx, { handed, before: row, after });
  await recordChange(ctx, siswa, [{ action: "update", before: row, after, note: { serahan: serahan.id } }]);
  return `Data ${String(row.nama)} disimpan.`;
}

/** The hand-over and the pupil, both held until the transaction ends: neither is closed nor changed meanwhile. */
async function opened(ctx: Ctx, { id, siswaId }: Of) {
  demand(ctx, "serahanPeriksa:update");
  const serahan = await findSerahan(ctx, id);
  if (!isUuid(siswaId)) throw refuse.notFound();
  const held = ctx.db
    .selectFrom("serahanPeriksa")
    .innerJoin("kelas", "kelas.id", "serahanPeriksa.kelasId")
    .select("ditutupPada")
    .where("serahanPeriksa.id", "=", serahan.id)
    .where("kelas.waliId", "=", ctx.actor.id);
  const open = await held.forUpdate("serahanPeriksa").executeTakeFirst();
  if (!open) throw refuse.notFound();
  if (open.ditutupPada !== null) throw refuse.forbidden(closedSentence, "serahanPeriksa:update");
  const pupil = ctx.db.selectFrom("siswa").selectAll().where("id", "=", siswaId).where(notDeleted()).forUpdate();
  const row: Row | undefined = await pupil.where("kelasId", "=", serahan.kelasId).where("status", "=", "aktif").executeTakeFirst();
  const found = ctx.db.selectFrom("serahanTemuan").select("bidang").where("serahanId", "=", serahan.id).where("siswaId", "=", siswaId);
  const handed = await handedBaris(ctx, { serahanId: serahan.id, siswaId });
  const asked = [
    ...(await found.execute()).flatMap(({ bidang }) => bidang),
    ...handed.flatMap(({ isian }) => isian.map((one) => one.isian)),
  ];
  const names = mendable([...new Set(asked)]);
  if (!row || names.length === 0) throw refuse.notFound();
  return { serahan, row, names, handed };
}

/** That a NIK was compared with the family card is the office's to say. */
const constraints = {
  ...siswa.constraints,
  siswa_nik_sesuai: {
    field: "nik",
    sentence:
      "NIK ini tidak cocok dengan tanggal lahir atau jenis kelamin. Periksa lagi; bila di kartu keluarga memang demikian, beri tahu tata usaha.",
  },
};

/** What the rest of the record, which is not shown, says about these fields. */
function demandWhole(row: Row, values: Sent, names: readonly string[]): void {
  const { errors } = check(siswa.fields, { ...fieldValues(siswa, row), ...values }, "json");
  const own = Object.fromEntries(Object.entries(errors).filter(([name]) => names.includes(name)));
  if (Object.keys(own).length > 0) throw refuse.invalid("Periksa lagi isian yang ditandai.", own);
}

const only = (row: Row, names: readonly string[]) => ({
  ...Object.fromEntries(names.map((name) => [name, row[name] ?? null])),
  ...{ id: row.id, versi: row.versi },
});
