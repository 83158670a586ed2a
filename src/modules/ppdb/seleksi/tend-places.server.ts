import type { Ctx, ReadCtx, Scope } from "#kit/ctx.server.ts";
import { formatDay, today } from "#kit/dates.ts";
import { defineScheduledJob } from "#kit/jobs/job.ts";
import { enqueue } from "#kit/jobs/jobs.server.ts";
import { notify } from "#kit/notices/notices.server.ts";
import { moveAll, type Step } from "../keadaan/move-all.server.ts";
import { seleksiPpdbPath } from "../paths.ts";
import { askSurat, countSurat, isWorkLeft } from "../surat/ask-surat.server.ts";
import { lastDayToTake } from "./last-day.ts";
import { tellFamily } from "./mail-tempat.server.ts";
import { nextUp } from "./next-up.ts";
import { acceptedOn, type Person, readPeople, readTakeRules, standingsOf } from "./standings.server.ts";

export const tendTempat = defineScheduledJob("urus-tempat-ppdb", {
  cron: "7 * * * *",
  title: "Memberikan tempat PPDB yang kosong kepada cadangan",
});

/** How the time line names what no person pressed. */
export const sistem = "Sistem";

/** Of every announced wave. Run twice, also at once, it does its work once. @returns how many places fell free by date, and were given on */
export async function tendAll(scope: Scope): Promise<{ readonly gugur: number; readonly naik: number }> {
  const waves = await scope.read((ctx) => announcedWaves(ctx));
  const sum = { gugur: 0, naik: 0 };
  for (const wave of waves) {
    // Rows are held only where something is to be done.
    const due = await scope.read((ctx) => planOf(ctx, wave, false));
    if (due.length > 0) {
      const done = await scope.transaction((ctx) => tendPlaces(ctx, wave));
      sum.gugur += done.gugur;
      sum.naik += done.naik;
    }
    // Also where the head signed since, a decision was voided, or a child has withdrawn.
    const surat = await scope.read((ctx) => countSurat(ctx, wave.id));
    if (isWorkLeft(surat)) await scope.transaction((ctx) => askSurat(ctx, wave.id));
  }
  return sum;
}

interface Wave {
  readonly id: string;
  readonly gelombangId: string;
}

const announcedWaves = (ctx: ReadCtx): Promise<Wave[]> =>
  ctx.db.selectFrom("keputusanPpdb").select(["id", "gelombangId"]).where("diumumkanPada", "is not", null).orderBy("id").execute();

/** Frees what was not taken in time, and gives free places to those who wait, in the order that was announced. */
export async function tendPlaces(ctx: Ctx, wave: Wave): Promise<{ readonly gugur: number; readonly naik: number }> {
  const plan = await planOf(ctx, wave, true);
  const gugur = plan.filter(({ ke }) => ke === "mengundurkan diri").length;
  const naik = plan.length - gugur;
  if (plan.length === 0) return { gugur, naik };
  await moveAll(ctx, plan, { oleh: null, pelaku: sistem, pengusul: null });
  for (const { id, ke, email } of plan) if (email) await enqueue(ctx, tellFamily, { payload: { id, ke } });
  await notify(ctx, {
    to: { right: "pendaftaran:manage" },
    kind: "tempat-ppdb-berpindah",
    title: "Tempat PPDB berpindah: lihat siapa yang naik dari cadangan",
    link: `${seleksiPpdbPath}?gelombang=${wave.gelombangId}`,
    gather: true,
  });
  ctx.touch("pendaftaran");
  return { gugur, naik };
}

type Planned = Step & Pick<Person, "email">;

/** What is due now. While the rules are being changed nothing is: a date half typed takes nobody's place. */
async function planOf(ctx: ReadCtx, { id, gelombangId }: Wave, held: boolean): Promise<readonly Planned[]> {
  const rules = await readTakeRules(ctx, gelombangId);
  const changing = await ctx.db
    .selectFrom("perubahanAturanPpdb")
    .select("periodeId")
    .where("periodeId", "=", rules.periodeId)
    .executeTakeFirst();
  if (changing) return [];
  const people = await readPeople(ctx, id, held);
  const accepted = await acceptedOn(ctx, id);
  const hari = today(ctx.now);
  const lapsed = [...people.values()].flatMap((person): Planned[] => {
    const last = lastDayToTake(rules, accepted.get(person.id) ?? hari);
    if (person.keadaan !== "diterima" || last === null || hari <= last) return [];
    return [{ ...person, ke: "mengundurkan diri", alasan: `Tempat tidak diambil sampai ${formatDay(last, "long")}.` }];
  });
  if (rules.daftarUlangSelesai !== null && hari > rules.daftarUlangSelesai) return lapsed;
  const gone = new Set(lapsed.map((one) => one.id));
  const up = (await standingsOf(ctx, id, people)).flatMap(({ path, urutan }) => {
    const now = urutan.map((one) => (gone.has(one.id) ? { ...one, keadaan: "mengundurkan diri" as const } : one));
    const { naik } = nextUp({ tempat: path.hasil.tempat, program: path.rule.program }, now);
    return urutan.flatMap(({ id: one, keadaan, email }): Planned[] =>
      naik.includes(one) ? [{ id: one, keadaan, email, ke: "diterima", alasan: "Naik dari daftar cadangan." }] : [],
    );
  });
  return [...lapsed, ...up];
}
