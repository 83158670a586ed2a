import type { Change } from "#kit/audit/record-change.server.ts";
import type { Ctx } from "#kit/ctx.server.ts";
import { sql } from "#kit/database/sql.server.ts";
import { formatDay } from "#kit/dates.ts";
import { notify } from "#kit/notices/notices.server.ts";
import { cutiPath } from "../paths.ts";
import { cutiLabel, lengthOf } from "./cuti.ts";

interface Days {
  readonly mulai: string;
  readonly selesai: string;
}

/** Whoever asked for a leave and was granted it hears what the office makes of it where it keeps who is away: deleted, or other days. */
export async function tellChanged(ctx: Ctx, changes: readonly Change[]): Promise<void> {
  const standing = new Map(
    changes.flatMap((change) => {
      const told = change.before && standingOf(change);
      return told === undefined ? [] : [[change.before?.id ?? "", told] as const];
    }),
  );
  if (standing.size === 0) return;
  const { rows } = await sql<Days & { id: string; akunId: string; jenis: string }>`
    select cuti.ketidakhadiran_id as id, pegawai.akun_id as "akunId", cuti.jenis, cuti.mulai::text, cuti.selesai::text
    from pengajuan_cuti cuti join pegawai on pegawai.id = cuti.pegawai_id
    where cuti.ketidakhadiran_id = any(${[...standing.keys()]}::uuid[]) and pegawai.akun_id is not null`.execute(ctx.db);
  for (const { id, akunId, jenis, ...asked } of rows) {
    const told = standing.get(id);
    const words = told
      ? {
          title: "Hari cuti Anda diubah kantor.",
          body: `${cutiLabel(jenis)}: yang berlaku kini ${described(told.now)} (${lengthOf(told.now)} hari), sebelumnya ${described(told.before)}.`,
        }
      : { title: "Cuti Anda tidak berlaku lagi.", body: `${cutiLabel(jenis)}, ${described(asked)}: catatannya dihapus kantor.` };
    await notify(ctx, { to: { accounts: [akunId] }, kind: "putusan-cuti", ...words, link: cutiPath });
  }
}

/** null where nothing of it stands for that person any more; undefined where its days stay. */
function standingOf({ action, before, after }: Change): { readonly before: Days; readonly now: Days } | null | undefined {
  if (action === "delete" || (before && after && before.pegawaiId !== after.pegawaiId)) return null;
  if (action !== "update" || !before || !after) return undefined;
  const [was, now] = [daysOf(before), daysOf(after)];
  return was.mulai === now.mulai && was.selesai === now.selesai ? undefined : { before: was, now };
}

const daysOf = ({ mulai, selesai }: Readonly<Record<string, unknown>>): Days => ({ mulai: String(mulai), selesai: String(selesai) });

const described = ({ mulai, selesai }: Days): string =>
  mulai === selesai ? formatDay(mulai) : `${formatDay(mulai)} – ${formatDay(selesai)}`;
