import { record } from "#kit/audit/audit.server.ts";
import type { Ctx } from "#kit/ctx.server.ts";
import { notify } from "#kit/notices/notices.server.ts";
import { refuse } from "#kit/refusals.ts";
import { demandValid } from "#kit/register/demand-valid.server.ts";
import { isDecidedForFamily } from "../keadaan/decided-for-family.server.ts";
import { type Held, lockPendaftaran } from "../keadaan/hold-pendaftaran.server.ts";
import { mejaPpdbPath } from "../paths.ts";
import { openOf, readPerbaikan } from "../perbaikan/read-perbaikan.server.ts";
import { hasOtherJalur } from "../pindah-jalur/list-tujuan.server.ts";
import { permintaanFields, permintaanLabel } from "./fields.ts";
import { readPermintaan } from "./read-permintaan.server.ts";

/** So many of one registration wait at once, and so many come in all: beyond that people talk. */
const [mostWaiting, most] = [3, 15];

export const lateSentence = "Isian tidak dapat diubah lagi dari halaman ini. Sampaikan kepada panitia.";

/**
 * A family asks for the correction of a field that was not given back, or for another path; whose it is, the signed cookie says. Nothing of the registration changes.
 * @throws Refusal 404, 409 when it waits already or comes too late, 422
 */
export async function askPermintaan(ctx: Ctx, id: string, sent: Readonly<Record<string, unknown>>): Promise<void> {
  const { isian, isi } = demandValid(permintaanFields, { isian: sent.isian, isi: sent.isi });
  const held = await lockPendaftaran(ctx, id);
  if (await isDecidedForFamily(ctx, held)) throw refuse.conflict(lateSentence);
  if (isian === "jalur" && !(await hasOtherJalur(ctx, id))) {
    const sentence = "Penerimaan ini tidak mempunyai jalur lain.";
    throw refuse.invalid(sentence, { isian: sentence });
  }
  const label = permintaanLabel(isian);
  if (openOf(await readPerbaikan(ctx, id)).some((one) => one.isian === isian)) {
    throw refuse.conflict(`${label} sudah dapat Anda perbaiki sendiri di halaman status.`);
  }
  const asked = await readPermintaan(ctx, id);
  const waiting = asked.filter(({ jawaban }) => jawaban === null);
  if (waiting.some((one) => one.isian === isian)) throw refuse.conflict(`Permintaan untuk ${label} sudah terkirim dan menunggu panitia.`);
  if (waiting.length >= mostWaiting)
    throw refuse.conflict(`Sudah ada ${mostWaiting} permintaan yang menunggu. Tunggu jawaban panitia dahulu.`);
  if (asked.length >= most) throw refuse.conflict("Permintaan dari pendaftaran ini sudah sangat banyak. Hubungi panitia.");
  await ctx.db.insertInto("permintaanPerbaikan").values({ pendaftaranId: id, isian, isi, pada: ctx.now }).execute();
  await record(ctx, { action: "update", subject: "pendaftaran", subjectId: id, after: { diminta: isian } });
  await tellCommittee(ctx, held);
}

const tellCommittee = (ctx: Ctx, { id, verifikatorId }: Held) =>
  notify(ctx, {
    to: verifikatorId ? { accounts: [verifikatorId] } : { right: "pendaftaran:manage" },
    kind: "perbaikan-diminta-keluarga",
    title: "Ada keluarga yang meminta isiannya diperbaiki",
    link: `${mejaPpdbPath}/${id}`,
    gather: true,
  });
