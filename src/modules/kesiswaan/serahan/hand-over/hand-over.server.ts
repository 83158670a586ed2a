import { record } from "#kit/audit/audit.server.ts";
import { type Ctx, demand } from "#kit/ctx.server.ts";
import { formatDay } from "#kit/dates.ts";
import { notify } from "#kit/notices/notices.server.ts";
import { refuse } from "#kit/refusals.ts";
import { type Flagged, namesOf, narrow } from "#modules/periksa/index.ts";
import { inspectSiswa, tanpaKelas } from "../../periksa/inspect-siswa.server.ts";
import { mendable, serahanPath } from "../serahan.ts";
import { earlierDay, type OpenedSerahan, openSerahan } from "./open-serahan.server.ts";
import { readIsi } from "./read-isi.ts";
import { semuaKelas } from "./semua-kelas.ts";

export interface HandOver {
  /** Ids of pupils; or a class, whole; or `semuaKelas`. */
  readonly siswa: readonly string[];
  readonly kelas: string;
  /** Of one rule alone; "" for all. */
  readonly aturan: string;
  readonly isi: Readonly<Record<string, unknown>>;
}

/**
 * Hands the findings of a class, of all of them, or of some pupils, on to the wali kelas. What is open for the class already takes them up, with the
 * earlier day. @returns a sentence. @throws Refusal 403, 422
 */
export async function handOver(ctx: Ctx, { siswa, kelas, aturan, isi }: HandOver): Promise<string> {
  demand(ctx, "serahanPeriksa:create");
  const { tenggat, pesan } = readIsi(ctx.now, isi);
  const { flagged } = await inspectSiswa(ctx);
  const semua = kelas === semuaKelas;
  const asked = narrow(flagged, { cari: "", kelompok: semua ? "" : kelas, aturan, keadaan: "" });
  const chosen = asked.filter(({ id }) => kelas !== "" || siswa.includes(id));
  const mending = chosen.flatMap((one) => {
    const temuan = one.temuan.map((found) => ({ ...found, bidang: mendable(found.bidang) })).filter(({ bidang }) => bidang.length > 0);
    return temuan.length > 0 && one.kelompok !== tanpaKelas ? [{ ...one, temuan }] : [];
  });
  if (mending.length === 0) throw refuse.invalid("Tidak ada temuan yang dapat diperbaiki wali kelas di pilihan ini.");
  const byKelas = [...Map.groupBy(mending, ({ kelompok }) => kelompok)].sort(byName);
  const wali = await waliOf(ctx, byKelas);
  const lacking = byKelas.filter(([id]) => !wali.has(id));
  const named = `Kelas ${namesOf(lacking.map(([, anak]) => anak[0]?.sebutan ?? ""))} belum punya wali kelas`;
  const handed = byKelas.filter(([id]) => wali.has(id));
  // Of all classes those go that can; whoever chose one hears that it cannot.
  if (lacking.length > 0 && (!semua || handed.length === 0)) throw refuse.invalid(`${named}. Tentukan dahulu di Data Kelas.`);
  const opened: OpenedSerahan[] = [];
  for (const [kelasId, anak] of handed) opened.push(await handOne(ctx, { kelasId, anak, tenggat, pesan, waliId: wali.get(kelasId) ?? "" }));
  return [whomOf(handed), lacking.length > 0 ? `${named}, jadi belum diserahkan.` : "", earlierDay(opened, tenggat)]
    .filter((sentence) => sentence !== "")
    .join(" ");
}

const byName = ([, [one]]: OfKelas, [, [other]]: OfKelas) =>
  (one?.sebutan ?? "").localeCompare(other?.sebutan ?? "", "id", { numeric: true });

function whomOf(handed: readonly OfKelas[]): string {
  const banyak = handed.reduce((sum, [, anak]) => sum + anak.length, 0);
  const [first] = handed[0]?.[1] ?? [];
  return `Temuan ${banyak} siswa diserahkan kepada ${handed.length === 1 ? `wali kelas ${first?.sebutan}` : `${handed.length} wali kelas`}.`;
}

type OfKelas = readonly [string, readonly Flagged[]];

async function waliOf(ctx: Ctx, byKelas: readonly OfKelas[]): Promise<ReadonlyMap<string, string>> {
  const ids = byKelas.map(([id]) => id);
  const rows = await ctx.db.selectFrom("kelas").select(["id", "waliId"]).where("id", "in", ids).execute();
  return new Map(rows.flatMap(({ id, waliId }) => (waliId ? [[id, waliId] as const] : [])));
}

interface One {
  readonly kelasId: string;
  readonly anak: readonly Flagged[];
  readonly tenggat: string;
  readonly pesan: string | null;
  readonly waliId: string;
}

async function handOne(ctx: Ctx, { kelasId, anak, tenggat: asked, pesan, waliId }: One): Promise<OpenedSerahan> {
  const opened = await openSerahan(ctx, { kelasId, tenggat: asked, pesan });
  const { id, tenggat } = opened;
  const temuan = anak.flatMap((satu) =>
    satu.temuan.map(({ kode, bidang }) => ({ serahanId: id, siswaId: satu.id, aturan: kode, bidang: [...bidang] })),
  );
  await ctx.db
    .insertInto("serahanTemuan")
    .values(temuan)
    .onConflict((known) => known.columns(["serahanId", "siswaId", "aturan"]).doUpdateSet(({ ref }) => ({ bidang: ref("excluded.bidang") })))
    .execute();
  const kelas = anak[0]?.sebutan ?? "";
  await record(ctx, {
    ...{ action: "create", subject: "serahanPeriksa", subjectId: id },
    after: { kelasId, tenggat, siswa: anak.map((satu) => satu.id), temuan: temuan.length },
  });
  await notify(ctx, {
    to: { accounts: [waliId] },
    kind: "serahan-periksa",
    title: `Data ${anak.length} siswa ${kelas} perlu Anda perbaiki sampai ${formatDay(tenggat)}`,
    ...(pesan && { body: pesan }),
    link: `${serahanPath}/${id}`,
  });
  return opened;
}
