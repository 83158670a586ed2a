import { record } from "#kit/audit/audit.server.ts";
import { type Ctx, demand } from "#kit/ctx.server.ts";
import { notDeleted } from "#kit/database/bin.server.ts";
import { notify } from "#kit/notices/notices.server.ts";
import { refuse } from "#kit/refusals.ts";
import { isUuid } from "#kit/register/uuid.ts";
import { pesanPath } from "../addresses.ts";
import { subjectOf } from "../subject.ts";
import { doTo, holdPesan, type Sasaran } from "./hold-pesan.server.ts";
import { aboutWhom } from "./read-pesan.server.ts";

/** Lets one more person see this message, or takes that back. @param akunId empty: nobody any more. @throws Refusal 403, 404, 409, 422 */
export async function assignPesan(ctx: Ctx, sasaran: Sasaran, akunId: string): Promise<void> {
  const pesan = await holdPesan(ctx, sasaran);
  demand(ctx, `${subjectOf(pesan.jenis)}:manage`);
  if (akunId === "") {
    if (pesan.petugasId === null) throw refuse.conflict("Pesan ini tidak sedang diteruskan. Muat ulang halaman.");
    return doTo(ctx, pesan, { apa: "ditarik", set: { petugasId: null } });
  }
  const siapa = await accountOf(ctx, akunId);
  if (siapa.id === ctx.actor.id) throw refused("Pesan ini sudah ada pada Anda.");
  if ((await aboutWhom(ctx, pesan.id)).includes(siapa.id)) throw refused("Pesan ini tentang orang itu sendiri. Pilih orang lain.");
  const keadaan = pesan.keadaan === "masuk" ? "diproses" : pesan.keadaan;
  await doTo(ctx, pesan, { apa: "diteruskan", isi: siapa.nama, set: { petugasId: siapa.id, keadaan } });
  await notify(ctx, {
    ...{ to: { accounts: [siapa.id] }, kind: "pesan-diteruskan", link: `${pesanPath}/${pesan.id}` },
    title: "Ada pesan dari situs yang diteruskan kepada Anda",
  });
}

/** Sent as the wrong kind: it goes to whom it belongs. @throws Refusal 403, 404, 409 */
export async function changeKind(ctx: Ctx, sasaran: Sasaran): Promise<void> {
  const pesan = await holdPesan(ctx, sasaran);
  demand(ctx, `${subjectOf(pesan.jenis)}:manage`);
  const jenis = pesan.jenis === "pengaduan" ? "pertanyaan" : "pengaduan";
  if (pesan.jenis === "pengaduan") await demandNothingSaid(ctx, pesan.id);
  await doTo(ctx, pesan, { apa: "dialihkan", set: { jenis, petugasId: null } });
  await notify(ctx, {
    ...{ to: { right: `${subjectOf(jenis)}:manage` }, kind: `${jenis}-baru`, link: pesanPath, gather: true },
    title: jenis === "pengaduan" ? "Ada pengaduan baru dari situs" : "Ada pertanyaan baru dari situs",
  });
}

/** What was noted about a complaint is for no one else's eyes. */
async function demandNothingSaid(ctx: Ctx, pesanId: string): Promise<void> {
  const said = await ctx.db.selectFrom("langkahPesan").select("id").where("pesanId", "=", pesanId).where("isi", "is not", null).execute();
  const about = await aboutWhom(ctx, pesanId);
  if (said.length > 0 || about.length > 0)
    throw refuse.conflict("Sudah ada catatan, jawaban, atau orang yang ditandai pada pengaduan ini, jadi tidak dapat dialihkan.");
}

/** From now on it does not exist for them. @throws Refusal 403, 404, 409, 422 */
export async function markAbout(ctx: Ctx, sasaran: Sasaran, akunIds: readonly string[]): Promise<void> {
  const pesan = await holdPesan(ctx, sasaran);
  demand(ctx, "pengaduan:manage");
  if (pesan.jenis !== "pengaduan") throw refuse.conflict("Hanya pengaduan yang ditandai tentang siapa.");
  const people = await Promise.all([...new Set(akunIds)].slice(0, 50).map((id) => accountOf(ctx, id)));
  // It would be gone for the only one who decides about it.
  if (people.some(({ id }) => id === ctx.actor.id))
    throw refused("Pengaduan tentang Anda sendiri ditangani Kantor Kementerian Agama: sampaikan kepada mereka.");
  await ctx.db.deleteFrom("terlaporPesan").where("pesanId", "=", pesan.id).execute();
  if (people.length > 0)
    await ctx.db
      .insertInto("terlaporPesan")
      .values(people.map(({ id }) => ({ pesanId: pesan.id, akunId: id })))
      .execute();
  const hidden = people.some(({ id }) => id === pesan.petugasId);
  await ctx.db
    .updateTable("pesanPublik")
    .set({ versi: pesan.versi + 1, updatedAt: ctx.now, ...(hidden && { petugasId: null }) })
    .where("id", "=", pesan.id)
    .execute();
  await record(ctx, { action: "update", subject: "pengaduan", subjectId: pesan.id, after: { nomor: pesan.nomor, tindakan: "terlapor" } });
}

async function accountOf(ctx: Ctx, id: string) {
  const found = isUuid(id)
    ? await ctx.db
        .selectFrom("akun")
        .select(["id", "nama"])
        .where("id", "=", id)
        .where("aktif", "=", true)
        .where(notDeleted())
        .executeTakeFirst()
    : undefined;
  if (!found) throw refused("Pilih orang dari daftar.");
  return found;
}

const refused = (sentence: string) => refuse.invalid(sentence, { kepada: sentence });
