import { describeAccepted, dialogAccept } from "#kit/attachments/limits.ts";
import type { ReadCtx } from "#kit/ctx.server.ts";
import { notDeleted } from "#kit/database/bin.server.ts";
import { formatDay } from "#kit/dates.ts";
import { papers } from "#kit/files/kinds.ts";
import { withFullStop } from "#kit/full-stop.ts";
import type { Field, Value } from "#kit/register/fields.ts";
import { type Dokumen, readDokumen, unsent } from "../berkas/read-dokumen.server.ts";
import { bawaanOf, tellBawaan } from "../daftar-ulang/bawaan.server.ts";
import { isOver, missingOf, readDaftarUlang } from "../daftar-ulang/read-tambahan.server.ts";
import { fieldsIn } from "../fields.ts";
import { readMerged } from "../gabung/read-merged.server.ts";
import { jalurLabel } from "../jalur/jenis-jalur.ts";
import { isAnnounced } from "../keadaan/decided-for-family.server.ts";
import type { Seen } from "../keadaan/hold-pendaftaran.server.ts";
import { isDecided, isKeadaan, isTold, type Keadaan } from "../keadaan/keadaan.ts";
import { findPeralihan } from "../keadaan/peralihan.ts";
import { type Langkah, readLangkah } from "../keadaan/read-langkah.server.ts";
import { formulirKertas } from "../kertas/kertas.ts";
import { type IsianName, isianFields, sebabLabel, withRelated } from "../perbaikan/isian.ts";
import { openOf, type Perbaikan, readPerbaikan } from "../perbaikan/read-perbaikan.server.ts";
import { readIsian } from "../perbaikan/replace-isian.server.ts";
import { tanyaOf } from "../periode.server.ts";
import { loadPertanyaan, type PertanyaanKeluarga } from "../pertanyaan/load-pertanyaan.server.ts";
import { hasOtherJalur } from "../pindah-jalur/list-tujuan.server.ts";
import { lastDayOf } from "../seleksi/last-day.server.ts";
import { hasSurat } from "../surat/read-surat.server.ts";
import { type JadwalKeluarga, jadwalKeluarga } from "../ujian/read-jadwal.server.ts";
import { pageKey } from "./chosen-page.server.ts";
import { covered, coveredField } from "./covered.ts";
import { type HasilKeluarga, readHasil } from "./read-hasil.server.ts";

export interface Status {
  readonly nomor: string;
  /** Names this page in addresses. */
  readonly kunci: string;
  readonly namaLengkap: string;
  readonly tahunAjaran: string;
  /** The path it is on; null where the intake has no other. */
  readonly jalur: string | null;
  /** As the family may know it today. */
  readonly keadaan: Keadaan;
  readonly kalimat: string;
  /** What is to be corrected; null unless it was given back. */
  readonly diminta: Diminta | null;
  /** What the intake asks besides the form and was not answered yet; null where nothing is left. */
  readonly pertanyaan: PertanyaanKeluarga["pertanyaan"];
  /** What was answered; what is secret in it is covered. */
  readonly jawaban: PertanyaanKeluarga["jawaban"];
  /** What the committee corrected itself. */
  readonly diperbaiki: readonly { readonly label: string; readonly kata: string; readonly pada: Date }[];
  /** Not from where: who withdraws before the announcement is not told what it would have been. */
  readonly langkah: readonly Pick<Langkah, "ke" | "pelaku" | "alasan" | "pada">[];
  /** How its place came about; null before the announcement. */
  readonly hasil: HasilKeluarga | null;
  /** A place that waits to be taken, until which day, and in words; null where there is none. */
  readonly ambil: { readonly sampai: string | null; readonly kata: string } | null;
  /** What EMIS asks besides, once the place is taken; null before. */
  readonly lengkapi: Lengkapi | null;
  /** When and where it is examined; null before that is published, and once the result is told. */
  readonly jadwal: JadwalKeluarga | null;
  readonly bolehMundur: boolean;
  /** Whether the letter about the result is there. */
  readonly surat: boolean;
  readonly dokumen: readonly Dokumen[];
  /** What papers may be, in a sentence and for the browser's dialog; null when nobody sends any more. */
  readonly unggah: { readonly kalimat: string; readonly accept: string } | null;
}

export interface Lengkapi {
  readonly kurang: number;
  readonly sampai: string | null;
  readonly tutup: boolean;
}

export interface Diminta {
  /** As it was seen, so that a correction of something else is told. Told with it alone: what grows unseen tells that something was decided. */
  readonly versi: number;
  readonly alasan: string | null;
  /** The fields that were named, each with its reason, and those that hang together with them; what is private in them is covered. */
  readonly isian: readonly { readonly name: IsianName; readonly field: Field; readonly nilai: Value }[];
}

/** The family's page, for whoever showed number and birth date. Null when the registration is gone. */
export async function loadStatus(ctx: ReadCtx, id: string): Promise<Status | null> {
  const row = await ctx.db
    .selectFrom("pendaftaran")
    .innerJoin("periodePpdb", "periodePpdb.id", "pendaftaran.periodeId")
    .select([
      "nomor",
      "pendaftaran.versi",
      "namaLengkap",
      "keadaan",
      "jalur",
      "tahunAjaran",
      "pengumuman",
      "daftarUlangMulai",
      "daftarUlangSelesai",
    ])
    .where("pendaftaran.id", "=", id)
    .where(notDeleted("pendaftaran"))
    .executeTakeFirst();
  if (!row) return null;
  const told = await isAnnounced(ctx, id);
  // Until then a page that takes nothing more would tell the result.
  const decided = isDecided(row.keadaan) && (told || !isTold(row.keadaan));
  const langkah = (await readLangkah(ctx, id))
    .filter(({ dari, ke }) => told || !(isTold(ke) || isTold(dari ?? "")) || ke === "mengundurkan diri")
    .map(({ ke, pelaku, alasan, pada }) => ({
      ke,
      pelaku: pelaku === "Keluarga" || pelaku === "Sistem" ? pelaku : "Panitia",
      alasan,
      pada,
    }));
  const perbaikan = await readPerbaikan(ctx, id);
  const last = langkah.at(-1);
  const keadaan = isKeadaan(last?.ke) ? last.ke : "terkirim";
  const dokumen = await readDokumen(ctx, id);
  const kurang = decided ? 0 : unsent(dokumen).length;
  const tanya = await loadPertanyaan(ctx, id, decided);
  return {
    ...{ nomor: row.nomor, namaLengkap: row.namaLengkap, tahunAjaran: row.tahunAjaran, keadaan, langkah },
    jalur: (await hasOtherJalur(ctx, id)) ? jalurLabel(row.jalur) : null,
    kalimat: [
      ...mergedSentence(await readMerged(ctx, id), row.nomor),
      sentenceOf(keadaan, {
        ...row,
        hangus: last?.pelaku === "Sistem",
        bring: tellBawaan(await bawaanOf(ctx, id, dokumen)),
        kurang: { berkas: kurang, jawaban: tanya.wajib },
      }),
    ].join(" "),
    kunci: pageKey(ctx, id),
    ambil: keadaan === "diterima" && row.keadaan === "diterima" ? offer(await lastDayOf(ctx, id)) : null,
    lengkapi: keadaan === "daftar ulang" ? await readLengkapi(ctx, id) : null,
    hasil: told ? await readHasil(ctx, id) : null,
    jadwal: isTold(keadaan) ? null : await jadwalKeluarga(ctx, id),
    surat: told && (await hasSurat(ctx, id)),
    diminta:
      keadaan === "perlu perbaikan" ? await readDiminta(ctx, { id, versi: row.versi }, { perbaikan, alasan: reasonOf(langkah) }) : null,
    ...{ pertanyaan: tanya.pertanyaan, jawaban: tanya.jawaban },
    diperbaiki: [
      ...perbaikan
        .filter(({ jenis }) => jenis === "panitia")
        .map(({ isian, sebab, catatan, pada }) => ({ label: isianFields[isian].label, kata: tellSebab(sebab, catatan), pada })),
      ...tanya.diperbaiki,
    ],
    // The paper form is the desk's to scan: until it has, nothing of the family is missing. Nor is anything once nobody sends any more.
    dokumen: dokumen.filter((one) => one.berkas !== null || (!decided && one.dokumen !== formulirKertas)),
    unggah: decided ? null : { kalimat: describeAccepted(papers), accept: dialogAccept(papers) },
    bolehMundur: findPeralihan(keadaan, "mengundurkan diri", "keluarga") !== undefined,
  };
}

const offer = (sampai: string | null): Status["ambil"] => ({
  sampai,
  kata: `${
    sampai === null
      ? "Nyatakan bahwa tempat ini diambil, supaya panitia menyimpannya."
      : `Nyatakan bahwa tempat ini diambil paling lambat ${formatDay(sampai, "long")}. Sesudah itu tempatnya diberikan kepada calon siswa berikutnya.`
  } Bila tidak jadi, tarik pendaftaran di bawah halaman ini.`,
});

async function readLengkapi(ctx: ReadCtx, id: string): Promise<Lengkapi | null> {
  const stands = await readDaftarUlang(ctx, id);
  if (!stands) return null;
  const { sampai, isSiswa } = stands;
  return { kurang: missingOf(stands).length, sampai, tutup: isSiswa || isOver(ctx, sampai) };
}

/** Of the step that brought the state of today: one to another path keeps it, and says something else. */
const reasonOf = (langkah: Status["langkah"]): string | null =>
  langkah.findLast(({ ke }, place) => langkah[place - 1]?.ke !== ke)?.alasan ?? null;

interface Asked {
  readonly perbaikan: readonly Perbaikan[];
  readonly alasan: string | null;
}

async function readDiminta(ctx: ReadCtx, { id, versi }: Seen, { perbaikan, alasan }: Asked): Promise<Diminta> {
  const reasons = new Map(openOf(perbaikan).map(({ isian, sebab }) => [isian, sebab]));
  const stands = await readIsian(ctx, id);
  const fields = fieldsIn(await tanyaOf(ctx, id));
  return {
    ...{ alasan, versi },
    isian: withRelated([...reasons.keys()]).map((name) => ({
      name,
      field: coveredField(name, withReason(fields[name], reasons.get(name)), stands[name]),
      nilai: covered(name, stands[name]),
    })),
  };
}

/** The committee's reason stands where the hint of the form stood. */
const withReason = (field: Field, sebab: string | undefined): Field =>
  sebab === undefined || sebab === "lain" ? field : { ...field, hint: withFullStop(sebabLabel(sebab)) };

const tellSebab = (sebab: string, catatan: string | null): string =>
  [sebab === "lain" ? null : sebabLabel(sebab), catatan]
    .filter((one) => one !== null)
    .map(withFullStop)
    .join(" ");

/** Whoever came by the other number hears which one goes on. */
const mergedSentence = (merged: readonly string[], nomor: string): readonly string[] =>
  merged.length === 0
    ? []
    : [`Pendaftaran ${merged.join(", ")} dari anak yang sama sudah digabung ke ${nomor}. Pakai nomor ini seterusnya.`];

interface Days {
  readonly pengumuman: string | null;
  readonly daftarUlangMulai: string | null;
  readonly daftarUlangSelesai: string | null;
  /** The place was not taken in time, and the system gave it to the next one. */
  readonly hangus: boolean;
  /** What comes along to re-registration, in a sentence. */
  readonly bring: string;
  /** Papers that the family still has to send, and questions that it still has to answer. */
  readonly kurang: { readonly berkas: number; readonly jawaban: number };
}

function sentenceOf(keadaan: Keadaan, { pengumuman, daftarUlangMulai, daftarUlangSelesai, hangus, bring, kurang }: Days): string {
  const day = pengumuman
    ? `Hasil diumumkan ${formatDay(pengumuman, "long")}.`
    : "Tanggal pengumuman hasil akan diberitahukan di situs ini.";
  const days =
    daftarUlangMulai && daftarUlangSelesai
      ? `Daftar ulang ${formatDay(daftarUlangMulai, "long")} sampai ${formatDay(daftarUlangSelesai, "long")}.`
      : "Jadwal daftar ulang akan diberitahukan di situs ini.";
  const answer = kurang.jawaban > 0 ? ` ${kurang.jawaban} pertanyaan masih perlu Anda jawab di bawah ini.` : "";
  const papers = kurang.berkas > 0 ? ` ${kurang.berkas} berkas masih perlu Anda kirim; daftarnya di bawah ini.` : "";
  const send = answer + papers;
  return {
    draf: "Pendaftaran ini belum dikirim.",
    terkirim: `Pendaftaran sudah masuk dan menunggu diperiksa panitia.${send || " Anda belum perlu melakukan apa-apa."}`,
    "perlu perbaikan": `Ada yang perlu diperbaiki. Perbaiki di bawah ini, lalu kirim lagi kepada panitia.${send}`,
    terverifikasi: `Data sudah diperiksa dan benar.${send} ${day}`,
    "lulus administrasi": `${kurang.berkas > 0 ? "Panitia meluluskan syarat administrasi." : "Syarat administrasi sudah lengkap."}${send} ${day}`,
    diterima: `Selamat, calon siswa diterima. ${days}`,
    cadangan: `Calon siswa masuk daftar cadangan. Kami mengabari bila ada tempat yang kosong${daftarUlangSelesai ? `, paling lambat ${formatDay(daftarUlangSelesai, "long")}` : ""}.`,
    "tidak diterima": "Calon siswa belum dapat kami terima tahun ini. Terima kasih sudah mendaftar.",
    "mengundurkan diri": hangus
      ? "Tempat ini tidak diambil sampai batas waktunya, jadi diberikan kepada calon siswa berikutnya. Bila ini keliru, segera hubungi panitia."
      : "Pendaftaran ini sudah ditarik. Bila ini keliru, hubungi panitia.",
    "daftar ulang": `Tempat ini sudah diambil dan tercatat. ${days} ${bring} Sampai jumpa di hari pertama sekolah.`,
    digabung: "Pendaftaran ini digabung dengan kiriman lain dari anak yang sama.",
  }[keadaan];
}
