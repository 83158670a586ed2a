import { formatDay, formatMoment } from "#kit/dates.ts";
import { formatDays } from "#kit/day-range.ts";
import { type Paper, renderPaper } from "#kit/documents/paper.server.ts";
import type { Bukti } from "./bukti.server.ts";
import { labels } from "./fields.ts";
import { statusPath } from "./paths.ts";

/** The school's paper, its letterhead ready. */
type BuktiPaper = Pick<Paper, "letterhead" | "size" | "style">;

/** The receipt on the school's paper, as PDF. @param host where families open their page, as people type it */
export function printBukti(bukti: Bukti, kertas: BuktiPaper, host: string): Promise<Uint8Array> {
  return renderPaper({
    ...kertas,
    title: "Bukti Pendaftaran",
    subtitle: `Tahun ajaran ${bukti.tahunAjaran}`,
    footer: `Bukti Pendaftaran ${bukti.nomor}`,
    blocks: [
      {
        kind: "callout",
        label: "Nomor pendaftaran",
        value: bukti.nomor,
        note: "Tulis nomor ini lengkap sampai huruf terakhirnya: huruf itu memastikan tidak ada angka yang keliru.",
      },
      { kind: "facts", rows: keterangan(bukti) },
      { kind: "heading", text: "Melihat sampai di mana pendaftaran ini" },
      {
        kind: "paragraph",
        text: `Buka ${host}${statusPath} dengan nomor pendaftaran di atas dan tanggal lahir calon siswa. Di halaman itu ada yang masih perlu dilakukan, dan nanti hasilnya.`,
      },
      ...answers(bukti.jawaban),
      ...unanswered(bukti.pertanyaan),
      ...sent(bukti.berkas),
      { kind: "heading", text: "Dibawa saat daftar ulang" },
      { kind: "list", items: bukti.bawaan, ordered: true },
      { kind: "paragraph", text: "Berkas asli ikut dibawa saat daftar ulang.", tone: "quiet" },
    ],
  });
}

const answers = (jawaban: Bukti["jawaban"]): Paper["blocks"] =>
  jawaban.length === 0
    ? []
    : [
        { kind: "heading", text: "Jawaban atas pertanyaan tambahan" },
        { kind: "facts", rows: jawaban.map(({ label, kata }) => ({ label, value: kata })) },
      ];

const unanswered = (pertanyaan: Bukti["pertanyaan"]): Paper["blocks"] =>
  pertanyaan.length === 0
    ? []
    : [
        { kind: "heading", text: "Pertanyaan yang masih perlu dijawab" },
        { kind: "list", items: pertanyaan },
        { kind: "paragraph", text: "Jawab di halaman di atas.", tone: "quiet" },
      ];

const sent = (berkas: Bukti["berkas"]): Paper["blocks"] =>
  berkas.length === 0
    ? []
    : [
        { kind: "heading", text: "Berkas yang masih perlu dikirim" },
        { kind: "list", items: berkas },
        { kind: "paragraph", text: "Potret atau pindai, lalu kirim lewat halaman di atas.", tone: "quiet" },
      ];

/** The same as a file to keep or print. */
export async function downloadBukti(bukti: Bukti, kertas: BuktiPaper, origin: string): Promise<Response> {
  const pdf = await printBukti(bukti, kertas, new URL(origin).host);
  return new Response(new Uint8Array(pdf), {
    headers: {
      "Content-Type": "application/pdf",
      "Content-Disposition": `attachment; filename="Bukti-${bukti.nomor}.pdf"`,
      "Cache-Control": "no-store",
      "Referrer-Policy": "no-referrer",
    },
  });
}

/** What both the page and the paper tell. */
export const keterangan = (bukti: Bukti): readonly { label: string; value: string }[] => [
  { label: "Nama lengkap", value: bukti.namaLengkap },
  { label: "Tanggal lahir", value: formatDay(bukti.tanggalLahir) },
  { label: "Asal sekolah", value: bukti.asalSekolah },
  { label: "Jalur", value: labels("jalur", bukti.jalur) },
  ...(bukti.jurusan === null ? [] : [{ label: "Jurusan", value: labels("jurusan", bukti.jurusan) }]),
  { label: "Masuk", value: formatMoment(bukti.diterima) },
  ...(bukti.diisiPelaku === null ? [] : [{ label: "Diisi oleh", value: `Panitia (${bukti.diisiPelaku}), dari formulir kertas` }]),
  ...(bukti.pengumuman ? [{ label: "Pengumuman", value: formatDay(bukti.pengumuman, "long") }] : []),
  ...(bukti.daftarUlangMulai && bukti.daftarUlangSelesai
    ? [{ label: "Daftar ulang", value: formatDays(bukti.daftarUlangMulai, bukti.daftarUlangSelesai) }]
    : []),
];
