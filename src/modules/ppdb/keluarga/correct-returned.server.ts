import type { Ctx, ReadCtx } from "#kit/ctx.server.ts";
import { notify } from "#kit/notices/notices.server.ts";
import { type FieldSentences, refuse } from "#kit/refusals.ts";
import { demandValid } from "#kit/register/demand-valid.server.ts";
import { type Held, lockPendaftaran } from "../keadaan/hold-pendaftaran.server.ts";
import { keluarga, movePendaftaran } from "../keadaan/move-pendaftaran.server.ts";
import { mejaPpdbPath } from "../paths.ts";
import { closePerbaikan } from "../perbaikan/close-perbaikan.server.ts";
import { type IsianName, isianFields, withRelated } from "../perbaikan/isian.ts";
import { openOf, readPerbaikan } from "../perbaikan/read-perbaikan.server.ts";
import { judgeIsian, readIsian, replaceIsian } from "../perbaikan/replace-isian.server.ts";
import { uncovered } from "./covered.ts";
import { keteranganFields } from "./fields.ts";

/**
 * The family corrects what was given back, and nothing else, and the committee looks again; whose it is, the signed cookie says.
 * @throws Refusal 404, 409 when nothing is asked for or the committee changed it meanwhile, 422
 */
export async function correctReturned(ctx: Ctx, id: string, sent: Readonly<Record<string, unknown>>): Promise<void> {
  const held = await lockPendaftaran(ctx, id);
  if (held.keadaan !== "perlu perbaikan") {
    throw refuse.conflict("Pendaftaran ini tidak sedang menunggu perbaikan, jadi tidak ada yang berubah.");
  }
  if (String(held.versi) !== sent.versi) {
    throw refuse.conflict("Panitia baru saja mengubah pendaftaran ini. Periksa lagi isian Anda di bawah, lalu kirim sekali lagi.");
  }
  const { keterangan } = demandValid(keteranganFields, { keterangan: sent.keterangan });
  const changed = await replaceIsian(ctx, held, await meantBy(ctx, id, sent));
  if (changed.length === 0 && !keterangan) {
    throw refuse.invalid("Belum ada yang berubah.", { keterangan: "Perbaiki isian di atas, atau tulis di sini mengapa sudah benar." });
  }
  await closePerbaikan(ctx, id);
  await movePendaftaran(ctx, held, { ke: "terkirim", pelaku: keluarga, alasan: sentence(changed, keterangan) });
  await tellCommittee(ctx, held);
}

/** What may be changed, and what was meant by what was sent for it. */
async function meantBy(ctx: ReadCtx, id: string, sent: Readonly<Record<string, unknown>>) {
  const names = withRelated(openOf(await readPerbaikan(ctx, id)).map(({ isian }) => isian));
  const stands = await readIsian(ctx, id);
  return { names, sent: Object.fromEntries(names.map((name) => [name, uncovered(name, sent[name], stands[name])])) };
}

/** What is wrong with the fields that were given back, before anything is changed: told together with what else holds the correction up. */
export async function faultsOfReturned(ctx: ReadCtx, id: string, sent: Readonly<Record<string, unknown>>): Promise<FieldSentences> {
  const meant = await meantBy(ctx, id, sent);
  const { faults } = await judgeIsian(ctx, id, meant);
  // Whoever has not shown yet whose page it is hears of what they typed, never of what stands.
  return Object.fromEntries(Object.entries(faults).filter(([name]) => meant.names.some((one) => one === name)));
}

/** A step's reason has 500 letters. */
function sentence(changed: readonly IsianName[], keterangan: string | null): string {
  const labels = changed.length > 6 ? `${changed.length} isian` : changed.map((name) => isianFields[name].label).join(", ");
  return [labels && `Diperbaiki: ${labels}.`, keterangan].filter(Boolean).join(" ");
}

const tellCommittee = (ctx: Ctx, { verifikatorId }: Held) =>
  notify(ctx, {
    to: verifikatorId ? { accounts: [verifikatorId] } : { right: "pendaftaran:manage" },
    kind: "pendaftaran-diperbaiki",
    title: "Ada keluarga yang sudah memperbaiki pendaftarannya",
    link: `${mejaPpdbPath}?keadaan=terkirim`,
    gather: true,
  });
