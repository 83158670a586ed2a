import { recordAll } from "#kit/audit/audit.server.ts";
import { type Ctx, demand } from "#kit/ctx.server.ts";
import type { Stored } from "#kit/database/tables.ts";
import { today } from "#kit/dates.ts";
import { refuse } from "#kit/refusals.ts";
import type { Keadaan } from "../keadaan/keadaan.ts";
import { readBundle } from "./bundle.ts";
import { findKeputusan } from "./decide.server.ts";
import { select } from "./select.ts";

const reason = "Hasil seleksi menurut lembar aturan PPDB";

/**
 * Tells everybody what was fixed, on the day of the announcement or later: each registration takes the state that the list gives it.
 * Until then families see nothing of it, because nothing of it stands in their rows. Who withdrew meanwhile is passed over; pressed
 * again after a withdrawal, the waiting list moves up. @returns how many changed
 * @throws Refusal 403, 404; 409 before the day, or while nothing is fixed
 */
export async function announceKeputusan(ctx: Ctx, gelombangId: string): Promise<number> {
  demand(ctx, "pendaftaran:manage");
  const keputusan = await findKeputusan(ctx, gelombangId);
  if (!keputusan?.ditetapkanPada) throw refuse.conflict("Keputusan gelombang ini belum ditetapkan.");
  const { pengumuman, daftarUlangSelesai } = await ctx.db
    .selectFrom("gelombangPpdb")
    .innerJoin("periodePpdb", "periodePpdb.id", "periodeId")
    .select(["pengumuman", "daftarUlangSelesai"])
    .where("gelombangPpdb.id", "=", gelombangId)
    .executeTakeFirstOrThrow();
  if (pengumuman !== null && today(ctx.now) < pengumuman) throw refuse.conflict("Hari pengumumannya belum tiba.");
  const bundle = readBundle(keputusan.paket);
  if ("salah" in bundle) throw new TypeError("a fixed bundle is not readable");
  const people = await heldPeople(ctx, keputusan.id);
  const mundur = await withdrawnOn(ctx, keputusan.id);
  const pelamar = bundle.pelamar.map((one) => ({ ...one, mundur: mundur.get(people.get(one.id)?.id ?? "") ?? null }));
  const steps = select({ ...bundle, pelamar }).jalur.flatMap(({ urutan }) =>
    urutan.flatMap(({ id, hasil }) => {
      const row = people.get(id);
      const first = row?.keadaan === "lulus administrasi" && (hasil === "diterima" || hasil === "cadangan" || hasil === "tidak diterima");
      const up =
        row?.keadaan === "cadangan" && hasil === "diterima" && (daftarUlangSelesai === null || today(ctx.now) <= daftarUlangSelesai);
      return row && (first || up) ? [{ ...row, ke: hasil as Keadaan, alasan: up ? "Naik dari daftar cadangan" : reason }] : [];
    }),
  );
  if (keputusan.diumumkanPada === null)
    await ctx.db.updateTable("keputusanPpdb").set({ diumumkanPada: ctx.now }).where("id", "=", keputusan.id).execute();
  await moveAll(ctx, steps, keputusan);
  await recordAll(ctx, [
    { action: "publish", subject: "gelombangPpdb", subjectId: gelombangId, after: { sidik: keputusan.sidik, berubah: steps.length } },
  ]);
  ctx.touch("pendaftaran");
  ctx.touch("periodePpdb");
  return steps.length;
}

/** The registrations of a decision by pseudonym, locked until all of them are moved. */
async function heldPeople(ctx: Ctx, keputusanId: string) {
  const rows = await ctx.db
    .selectFrom("keputusanPelamar")
    .innerJoin("pendaftaran", "pendaftaran.id", "pendaftaranId")
    .select(["samaran", "pendaftaran.id", "keadaan"])
    .where("keputusanId", "=", keputusanId)
    .orderBy("pendaftaran.id")
    .forUpdate("pendaftaran")
    .execute();
  return new Map(rows.map(({ samaran, ...row }) => [samaran, row]));
}

/** The day on which each withdrew, by registration. */
async function withdrawnOn(ctx: Ctx, keputusanId: string): Promise<ReadonlyMap<string, string>> {
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

interface Step {
  readonly id: string;
  readonly keadaan: Keadaan;
  readonly ke: Keadaan;
  readonly alasan: string;
}

type Signed = Pick<Stored<"keputusanPpdb">, "pengusul" | "namaPengusul" | "penyetuju" | "namaPenyetuju">;

/** As `movePendaftaran`, for a whole wave at once. */
async function moveAll(ctx: Ctx, steps: readonly Step[], { pengusul, namaPengusul, penyetuju, namaPenyetuju }: Signed): Promise<void> {
  // Who fixed it answers for it; whoever presses the button only tells.
  const signed = { oleh: penyetuju, pelaku: `${namaPengusul} dan ${namaPenyetuju}`, pengusul, pada: ctx.now };
  for (let start = 0; start < steps.length; start += 500) {
    const some = steps.slice(start, start + 500);
    for (const [ke, moved] of Map.groupBy(some, (step) => step.ke)) {
      await ctx.db
        .updateTable("pendaftaran")
        .set((row) => ({ keadaan: ke, versi: row("versi", "+", 1), updatedAt: ctx.now }))
        .where(
          "id",
          "in",
          moved.map(({ id }) => id),
        )
        .execute();
    }
    await ctx.db
      .deleteFrom("usulanKeadaan")
      .where(
        "pendaftaranId",
        "in",
        some.map(({ id }) => id),
      )
      .execute();
    await ctx.db
      .insertInto("langkahPendaftaran")
      .values(some.map(({ id, keadaan, ke, alasan }) => ({ ...signed, pendaftaranId: id, dari: keadaan, ke, alasan })))
      .execute();
  }
  await recordAll(
    ctx,
    steps.map(({ id, keadaan, ke, alasan }) => ({
      ...{ action: "update", subject: "pendaftaran", subjectId: id },
      ...{ before: { keadaan }, after: { keadaan: ke, alasan } },
    })),
  );
}
