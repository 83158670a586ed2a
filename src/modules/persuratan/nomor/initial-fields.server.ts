import { choicesOf } from "#kit/choices.server.ts";
import { type Ctx, demand } from "#kit/ctx.server.ts";
import { today } from "#kit/dates.ts";
import { openDesk } from "../desk.server.ts";
import { nomorFields } from "./nomor-fields.ts";
import { viewNomor } from "./view-nomor.server.ts";

/** The form as this person needs it most often: as they filled it in the last time. */
export async function initialFields(ctx: Ctx) {
  demand(ctx, "nomorSurat:create");
  const terakhir = await ctx.db
    .selectFrom("nomorSurat")
    .innerJoin("suratKeluar", "suratKeluar.id", "nomorSurat.suratId")
    .select(["nomorSurat.jenisId", "suratKeluar.klasifikasiId", "suratKeluar.unit"])
    .where("diambilOleh", "=", ctx.actor.id)
    .orderBy("nomorSurat.createdAt", "desc")
    .limit(1)
    .executeTakeFirst();
  const pilihan = await choicesOf(ctx, { fields: nomorFields });
  const jenis = terakhir?.jenisId ?? pilihan.jenis?.find(({ label }) => /dinas/i.test(label))?.value ?? pilihan.jenis?.[0]?.value ?? "";
  const awal = { jenis, klasifikasiId: terakhir?.klasifikasiId ?? "", unit: terakhir?.unit ?? "", tanggal: today(ctx.now) };
  const calon = await viewNomor(ctx, new URLSearchParams({ ...empty, ...awal }));
  return { pilihan, awal: { ...empty, ...awal }, calon, desk: openDesk(ctx) };
}

const empty = { perihal: "", alasanMundur: "", tujuan: "", keamanan: "B", sifat: "biasa" };
