import { record } from "#kit/audit/audit.server.ts";
import { type Ctx, demand } from "#kit/ctx.server.ts";
import { refuse } from "#kit/refusals.ts";
import { lockPendaftaran } from "../keadaan/hold-pendaftaran.server.ts";
import { holdUjian } from "./apply-tempat.server.ts";
import { overlaps } from "./assign.ts";
import { verified } from "./plan.server.ts";
import { readBusy, readPeserta } from "./read-peserta.server.ts";
import type { Ujian } from "./read-ujian.server.ts";
import { fullRoom, seatRefusals } from "./seat-refusals.server.ts";

interface Asked {
  readonly ujianId: string;
  readonly pendaftaranId: string;
  readonly sesiId: string;
  readonly ruangId: string;
}

/**
 * Puts one child into a session and a room by hand, on the first seat that is free; one that has none yet gets one.
 * @throws Refusal 403, 404; 409 when the room is full, or the child sits elsewhere at that hour
 */
export async function moveKursi(ctx: Ctx, { ujianId, pendaftaranId, sesiId, ruangId }: Asked): Promise<void> {
  demand(ctx, "pendaftaran:manage");
  const ujian = await holdUjian(ctx, ujianId);
  const held = await lockPendaftaran(ctx, pendaftaranId);
  const all = await readPeserta(ctx, ujian);
  const child = all.find(({ id }) => id === held.id);
  const [sesi, ruang] = [ujian.sesi.find(({ id }) => id === sesiId), ujian.ruang.find(({ id }) => id === ruangId)];
  if (!child?.ikut || !sesi || !ruang) throw refuse.notFound();
  if (child.kursi?.sesiId === sesiId && child.kursi.ruangId === ruangId) return;
  if (!child.kursi && !verified.includes(child.keadaan))
    throw refuse.conflict("Pendaftaran ini belum terverifikasi, jadi belum dapat diberi tempat.");
  const busy = (await readBusy(ctx, ujianId, [held.id])).get(held.id)?.find((span) => overlaps(span, sesi));
  if (busy) throw refuse.conflict(`Pada jam itu anak ini mengikuti ${busy.ujian}. Pilih sesi lain.`);
  const taken = new Set(all.flatMap(({ kursi }) => (kursi?.sesiId === sesiId && kursi.ruangId === ruangId ? [kursi.kursi] : [])));
  const kursi = Array.from({ length: ruang.kapasitas }, (_, at) => at + 1).find((seat) => !taken.has(seat));
  if (kursi === undefined) throw fullRoom();
  const writing: Promise<unknown> = child.kursi
    ? ctx.db.updateTable("kursiUjian").set({ sesiId, ruangId, kursi, pada: ctx.now }).where("id", "=", child.kursi.id).execute()
    : ctx.db.insertInto("kursiUjian").values({ ujianId, sesiId, ruangId, kursi, pendaftaranId: held.id, pada: ctx.now }).execute();
  await seatRefusals(writing);
  const before = child.kursi && told(ujian, child.kursi);
  await record(ctx, {
    ...{ action: "seat", subject: "pendaftaran", subjectId: held.id, after: told(ujian, { sesiId, ruangId, kursi }) },
    ...(before && { before }),
  });
  ctx.touch("pendaftaran");
}

const told = (ujian: Ujian, { sesiId, ruangId, kursi }: Omit<Asked, "ujianId" | "pendaftaranId"> & { readonly kursi: number }) => ({
  ...{ ujian: ujian.nama, kursi },
  sesi: ujian.sesi.find(({ id }) => id === sesiId)?.nama ?? "",
  ruang: ujian.ruang.find(({ id }) => id === ruangId)?.nama ?? "",
});
