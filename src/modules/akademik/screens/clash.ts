import { within } from "#kit/ctx.server.ts";
import { check, isValid } from "#kit/register/check.ts";
import { isUuid } from "#kit/register/uuid.ts";
import { blockedJob, searchClash } from "../jadwal/clash.server.ts";
import type { Obstacle } from "../jadwal/jadwal.ts";
import { jadwalPelajaran } from "../jadwal/jadwal-pelajaran.ts";
import type { Route } from "./+types/clash.ts";

const { hari, jamKe, jumlahJam, ruang } = jadwalPelajaran.fields;
const known = { hari, jamKe, jumlahJam, ruang };

/** What stands in the way of a lesson that is being written: of each that may be chosen, and of what is known of it so far. */
export async function loader(args: Route.LoaderArgs): Promise<Obstacle> {
  const { id, tugas = "", pengampuId = "", ...ditulis } = Object.fromEntries(new URL(args.request.url).searchParams);
  const checked = check(known, ditulis);
  if (!isValid(checked)) return { bentrok: [], terhalang: {} };
  const semua = tugas.split(",").slice(0, 200);
  const rencana = { ...checked.values, id };
  return within(args, async (ctx) => ({
    bentrok: await searchClash(ctx, { ...rencana, dari: isUuid(pengampuId) ? [pengampuId] : semua }),
    terhalang: await blockedJob(ctx, { ...rencana, tugas: semua }),
  }));
}
