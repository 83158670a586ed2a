import { holdAttachment } from "#kit/attachments/attach.server.ts";
import { record } from "#kit/audit/audit.server.ts";
import { type Ctx, demand, type Scope } from "#kit/ctx.server.ts";
import type { Files } from "#kit/files/files.server.ts";
import { enqueue, type Tools } from "#kit/jobs/jobs.server.ts";
import { notify } from "#kit/notices/notices.server.ts";
import { refuse } from "#kit/refusals.ts";
import { preparePaper, readKop } from "#modules/profil/index.server.ts";
import { type KartuUjianJob, type KartuUjianResult, printKartuUjianJob } from "./kartu-job.ts";
import { printKartuUjian } from "./kartu-pdf.server.ts";
import { jadwalUjianPath } from "./paths.ts";
import { readKartu } from "./read-kartu.server.ts";
import { readSeated } from "./read-seated.server.ts";
import { readUjian } from "./read-ujian.server.ts";

interface Asked {
  readonly ujianId: string;
  readonly sesiId: string;
  readonly ruangId: string;
}

/** Asks for the cards of a whole room. @returns how many; @throws Refusal 403, 404, 409 before the schedule is published */
export async function requestKartuUjian(ctx: Ctx, { ujianId, sesiId, ruangId }: Asked): Promise<number> {
  demand(ctx, "pendaftaran:export");
  if (ctx.actor.id === null) throw refuse.unauthenticated();
  const ujian = await readUjian(ctx, ujianId);
  const [sesi, ruang] = [ujian.sesi.find(({ id }) => id === sesiId), ujian.ruang.find(({ id }) => id === ruangId)];
  if (!sesi || !ruang) throw refuse.notFound();
  if (ujian.terbitPada === null) throw refuse.conflict("Terbitkan dulu jadwalnya. Kartu yang dicetak sebelum itu tidak berlaku.");
  const seated = await readSeated(ctx, { ujianId, sesiId, ruangId });
  if (seated.length === 0) throw refuse.conflict("Belum ada peserta di ruang ini.");
  const pendaftaranIds = seated.map(({ id }) => id);
  await record(ctx, {
    action: "print",
    subject: "ujianPpdb",
    subjectId: ujianId,
    after: { kartu: seated.length, sesi: sesi.nama, ruang: ruang.nama },
  });
  const nama = `Kartu-${ujian.nama}-${sesi.nama}-${ruang.nama}`.replace(/[^\p{L}\p{N}.-]+/gu, "-");
  await enqueue(ctx, printKartuUjianJob, { payload: { pendaftaranIds, nama: `${nama}.pdf`, akunId: ctx.actor.id, ujianId } });
  return seated.length;
}

/** The work behind the scenes. The file goes by itself after two days, as every file that no row holds. */
export async function runKartuUjian(
  scope: Scope,
  files: Files,
  { tugas, origin, progress }: { tugas: KartuUjianJob; origin: string } & Pick<Tools, "progress">,
): Promise<KartuUjianResult> {
  const { pendaftaranIds, nama, akunId, ujianId } = tugas;
  const { cards, kop } = await scope.read(async (ctx) => ({ cards: await readKartu(ctx, pendaftaranIds), kop: await readKop(ctx) }));
  if (cards.length === 0) throw refuse.notFound("Tempat di ruang ini sudah dikosongkan.");
  await progress(0, cards.length);
  const pdf = await printKartuUjian(cards, { kertas: await preparePaper(kop, files), origin });
  await progress(cards.length, cards.length);
  const stored = await files.put("private", Buffer.from(pdf), { type: "application/pdf" });
  try {
    return await scope.transaction(async (ctx) => {
      const { id } = await holdAttachment(ctx, { stored, jenis: "application/pdf", nama });
      const title = `${cards.length.toLocaleString("id-ID")} kartu peserta ujian siap diunduh`;
      await notify(ctx, { to: { accounts: [akunId] }, kind: "kartu-ujian", title, link: `${jadwalUjianPath}/${ujianId}` });
      return { berkasId: id, nama, kartu: cards.length };
    });
  } catch (error) {
    await files.remove("private", stored.key);
    throw error;
  }
}
