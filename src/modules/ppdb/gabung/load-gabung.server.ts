import { type Ctx, demand } from "#kit/ctx.server.ts";
import { notDeleted } from "#kit/database/bin.server.ts";
import { withFullStop } from "#kit/full-stop.ts";
import { refuse } from "#kit/refusals.ts";
import type { Field } from "#kit/register/fields.ts";
import { asWords } from "#kit/ui/field/words.ts";
import { writableRegister } from "#kit/writable-register.server.ts";
import { isKeadaan, type Keadaan, keadaanPendaftaran } from "../keadaan/keadaan.ts";
import { komponenLabel } from "../nilai/komponen.ts";
import { checkNomor } from "../nomor.ts";
import { pendaftaran } from "../pendaftaran.ts";
import { isIsian, isianFields } from "../perbaikan/isian.ts";
import { readIsian } from "../perbaikan/replace-isian.server.ts";
import { hindrance, otherIntake } from "./merge-pendaftaran.server.ts";
import { showBeda } from "./move-jawaban.server.ts";
import { markOf, planGabung } from "./plan-gabung.server.ts";
import { differences, suggestStays } from "./take-over.ts";

/** Two registrations beside each other, and what merging them either way brings about. @throws Refusal 403, 404 */
export async function loadGabung(ctx: Ctx, id: string, dengan: string) {
  demand(ctx, "pendaftaran:update");
  const ini = await readSide(ctx, id);
  const typed = dengan.trim().slice(0, 40);
  if (typed === "") return { ini, cari: "", pasangan: null, kata: null };
  const other = await findOther(ctx, typed);
  if (!other || other === id) {
    const kata = other === id ? "Itu nomor pendaftaran ini sendiri." : `Tidak ada pendaftaran dengan nomor ${typed}.`;
    return { ini, cari: typed, pasangan: null, kata };
  }
  const itu = await readSide(ctx, other);
  const [satu, lain] = [await readIsian(ctx, ini.id), await readIsian(ctx, itu.id)];
  const isian = Object.keys(isianFields)
    .filter(isIsian)
    .map((name) => {
      const field: Field = isianFields[name];
      return { name, label: field.label, ini: asWords(field, satu[name], {}), itu: asWords(field, lain[name], {}) };
    });
  return {
    ...{ ini, cari: itu.nomor, kata: null },
    pasangan: {
      itu,
      disarankan: suggestStays(ini, itu).id,
      beda: differences(satu, lain),
      isian: isian.filter((one) => one.ini !== one.itu),
      sama: isian.filter((one) => one.ini === one.itu && one.ini !== "").map(({ label }) => label),
      arah: { [itu.id]: await tellPlan(ctx, ini, itu), [ini.id]: await tellPlan(ctx, itu, ini) },
    },
  };
}

export type Gabung = Awaited<ReturnType<typeof loadGabung>>;
export type Pasangan = NonNullable<Gabung["pasangan"]>;
export type Arah = Awaited<ReturnType<typeof tellPlan>>;

async function readSide(ctx: Ctx, id: string) {
  const row = await writableRegister(ctx, pendaftaran, id);
  const keadaan: Keadaan = isKeadaan(row.keadaan) ? row.keadaan : "terkirim";
  const stands = await ctx.db
    .selectFrom("pendaftaran")
    .select(["versi", "masukPada", "jalur"])
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  const { diterima } = await ctx.db
    .selectFrom("berkasPendaftaran")
    .select(({ fn }) => fn.countAll().as("diterima"))
    .where("pendaftaranId", "=", id)
    .where("keadaan", "=", "diterima")
    .executeTakeFirstOrThrow();
  return {
    ...{ id, keadaan, ...stands, nomor: String(row.nomor), namaLengkap: String(row.namaLengkap) },
    ...{ diterima: Number(diterima), jauh: wayOf(keadaan) },
  };
}

export type Side = Awaited<ReturnType<typeof readSide>>;

/** What was withdrawn goes before anything that still stands. */
const wayOf = (keadaan: Keadaan): number =>
  keadaan === "mengundurkan diri" || keadaan === "digabung" ? -1 : keadaanPendaftaran.indexOf(keadaan);

async function findOther(ctx: Ctx, typed: string): Promise<string | undefined> {
  const read = checkNomor(typed);
  const found = await ctx.db
    .selectFrom("pendaftaran")
    .select("id")
    .where("nomor", "=", read.benar ? read.nomor : typed)
    .where(notDeleted())
    .executeTakeFirst();
  return found?.id;
}

/** In words, as somebody reads it before agreeing. */
async function tellPlan(ctx: Ctx, pergi: Side, tetap: Side) {
  const tolak = hindrance(pergi, tetap) ?? (await otherIntake(ctx, pergi.id, tetap.id));
  const plan = await planGabung(ctx, pergi, tetap);
  const { tertutup, berkas, nilai, jawaban, jawabanBeda, jawabanTinggal, kursi } = plan;
  const papers = (cara: string) => berkas.filter((one) => one.cara === cara).map(({ dokumen }) => dokumen);
  const parts = (some: typeof nilai.pindah) => some.map(komponenLabel);
  const lines = [
    [papers("pindah"), `Berkas yang pindah ke ${tetap.nomor}, dengan hasil pemeriksaannya`],
    [papers("tukar"), `Berkas ${pergi.nomor} yang dipakai karena lebih baik keadaannya; yang lama tetap tersimpan di ${pergi.nomor}`],
    [papers("tinggal"), `Berkas yang tetap tersimpan di ${pergi.nomor}`],
    [parts(nilai.pindah), `Nilai yang pindah ke ${tetap.nomor}`],
    [parts(nilai.tinggal), `Nilai yang tetap tersimpan di ${pergi.nomor}`],
    [jawaban.map(({ pertanyaan }) => pertanyaan), `Jawaban yang pindah ke ${tetap.nomor}`],
    [jawabanBeda.map(({ pertanyaan }) => pertanyaan), `Dari jawaban yang berbeda, yang tidak dipilih tersimpan di ${pergi.nomor}`],
    [jawabanTinggal, `Jawaban yang tetap tersimpan di ${pergi.nomor}`],
    [kursi.filter(({ pindah }) => pindah).map(({ ujian }) => ujian), `Tempat ujian yang pindah ke ${tetap.nomor}`],
    [kursi.filter(({ pindah }) => !pindah).map(({ ujian }) => ujian), "Tempat ujian yang dilepas"],
  ] as const;
  return {
    ...{ tolak, tertutup, rencana: markOf(plan), jawaban: await showBeda(ctx, jawabanBeda, pergi.id, tetap.id) },
    akibat: [
      `${pergi.nomor} ditutup dengan tanda “digabung ke ${tetap.nomor}”. Nomornya tidak dipakai lagi dan tidak diberikan kepada siapa pun.`,
      `Keluarga yang membuka ${pergi.nomor} dibawa ke ${tetap.nomor}.`,
      ...(tertutup ? [`${tetap.nomor} sudah diputuskan, jadi isian, berkas, nilai, dan jawabannya tidak berubah.`] : []),
      ...lines.flatMap(([names, words]) => (names.length > 0 ? [withFullStop(`${words}: ${names.join(", ")}`)] : [])),
      "Dapat dibatalkan selama belum ada keputusan yang ditetapkan.",
    ],
  };
}

/** @throws Refusal 400 */
export const readSeen = (form: FormData, name: string) => {
  const [id = "", versi = ""] = String(form.get(name) ?? "").split(" ");
  if (!/^\d+$/.test(versi)) throw refuse.malformed("Kiriman ini tidak dikenal.");
  return { id, versi: Number(versi) };
};
