import { recordAll } from "#kit/audit/audit.server.ts";
import { type Ctx, demand, type ReadCtx } from "#kit/ctx.server.ts";
import { today } from "#kit/dates.ts";
import { refuse } from "#kit/refusals.ts";
import { moveAll } from "../keadaan/move-all.server.ts";
import { askSurat } from "../surat/ask-surat.server.ts";
import { readBundle } from "./bundle.ts";
import { findKeputusan, holdGelombang } from "./decide.server.ts";
import { select } from "./select.ts";
import { readPeople } from "./standings.server.ts";
import { tendPlaces } from "./tend-places.server.ts";

const reason = "Hasil seleksi menurut lembar aturan PPDB";

/**
 * Tells everybody what was fixed, on the day of the announcement or later: each registration takes the state that the list gives it.
 * Until then families see nothing of it, because nothing of it stands in their rows. Who withdrew meanwhile is passed over; pressed
 * again, free places are given on at once instead of within the hour. @returns how many changed
 * @throws Refusal 403, 404; 409 before the day, or while nothing is fixed
 */
export async function announceKeputusan(ctx: Ctx, gelombangId: string): Promise<number> {
  demand(ctx, "pendaftaran:manage");
  await holdGelombang(ctx, gelombangId);
  const keputusan = await findKeputusan(ctx, gelombangId);
  if (!keputusan?.ditetapkanPada) throw refuse.conflict("Keputusan gelombang ini belum ditetapkan.");
  const { pengumuman } = await ctx.db
    .selectFrom("gelombangPpdb")
    .innerJoin("periodePpdb", "periodePpdb.id", "periodeId")
    .select("pengumuman")
    .where("gelombangPpdb.id", "=", gelombangId)
    .executeTakeFirstOrThrow();
  if (pengumuman !== null && today(ctx.now) < pengumuman) throw refuse.conflict("Hari pengumumannya belum tiba.");
  if (keputusan.diumumkanPada !== null) {
    const { naik } = await tendPlaces(ctx, keputusan);
    if (naik > 0) await askSurat(ctx, keputusan.id);
    return naik;
  }
  const bundle = readBundle(keputusan.paket);
  if ("salah" in bundle) throw new TypeError("a fixed bundle is not readable");
  const people = await readPeople(ctx, keputusan.id, true);
  const mundur = await withdrawnOn(ctx, keputusan.id);
  const pelamar = bundle.pelamar.map((one) => ({ ...one, mundur: mundur.get(people.get(one.id)?.id ?? "") ?? null }));
  const steps = select({ ...bundle, pelamar }).jalur.flatMap(({ urutan }) =>
    urutan.flatMap(({ id, hasil }) => {
      const row = people.get(id);
      const isTold = row?.keadaan === "lulus administrasi" && (hasil === "diterima" || hasil === "cadangan" || hasil === "tidak diterima");
      return row && isTold ? [{ ...row, ke: hasil, alasan: reason }] : [];
    }),
  );
  await ctx.db.updateTable("keputusanPpdb").set({ diumumkanPada: ctx.now }).where("id", "=", keputusan.id).execute();
  // Who fixed it answers for it; whoever presses the button only tells.
  const { pengusul, namaPengusul, penyetuju, namaPenyetuju } = keputusan;
  await moveAll(ctx, steps, { oleh: penyetuju, pelaku: `${namaPengusul} dan ${namaPenyetuju}`, pengusul });
  await recordAll(ctx, [
    { action: "publish", subject: "gelombangPpdb", subjectId: gelombangId, after: { sidik: keputusan.sidik, berubah: steps.length } },
  ]);
  ctx.touch("pendaftaran");
  ctx.touch("periodePpdb");
  await askSurat(ctx, keputusan.id);
  return steps.length;
}

/** The day on which each withdrew, by registration. */
export async function withdrawnOn(ctx: ReadCtx, keputusanId: string): Promise<ReadonlyMap<string, string>> {
  const rows = await ctx.db
    .selectFrom("langkahPendaftaran")
    .innerJoin("pendaftaran", "pendaftaran.id", "langkahPendaftaran.pendaftaranId")
    .innerJoin("keputusanPelamar", "keputusanPelamar.pendaftaranId", "pendaftaran.id")
    .select(["pendaftaran.id", "pada"])
    .where("keputusanId", "=", keputusanId)
    .where("pendaftaran.keadaan", "=", "mengundurkan diri")
    .where("ke", "=", "mengundurkan diri")
    .orderBy("langkahPendaftaran.id")
    .execute();
  return new Map(rows.map(({ id, pada }) => [id, today(pada)]));
}
