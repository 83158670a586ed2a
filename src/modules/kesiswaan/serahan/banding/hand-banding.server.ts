import { record } from "#kit/audit/audit.server.ts";
import { type Ctx, demand } from "#kit/ctx.server.ts";
import { formatDay } from "#kit/dates.ts";
import { notify } from "#kit/notices/notices.server.ts";
import { refuse } from "#kit/refusals.ts";
import { findBanding } from "#modules/banding/index.server.ts";
import { siswa } from "../../siswa/siswa.ts";
import { earlierDay, type OpenedSerahan, openSerahan } from "../hand-over/open-serahan.server.ts";
import { readIsi } from "../hand-over/read-isi.ts";
import { serahanPath } from "../serahan.ts";
import { handable, type SerahanKelas } from "./serahan-banding.ts";
import { stateOfBanding } from "./state-of-banding.server.ts";

interface Handing {
  readonly banding: string;
  /** Id of a class; "" for every class in which something differs. */
  readonly kelas: string;
  readonly isi: Readonly<Record<string, unknown>>;
}

/** Hands what differs, as far as it is open to them, on to the wali kelas of each class that does not have it yet. @returns a sentence; @throws Refusal 403, 404, 422 */
export async function handBanding(ctx: Ctx, { banding: id, kelas, isi }: Handing): Promise<string> {
  demand(ctx, "serahanPeriksa:create");
  const banding = await findBanding(ctx, siswa, id);
  const { tenggat: asksFor, pesan } = readIsi(ctx.now, isi);
  const state = await stateOfBanding(ctx, id);
  const { asked, given: open, held } = handable(state, kelas);
  const rows = await kelasRows(
    ctx,
    asked.map(({ kelasId }) => kelasId),
  );
  const called = ({ kelasId }: SerahanKelas) => rows.get(kelasId)?.nama ?? "";
  const [given, without] = [open.filter((one) => rows.get(one.kelasId)?.waliId), open.filter((one) => !rows.get(one.kelasId)?.waliId)];
  const lacking = without.length > 0 ? `Kelas ${without.map(called).join(", ")} belum punya wali kelas.` : "";
  const has = held.length > 0 ? `Sudah ada pada wali kelas ${held.map(called).join(", ")}.` : "";
  if (given.length === 0) throw refuse.invalid(["Tidak ada yang dapat diserahkan.", lacking, has].filter(Boolean).join(" "));
  const opened: OpenedSerahan[] = [];
  for (const one of given) {
    const { kelasId, baris: count } = one;
    const serahan = await openSerahan(ctx, { kelasId, tenggat: asksFor, pesan });
    opened.push(serahan);
    const { id: serahanId, tenggat } = serahan;
    await ctx.db
      .insertInto("serahanBanding")
      .values({ serahanId, bandingId: id })
      .onConflict((known) => known.doNothing())
      .execute();
    await record(ctx, {
      ...{ action: "create", subject: "serahanPeriksa", subjectId: serahanId },
      after: { kelasId, tenggat, banding: id, rows: count },
    });
    await notify(ctx, {
      to: { accounts: [rows.get(kelasId)?.waliId ?? ""] },
      kind: "serahan-periksa",
      title: `${count} data siswa ${called(one)} berbeda dengan ${banding.sumber}: periksa sampai ${formatDay(tenggat)}`,
      ...(pesan && { body: pesan }),
      link: `${serahanPath}/${serahanId}`,
    });
  }
  return [`Perbedaan ${given.length} kelas diserahkan kepada wali kelasnya.`, lacking, has, earlierDay(opened, asksFor)]
    .filter((part) => part !== "")
    .join(" ");
}

async function kelasRows(ctx: Ctx, ids: readonly string[]) {
  const rows = ids.length === 0 ? [] : await ctx.db.selectFrom("kelas").select(["id", "nama", "waliId"]).where("id", "in", ids).execute();
  return new Map(rows.map((row) => [row.id, row]));
}
