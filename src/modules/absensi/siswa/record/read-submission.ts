import { isDay } from "#kit/dates.ts";
import { refuse } from "#kit/refusals.ts";
import { isUuid } from "#kit/register/uuid.ts";
import { seenText } from "#kit/typed-text.ts";
import { isStatus } from "../status.ts";
import type { Submission, SubmissionRow } from "./submission.ts";

const keteranganLength = 300;
const most = 100;
const tahunTertua = 2;

type Content = Readonly<Record<string, unknown>>;

/**
 * Reads what a device sent. Its clock may be wrong: `dikirimPada` tells how far, so that the tap gets its true time.
 * @throws Refusal 400 for what no screen of ours sends, 422 with a sentence for what a person can mend
 */
export function readSubmission(sent: unknown, now: Date): Submission {
  const isi = (typeof sent === "object" && sent !== null ? sent : {}) as Content;
  const { kunci, kelasId, tanggal, perangkat } = isi;
  const jadwalId = isi.jadwalId ?? null;
  if (!cocok(kunci, /^[\w-]{8,100}$/) || !cocok(perangkat, /^[\w-]{1,64}$/) || !uuid(kelasId) || !(jadwalId === null || uuid(jadwalId)))
    throw unreadable();
  if (typeof tanggal !== "string" || !isDay(tanggal)) throw refuse.invalid("Hari absensi ini tidak ada di kalender.");
  if (!Array.isArray(isi.baris) || isi.baris.length === 0) throw refuse.invalid("Belum ada siswa yang ditandai.");
  if (isi.baris.length > most) throw unreadable();
  const baris = isi.baris.map(readRow);
  if (new Set(baris.map(({ siswaId }) => siswaId)).size < baris.length)
    throw refuse.invalid("Satu siswa tertulis dua kali dalam kiriman ini. Tandai setiap siswa sekali saja.");
  return { kunci, kelasId, tanggal, jadwalId, perangkat, dicatatPada: saatSebenarnya(isi, now), baris };
}

function readRow(one: unknown): SubmissionRow {
  const isi = (typeof one === "object" && one !== null ? one : {}) as Content;
  const { siswaId, status } = isi;
  const jam = isi.jam ?? null;
  const buktiId = isi.buktiId ?? null;
  const dasar = isi.dasar ?? null;
  if (!uuid(siswaId) || !isStatus(status) || !(buktiId === null || uuid(buktiId))) throw unreadable();
  if (!(dasar === null || (typeof dasar === "number" && Number.isSafeInteger(dasar)))) throw unreadable();
  if (!(jam === null || cocok(jam, /^([01]\d|2[0-3]):[0-5]\d$/))) throw refuse.invalid("Jam datang ditulis seperti 07.42.");
  const keterangan = typeof isi.keterangan === "string" ? seenText(isi.keterangan) || null : null;
  if (keterangan && [...keterangan].length > keteranganLength)
    throw refuse.invalid(`Catatan paling panjang ${keteranganLength} huruf. Ringkaskan, lalu kirim lagi.`);
  return { siswaId, status, jam: status === "terlambat" ? jam : null, keterangan, buktiId, dasar };
}

function saatSebenarnya({ dicatatPada, dikirimPada }: Content, now: Date): Date {
  const tap = Date.parse(String(dicatatPada));
  const kirim = dikirimPada === undefined ? now.getTime() : Date.parse(String(dikirimPada));
  if (Number.isNaN(tap) || Number.isNaN(kirim)) throw unreadable();
  const benar = Math.min(tap + now.getTime() - kirim, now.getTime());
  if (benar < now.getTime() - tahunTertua * 366 * 86_400_000)
    throw refuse.invalid("Jam perangkat ini keliru sehingga waktu pencatatan tidak diketahui. Betulkan jamnya, lalu catat sekali lagi.");
  return new Date(benar);
}

const cocok = (value: unknown, pattern: RegExp): value is string => typeof value === "string" && pattern.test(value);
const uuid = (value: unknown): value is string => typeof value === "string" && isUuid(value);
const unreadable = () => refuse.malformed("Kiriman absensi ini tidak terbaca. Muat ulang halaman, lalu kirim lagi.");
