import { record } from "#kit/audit/audit.server.ts";
import { type Ctx, demand } from "#kit/ctx.server.ts";
import { formatDay } from "#kit/dates.ts";
import { notify } from "#kit/notices/notices.server.ts";
import { refuse } from "#kit/refusals.ts";
import { countsByKelas, findBanding, officeSight } from "#modules/banding/index.server.ts";
import { siswa } from "../../siswa/siswa.ts";
import { earlierDay, type OpenedSerahan, openSerahan } from "../hand-over/open-serahan.server.ts";
import { readIsi } from "../hand-over/read-isi.ts";
import { serahanPath } from "../serahan.ts";

interface Handing {
  readonly banding: string;
  /** Id of a class; "" for every class in which something differs. */
  readonly kelas: string;
  readonly isi: Readonly<Record<string, unknown>>;
}

/** Hands what differs on to the wali kelas of each class, with the findings that are open there. @returns a sentence; @throws Refusal 403, 404, 422 */
export async function handBanding(ctx: Ctx, { banding: id, kelas, isi }: Handing): Promise<string> {
  demand(ctx, "serahanPeriksa:create");
  const banding = await findBanding(ctx, siswa, id);
  const { tenggat: asksFor, pesan } = readIsi(ctx.now, isi);
  const counts = await countsByKelas(ctx, id, officeSight(ctx, siswa));
  const asked = counts.filter(({ kelasId }) => kelasId !== null && (kelas === "" || kelasId === kelas));
  const ids = asked.map(({ kelasId }) => kelasId ?? "");
  const rows = ids.length === 0 ? [] : await ctx.db.selectFrom("kelas").select(["id", "waliId"]).where("id", "in", ids).execute();
  const wali = new Map(rows.flatMap(({ id: one, waliId }) => (waliId ? [[one, waliId] as const] : [])));
  const [given, without] = [asked.filter((one) => wali.has(one.kelasId ?? "")), asked.filter((one) => !wali.has(one.kelasId ?? ""))];
  const lacking = without.length > 0 ? `Kelas ${without.map((one) => one.kelas).join(", ")} belum punya wali kelas.` : "";
  if (given.length === 0) throw refuse.invalid(`Tidak ada yang dapat diserahkan. ${lacking}`.trim());
  const opened: OpenedSerahan[] = [];
  for (const one of given) {
    const kelasId = one.kelasId ?? "";
    const serahan = await openSerahan(ctx, { kelasId, tenggat: asksFor, pesan });
    opened.push(serahan);
    const { id: serahanId, tenggat } = serahan;
    await ctx.db
      .insertInto("serahanBanding")
      .values({ serahanId, bandingId: id })
      .onConflict((known) => known.doNothing())
      .execute();
    const count = one.beda + one.daftar + one.portal;
    await record(ctx, {
      ...{ action: "create", subject: "serahanPeriksa", subjectId: serahanId },
      after: { kelasId, tenggat, banding: id, rows: count },
    });
    await notify(ctx, {
      to: { accounts: [wali.get(kelasId) ?? ""] },
      kind: "serahan-periksa",
      title: `${count} data siswa ${one.kelas} berbeda dengan ${banding.sumber}: periksa sampai ${formatDay(tenggat)}`,
      ...(pesan && { body: pesan }),
      link: `${serahanPath}/${serahanId}`,
    });
  }
  return [`Perbedaan ${given.length} kelas diserahkan kepada wali kelasnya.`, lacking, earlierDay(opened, asksFor)]
    .filter((part) => part !== "")
    .join(" ");
}
