import { exportableRegister } from "#kit/access/visibility/visible-fields.server.ts";
import { record } from "#kit/audit/audit.server.ts";
import { type Ctx, demand } from "#kit/ctx.server.ts";
import { notDeleted } from "#kit/database/bin.server.ts";
import type { List } from "#kit/documents/threads/document-threads.server.ts";
import { closing, closingLines, readKop } from "#modules/profil/index.server.ts";
import { jalurLabel } from "../jalur/jenis-jalur.ts";
import { type Asked, readAsked } from "../panitia/asked.ts";
import { choosePeriode, listPeriode, narrowed } from "../panitia/narrow-meja.server.ts";
import { pendaftaran } from "../pendaftaran.ts";
import { type Pertanyaan, wordsOf } from "./bentuk.ts";

/** Everybody whom the desk's list shows, with a column for each question: its code stands in the head, the same from year to year. @throws Refusal 403 */
export async function exportJawaban(ctx: Ctx, asked: Asked = readAsked(new URLSearchParams())): Promise<List & { readonly nama: string }> {
  demand(ctx, "pendaftaran:export");
  const periode = choosePeriode(ctx, await listPeriode(ctx), asked);
  const questions = periode ? await questionsOf(ctx, periode.id) : [];
  const children = periode
    ? await narrowed(ctx, asked, periode).select(["pendaftaran.id", "nomor", "namaLengkap", "jalur"]).orderBy("nomor").execute()
    : [];
  const answers = periode
    ? await ctx.db
        .selectFrom("jawabanPendaftaran")
        .innerJoin("pendaftaran", "pendaftaran.id", "jawabanPendaftaran.pendaftaranId")
        .select(["pendaftaranId", "pertanyaanId", "isi"])
        .where("pendaftaran.periodeId", "=", periode.id)
        .execute()
    : [];
  const said = new Map(answers.map(({ pendaftaranId, pertanyaanId, isi }) => [`${pendaftaranId} ${pertanyaanId}`, isi]));
  await record(ctx, {
    ...{ action: "export", subject: "pendaftaran", subjectId: "*" },
    after: { rows: children.length, jawaban: questions.map(({ kode }) => kode).join(", ") },
  });
  const counted = `Jumlah: ${children.length.toLocaleString("id-ID")} pendaftar.`;
  return {
    above: ["Jawaban Pendaftar", `PPDB ${periode?.tahunAjaran ?? ""}`.trim()],
    below: closingLines(closing(await readKop(ctx), ctx.now, counted)),
    nama: `jawaban-ppdb-${(periode?.tahunAjaran ?? "").replace("/", "-")}`,
    columns: [
      { label: "Nomor pendaftaran", width: 22 },
      { label: "Nama lengkap", width: 32 },
      { label: "Jalur", width: 20 },
      ...questions.map(({ pertanyaan, kode }) => ({ label: `${pertanyaan} [${kode}]`, width: 28 })),
    ],
    rows: children.map(({ id, nomor, namaLengkap, jalur }) => [
      ...[nomor, namaLengkap, jalurLabel(jalur)],
      ...questions.map((one) => cellOf(one, said.get(`${id} ${one.id}`))),
    ]),
  };
}

const cellOf = (one: Pertanyaan, isi: string | undefined): string | null => (isi === undefined ? null : wordsOf(one, isi));

/** As far as their answers may leave; those that are asked no more as well. */
async function questionsOf(ctx: Ctx, periodeId: string) {
  const open = new Set(Object.values(exportableRegister(ctx, pendaftaran).fields).map(({ privacy }) => privacy));
  const all = await ctx.db
    .selectFrom("pertanyaanPpdb")
    .selectAll()
    .where("periodeId", "=", periodeId)
    .where(notDeleted())
    .orderBy("nomorUrut")
    .orderBy("kode")
    .execute();
  return all.filter(({ golongan }) => open.has(golongan));
}
