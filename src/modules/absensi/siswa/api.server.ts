import { attachmentsOf } from "#kit/attachments/attach.server.ts";
import type { Scope } from "#kit/ctx.server.ts";
import { isDay } from "#kit/dates.ts";
import type { Files } from "#kit/files/files.server.ts";
import { deliver } from "#kit/files/respond.server.ts";
import { readJsonObject } from "#kit/json.server.ts";
import { refuse } from "#kit/refusals.ts";
import { isUuid } from "#kit/register/uuid.ts";
import { demandKelas } from "./kelas-rights.server.ts";
import { absensiBundle } from "./read/absensi-bundle.server.ts";
import { kelasState } from "./read/kelas-content.server.ts";
import { chooseAbsensi } from "./record/choose-absensi.server.ts";
import { readSubmission } from "./record/read-submission.ts";
import { recordAbsensi } from "./record/record-absensi.server.ts";

interface Asked {
  readonly request: Request;
  readonly params: Readonly<Record<string, string>>;
  readonly scope: Scope;
  readonly files: Files;
}

/** GET /api/absensi-siswa/bekal: everything with which a device gets along for days. */
export const answerBundle = async ({ scope }: Asked): Promise<Response> => Response.json(await scope.transaction(absensiBundle));

/** GET /api/absensi-siswa?kelas=&tanggal=&jadwal=: what stands of one class, and what was recorded besides. */
export async function answerState({ request, scope }: Asked): Promise<Response> {
  const { searchParams } = new URL(request.url);
  const [kelasId, tanggal, jadwal] = ["kelas", "tanggal", "jadwal"].map((nama) => searchParams.get(nama) ?? "") as [string, string, string];
  if (!isUuid(kelasId) || !isDay(tanggal) || (jadwal && !isUuid(jadwal))) throw refuse.notFound();
  return Response.json(await scope.transaction((ctx) => kelasState(ctx, { kelasId, tanggal, jadwalId: jadwal || null })));
}

/** POST /api/absensi-siswa: one recording, which may be sent again. */
export async function answerRecord({ request, scope }: Asked): Promise<Response> {
  const sent = await readJsonObject(request);
  // A device may hold what somebody else recorded: it is sent as that person, or not at all.
  if (sent.akunId !== undefined && sent.akunId !== scope.actor.id) throw refuse.unauthenticated("Pencatatan ini milik akun lain.");
  return Response.json(await scope.transaction((ctx) => recordAbsensi(ctx, readSubmission(sent, ctx.now))));
}

/** POST /api/absensi-siswa/pilih: which of two records of one pupil is right. */
export async function answerPicker({ request, scope }: Asked): Promise<Response> {
  const {
    siswaId,
    tanggal,
    jadwalId = null,
    riwayatId = null,
    versi,
  } = (await readJsonObject(request)) as Readonly<Record<string, unknown>>;
  if (!uuid(siswaId) || typeof tanggal !== "string" || !isDay(tanggal) || !Number.isSafeInteger(versi)) throw unreadable();
  if (!(jadwalId === null || uuid(jadwalId)) || !(riwayatId === null || uuid(riwayatId))) throw unreadable();
  await scope.transaction((ctx) => chooseAbsensi(ctx, { siswaId, tanggal, jadwalId, riwayatId, versi: Number(versi) }));
  return new Response(null, { status: 204 });
}

/** GET /api/absensi-siswa/bukti/:id: a proof, for whoever may see the record that holds it. */
export async function answerBukti({ request, params, scope, files }: Asked): Promise<Response> {
  const id = params.id ?? "";
  const held = await scope.transaction(async (ctx) => {
    if (!isUuid(id)) throw refuse.notFound();
    const berdiri = ctx.db.selectFrom("absensiSiswa").select(["kelasId", "tanggal"]).where("buktiId", "=", id);
    const lampau = ctx.db
      .selectFrom("absensiSiswaRiwayat")
      .innerJoin("absensiSiswa", "absensiSiswa.id", "absensiSiswaRiwayat.absensiId")
      .select(["absensiSiswa.kelasId", "absensiSiswa.tanggal"])
      .where("absensiSiswaRiwayat.buktiId", "=", id);
    const baris = (await berdiri.executeTakeFirst()) ?? (await lampau.executeTakeFirst());
    if (!baris) throw refuse.notFound();
    await demandKelas(ctx, "read", baris);
    return (await attachmentsOf(ctx, [id])).get(id);
  });
  if (!held) throw refuse.notFound();
  return deliver(files, request, { key: held.kunci, name: held.nama });
}

const uuid = (value: unknown): value is string => typeof value === "string" && isUuid(value);
const unreadable = () => refuse.malformed("Pilihan ini tidak terbaca. Muat ulang halaman, lalu pilih lagi.");
